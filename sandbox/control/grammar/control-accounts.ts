import type { Bank } from '#sandbox/bank/engine/bank.ts';
import { knownUser } from '#sandbox/bank/engine/persona-opening.ts';
import { tokenOf } from '#sandbox/bank/engine/tokens.ts';
import { isListed } from '#sandbox/bank/payees/payees.ts';
import type { AccountRecord } from '#sandbox/bank/records/account.ts';
import type { PartyRecord } from '#sandbox/bank/records/party.ts';
import type { PayeeRecord } from '#sandbox/bank/records/payee.ts';
import type { SessionRecord } from '#sandbox/bank/records/session.ts';
import { type Inbound, sessionHeader } from '#sandbox/http/pipeline/inbound.ts';

/** One of a persona's things, by the name that links call it and by the token that a session shows for it. */
export interface NamedThing {
  /**
   * An account's and a payee's is its persona's own word for it, `current`; a party's is its place in the customer's list,
   * from `1`.
   */
  readonly alias: string;
  /** As the customer knows it. */
  readonly name: string;
  /** Null where no session of the customer's shows it. */
  readonly token: string | null;
}

/** What a persona's customer has, by alias. */
export interface PersonaThings {
  readonly persona: string;
  /** Whether the session that the tokens belong to is still good. */
  readonly signedIn: boolean;
  readonly accounts: readonly NamedThing[];
  readonly parties: readonly NamedThing[];
  /** Whom those parties pay. */
  readonly payees: readonly NamedThing[];
  /** The group of each payee, by the payee's alias: calls that concern a payee name both. */
  readonly payeeGroups: readonly NamedThing[];
}

/** The things of that persona with the tokens of the session its customer is signed in with; undefined for no persona. */
export function thingsOfPersona(bank: Bank, persona: string): PersonaThings | undefined {
  const session = bank.records.all('sessions').find(({ userId, ended }) => userId === persona && ended === 'no');
  return thingsShownBy(bank, persona, { session, signedIn: session !== undefined });
}

/**
 * The things a session showed its customer, over or not; undefined where nobody was signed in with it.
 * @param seen the session as it was once, for one that the bank has forgotten.
 */
export function thingsOfSession(
  bank: Bank,
  sessionId: string,
  seen: SessionRecord | undefined,
): PersonaThings | undefined {
  const known = bank.records.find('sessions', sessionId);
  const session = known ?? seen;
  if (session === undefined || session.userId === null) return undefined;
  return thingsShownBy(bank, session.userId, { session, signedIn: known?.ended === 'no' });
}

function thingsShownBy(
  bank: Bank,
  persona: string,
  { session, signedIn }: { readonly session: SessionRecord | undefined; readonly signedIn: boolean },
): PersonaThings | undefined {
  const belongings = belongingsOf(bank, persona);
  if (belongings === undefined) return undefined;
  const tokenFor = (of: 'account' | 'party' | 'payee' | 'payee-group', id: string) =>
    session === undefined ? null : tokenOf(bank, session, of, id);
  const payees = belongings.payees.map(({ id, groupId, nickName, accountName }) => {
    const named = { alias: aliasOfPayee(id), name: nickName ?? accountName };
    return {
      payee: { ...named, token: tokenFor('payee', id) },
      group: { ...named, token: tokenFor('payee-group', groupId) },
    };
  });
  return {
    persona,
    signedIn,
    accounts: belongings.accounts.map(({ id, nickname, displayName }) => ({
      alias: aliasOf(id),
      name: nickname ?? displayName,
      token: tokenFor('account', id),
    })),
    parties: belongings.parties.map(({ id, name }, index) => ({
      alias: String(index + 1),
      name,
      token: tokenFor('party', id),
    })),
    payees: payees.map(({ payee }) => payee),
    payeeGroups: payees.map(({ group }) => group),
  };
}

/** Read from the persona itself where nobody has touched it yet, so that looking does not open it. */
function belongingsOf(bank: Bank, persona: string) {
  const known = knownUser(bank, persona);
  if (known === undefined) return undefined;
  const toCome = { accounts: [] as AccountRecord[], parties: [] as PartyRecord[], payees: [] as PayeeRecord[] };
  for (const change of known.opening) {
    if (change.change !== 'insert') continue;
    if (change.of === 'accounts') toCome.accounts.push(change.record);
    if (change.of === 'parties') toCome.parties.push(change.record);
    if (change.of === 'payees') toCome.payees.push(change.record);
  }
  const parties = known.user.partyIds.flatMap(
    (id) => bank.records.find('parties', id) ?? toCome.parties.filter((party) => party.id === id),
  );
  const accounts = parties.flatMap(({ id }) => [
    ...bank.records.accountsOf(id),
    ...toCome.accounts.filter(({ partyId }) => partyId === id),
  ]);
  const everyPayee = [...bank.records.all('payees'), ...toCome.payees];
  const payees = parties.flatMap(({ id }) => everyPayee.filter((payee) => payee.partyId === id && isListed(payee)));
  return { accounts, parties, payees };
}

/** The session a request came in; undefined where it came in none. */
export function sessionOf({ headers }: Inbound): string | undefined {
  return headers[sessionHeader];
}

/** Whether a header as the journal keeps it is no header of the request but the session beside it. */
export function namesSession(header: string): boolean {
  return header === sessionHeader;
}

/** Accounts of the bank are `<persona>:<alias>`. */
function aliasOf(accountId: string): string {
  return accountId.slice(accountId.indexOf(':') + 1);
}

/** Payees of a persona are `<persona>:payee:<alias>`. */
function aliasOfPayee(payeeId: string): string {
  return payeeId.slice(payeeId.lastIndexOf(':') + 1);
}
