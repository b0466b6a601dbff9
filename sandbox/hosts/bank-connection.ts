import { reasonOf } from '#src/kernel/reason-of.ts';
import { type BankController, openBankController } from './bank-controller.ts';
import { holdBankLock } from './bank-lock.ts';

export type Opening =
  | { readonly outcome: 'open' }
  /** Another tab or an older version already holds the browser's bank. */
  | { readonly outcome: 'held-elsewhere' }
  | { readonly outcome: 'failed'; readonly reason: string };

/** The bank as a tab reaches it. Only `open` may be called until it resolves with `open`. */
export interface BankConnection extends BankController {
  open(): Promise<Opening>;
}

/** One connection for all tabs. A failed opening is tried again on the next `open`. */
export function createBankConnection(): BankConnection {
  let locked = false;
  let controller: BankController | undefined;
  let opening: Promise<Opening> | undefined;

  async function openOnce(): Promise<Opening> {
    try {
      locked ||= await holdBankLock();
      if (!locked) return { outcome: 'held-elsewhere' };
      controller = await openBankController();
      return { outcome: 'open' };
    } catch (failure) {
      return { outcome: 'failed', reason: reasonOf(failure) };
    }
  }

  function opened(): BankController {
    if (controller === undefined) throw new Error('The bank is not open.');
    return controller;
  }

  return {
    async open() {
      opening ??= openOnce();
      const result = await opening;
      if (result.outcome !== 'open') opening = undefined;
      return result;
    },
    ask: (request) => opened().ask(request),
    askAs: (who, request) => opened().askAs(who, request),
    get control() {
      return opened().control;
    },
    follow: (link, address) => opened().follow(link, address),
    logInAs: (persona) => opened().logInAs(persona),
    takeMoment: (page, report) => opened().takeMoment(page, report),
    openMoment: (text, as) => opened().openMoment(text, as),
    subscribe: (listener) => opened().subscribe(listener),
  };
}
