import type { Bank } from '#sandbox/bank/engine/bank.ts';
import { sha256Hex } from '#sandbox/bank/engine/canonical.ts';
import type { UserRecord } from '#sandbox/bank/records/user.ts';
import { epochMsOf } from '#src/kernel/instant.ts';
import { messageTo } from './phone.ts';

/** Assumed: the most codes sent to one customer in half an hour, new or resent. */
export const mostCodes = 20;
export const codesCountedMs = 30 * 60_000;

export function areCodesLocked(bank: Bank, { codesLockedUntil }: UserRecord): boolean {
  return codesLockedUntil !== null && epochMsOf(bank.clock.now) < epochMsOf(codesLockedUntil);
}

/** Counted over all challenges, so that a new challenge gives no new codes. */
export function hasHadTooManyCodes(bank: Bank, user: UserRecord): boolean {
  const since = epochMsOf(bank.clock.now) - codesCountedMs;
  const sent = bank.records
    .all('phoneMessages')
    .filter(({ userId, code, sentAt }) => userId === user.id && code !== null && epochMsOf(sentAt) > since);
  return sent.length >= mostCodes;
}

/** @param resent how often a code was resent for this challenge, this time included. */
export function newCode(bank: Bank, user: UserRecord, referenceNo: string, confirms: string, resent: number) {
  const digest = sha256Hex(`${bank.idRoot}|code|${referenceNo}|${resent}`);
  const code = String(Number.parseInt(digest.slice(0, 12), 16) % 1_000_000).padStart(6, '0');
  const message = messageTo(bank, user, {
    id: `code:${referenceNo}:${resent}`,
    text: `${code} is your code ${confirms}. It is valid for 10 minutes. Never tell it to anybody.`,
    code,
  });
  return { code, message };
}
