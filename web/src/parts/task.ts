/** The next task, so that what takes long is drawn in two, and the browser can do something between them. */
export const nextTask = (): Promise<void> =>
  new Promise((go) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      go();
    };
    port2.postMessage(null);
  });
