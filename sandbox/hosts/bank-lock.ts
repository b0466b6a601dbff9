/** Only one bank may write the browser's journal: two would overwrite each other's books. */
const lockName = 'paddock-sandbox-bank';

/** A worker that is being replaced holds the lock a moment longer than its last tab lives: see `bank-worker.ts`. */
const patienceMs = 4000;

/**
 * Takes the browser's only bank lock and holds it for as long as this page or worker lives.
 * Resolves with false where another holds it and does not let go.
 */
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
