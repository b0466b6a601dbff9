/** Resolves after `ms`, or rejects when the signal aborts. */
export function sleep(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((done, failed) => {
    signal.throwIfAborted();
    const giveUp = () => {
      clearTimeout(timer);
      failed(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', giveUp);
      done();
    }, ms);
    signal.addEventListener('abort', giveUp, { once: true });
  });
}
