import type { Bank } from '#sandbox/bank/engine/bank.ts';
import { type Customer, partiesOf } from '#sandbox/bank/engine/profile.ts';
import { tokenOf } from '#sandbox/bank/engine/tokens.ts';
import type { SessionRecord } from '#sandbox/bank/records/session.ts';
import { renewed, spendNonce } from '#sandbox/bank/session/sessions.ts';
import type { RefusalName } from '#sandbox/http/refusals/refusals.ts';
import { sessionHeader } from './inbound.ts';

/** The request's sender: a live session, renewed and with its nonce spent, or what is left of one. */
export interface Visit {
  /** Undefined where there was none or it is over. */
  readonly session: SessionRecord | undefined;
  readonly nonceIsGood: boolean;
  /** The named session was opened before sign-in and has expired. */
  readonly prospectExpired: boolean;
}

export function receive(bank: Bank, headers: Readonly<Record<string, string>>): Visit {
  const named = bank.records.find('sessions', headers[sessionHeader] ?? '');
  if (named === undefined || named.ended !== 'no') {
    const prospectExpired = named !== undefined && named.userId === null && named.ended === 'expired';
    return { session: undefined, nonceIsGood: false, prospectExpired };
  }
  const spent = spendNonce(named, headers['x-nonce']);
  return {
    session: renewed(spent ?? named, bank.clock.now),
    nonceIsGood: spent !== undefined,
    prospectExpired: false,
  };
}

/** The customer behind the visit and their parties, or why there is none. */
export function findCustomer(
  bank: Bank,
  visit: Visit,
  headers: Readonly<Record<string, string>>,
): { readonly customer: Customer } | { readonly refused: RefusalName; readonly rule: string } {
  const { session } = visit;
  const user = bank.records.find('users', session?.userId ?? '');
  if (session === undefined || user === undefined) return { refused: 'noUserSession', rule: 'session.no-user' };
  if (!visit.nonceIsGood) return { refused: 'badNonce', rule: 'nonce.missing-unknown-or-used' };
  const customer = customerOf(bank, session, headers);
  return customer === undefined ? { refused: 'accessDenied', rule: 'party.not-of-user' } : { customer };
}

/** The session's customer with the chosen party or all of theirs; undefined for a party that is not theirs. */
export function customerOf(
  bank: Bank,
  session: SessionRecord,
  headers: Readonly<Record<string, string>>,
): Customer | undefined {
  const user = bank.records.find('users', session.userId ?? '');
  if (user === undefined) return undefined;
  const all = partiesOf(bank, user);
  const chosen = headers['x-party-id'];
  if (chosen === undefined) return { session, user, parties: all };
  const party = all.find(({ id }) => tokenOf(bank, session, 'party', id) === chosen);
  return party && { session, user, parties: [party] };
}
