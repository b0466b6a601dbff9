import { operationAsked } from '#contracts/driver/contract.ts';
import type { Exchange } from '#contracts/driver/relay.ts';
import { whyUnreadable } from '#contracts/driver/unreadable.ts';
import { breachesOf } from '#contracts/verify/answer-check.ts';

/** Why a state could not be set up: what the bank answered against the contract on the way, or what failed. */
export function whyNotSetUp(failure: unknown, calls: readonly Exchange[]): string {
  const breaches = calls.flatMap((call) => breachesOf(call).map((breach) => `${nameOf(call)}: ${breach}`));
  const [first] = breaches;
  const more = breaches.length > 1 ? ` (and ${breaches.length - 1} more breaches)` : '';
  const last = calls.at(-1);
  const unreadable = whyUnreadable(failure, last === undefined ? 'the bank' : nameOf(last));
  if (unreadable !== undefined) {
    return first === undefined ? unreadable : `the bank answered against the contract to ${first}${more}`;
  }
  const reason = reasonOf(failure);
  return first === undefined ? reason : `${reason.replace(/\.$/, '')}; against the contract: ${first}${more}`;
}

function nameOf(call: Exchange): string {
  const [path] = call.target.split('?');
  return `${operationAsked(call) ?? 'a call'} (${call.method} ${path})`;
}

/** With the cause, because `fetch` alone says only that it failed. */
function reasonOf(failure: unknown): string {
  if (!(failure instanceof Error)) return String(failure);
  const cause = failure.cause as NodeJS.ErrnoException | undefined;
  return cause === undefined ? failure.message : `${failure.message}: ${cause.code ?? cause.message}`;
}
