/** Stops waiting once aborted; the work itself continues. @throws the signal's reason. */
export function unlessAborted<Result>(waited: Promise<Result>, signal: AbortSignal): Promise<Result> {
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(signal.reason);
    if (signal.aborted) return giveUp();
    signal.addEventListener('abort', giveUp);
    waited.then(resolve, reject).finally(() => signal.removeEventListener('abort', giveUp));
  });
}
