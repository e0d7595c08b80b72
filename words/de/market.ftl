# The market of rugs in the browser.

market-board = Der Markt
