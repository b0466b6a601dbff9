// First of all, so that no other script takes the name of its policy.
import { scriptUrl } from '#src/kernel/trusted-types.ts';
import workerUrl from './bank-worker.ts?sharedworker&url';
import { type ReachedBank, reachSharedBank } from './shared-bank.ts';

/**
 * The bank that all tabs share, opened by a script of its own while the page's is still being read. Undefined where the
 * browser has no shared workers.
 */
export const earlyBank: ReachedBank | undefined =
  isSecureContext && typeof SharedWorker !== 'undefined' ? reachSharedBank(scriptUrl(workerUrl)) : undefined;

// The page that needs the bank says what went wrong. One that leads elsewhere never asks.
earlyBank?.opening.catch(() => undefined);
