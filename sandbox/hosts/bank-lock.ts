/** Only one bank may write the browser's journal. */
const lockName = 'paddock-sandbox-bank';

/** A worker being replaced holds the lock a little longer than its last tab: see `bank-worker.ts`. */
const patienceMs = 4000;

/** Holds the browser's bank lock until this page or worker ends; false when another holder keeps it. */
export function holdBankLock(): Promise<boolean> {
  return new Promise((answer, failed) => {
    navigator.locks
      .request(lockName, { signal: AbortSignal.timeout(patienceMs) }, () => {
        answer(true);
        return new Promise(() => {});
      })
      .catch((reason: unknown) => {
        if (reason instanceof DOMException && /Abort|Timeout/.test(reason.name)) answer(false);
        else failed(reason);
      });
  });
}
