import { type BankController, openBankController } from './bank-controller.ts';
import { holdBankLock } from './bank-lock.ts';

/** What became of opening the bank. */
export type Opening =
  | { readonly outcome: 'open' }
  /** Another tab or an older version holds the browser's only bank. */
  | { readonly outcome: 'held-elsewhere' }
  | { readonly outcome: 'failed'; readonly reason: string };

/** The bank as a tab reaches it: `open` first; the rest once that has answered `open`. */
export interface BankConnection extends BankController {
  open(): Promise<Opening>;
}

/** One door for everybody who comes; a failure is not remembered, so that knocking again tries again. */
export function createBankConnection(): BankConnection {
  let locked = false;
  let desk: BankController | undefined;
  let opening: Promise<Opening> | undefined;

  async function openOnce(): Promise<Opening> {
    try {
      locked ||= await holdBankLock();
      if (!locked) return { outcome: 'held-elsewhere' };
      desk = await openBankController();
      return { outcome: 'open' };
    } catch (failure) {
      return { outcome: 'failed', reason: failure instanceof Error ? failure.message : String(failure) };
    }
  }

  function opened(): BankController {
    if (desk === undefined) throw new Error('The bank is not open.');
    return desk;
  }

  return {
    async open() {
      opening ??= openOnce();
      const result = await opening;
      if (result.outcome !== 'open') opening = undefined;
      return result;
    },
    ask: (request) => opened().ask(request),
    get control() {
      return opened().control;
    },
    follow: (link, address) => opened().follow(link, address),
    logInAs: (persona) => opened().logInAs(persona),
    subscribe: (listener) => opened().subscribe(listener),
  };
}
