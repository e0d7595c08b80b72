# The market of rugs in the browser.

market-board = The market
