import type { SessionRecord } from '#sandbox/bank/records/session.ts';
import type { UserRecord } from '#sandbox/bank/records/user.ts';
import type { Money } from '#src/kernel/money.ts';

/** Assumed, as in article 16 of the UK's technical standards: what may be paid without a factor, each and in all. */
const mostEachMinor = 25_00;
const mostInAllMinor = 85_00;
const mostPayments = 5;

/** The customer has just given a code or PIN: what may be paid without one starts again. */
export function withFactorGiven(user: UserRecord, { id: sessionId }: Pick<SessionRecord, 'id'>): UserRecord {
  return { ...user, lastFactor: { sessionId, payments: 0, minor: 0 } };
}

export function hasGivenFactorIn({ id }: Pick<SessionRecord, 'id'>, { lastFactor }: UserRecord): boolean {
  return lastFactor?.sessionId === id;
}

/** The customer after a payment that needs no factor because it is small; undefined where it needs one. */
export function withSmallPayment(user: UserRecord, { minor }: Money<'GBP'>): UserRecord | undefined {
  const { sessionId = null, payments = 0, minor: before = 0 } = user.lastFactor ?? {};
  const next = { sessionId, payments: payments + 1, minor: before + minor };
  const isSmall = minor <= mostEachMinor && next.minor <= mostInAllMinor && next.payments <= mostPayments;
  return isSmall ? { ...user, lastFactor: next } : undefined;
}
