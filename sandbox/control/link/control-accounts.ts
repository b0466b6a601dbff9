import type { Bank } from '#sandbox/bank/engine/bank.ts';
import { knownUser } from '#sandbox/bank/engine/persona-opening.ts';
import { tokenOf } from '#sandbox/bank/engine/tokens.ts';
import { isListed } from '#sandbox/bank/payees/payees.ts';
import type { AccountRecord } from '#sandbox/bank/records/account.ts';
import type { DirectDebitRecord } from '#sandbox/bank/records/direct-debit.ts';
import type { InstructionRecord } from '#sandbox/bank/records/instruction.ts';
import type { MailRecord } from '#sandbox/bank/records/mail.ts';
import type { PartyRecord } from '#sandbox/bank/records/party.ts';
import type { PayeeRecord } from '#sandbox/bank/records/payee.ts';
import type { SessionRecord } from '#sandbox/bank/records/session.ts';
import { type Inbound, sessionHeader } from '#sandbox/http/pipeline/inbound.ts';

export interface NamedRecord {
  /** As used in links; a party's is its place in the customer's list, from `1`. */
  readonly alias: string;
  readonly name: string;
  /** Null when the customer has no session. */
  readonly token: string | null;
}

export interface PersonaRecords {
  readonly persona: string;
  readonly signedIn: boolean;
  readonly accounts: readonly NamedRecord[];
  readonly parties: readonly NamedRecord[];
  readonly payees: readonly NamedRecord[];
  /** Messages and bulletins: a persona's own by their number. */
  readonly mails: readonly NamedRecord[];
  /** Each payee's group under the payee's alias: payee calls name both. */
  readonly payeeGroups: readonly NamedRecord[];
  /** Standing orders, future payments and direct debits. */
  readonly instructions: readonly NamedRecord[];
}

export function recordsOfPersona(bank: Bank, persona: string): PersonaRecords | undefined {
  const session = bank.records.all('sessions').find(({ userId, ended }) => userId === persona && ended === 'no');
  return recordsShownBy(bank, persona, { session, signedIn: session !== undefined });
}

/**
 * What a session showed its customer, open or ended. Undefined when nobody was signed in with it.
 * @param seen the session as last seen, for one that the bank has forgotten.
 */
export function recordsOfSession(
  bank: Bank,
  sessionId: string,
  seen: SessionRecord | undefined,
): PersonaRecords | undefined {
  const known = bank.records.find('sessions', sessionId);
  const session = known ?? seen;
  if (session === undefined || session.userId === null) return undefined;
  return recordsShownBy(bank, session.userId, { session, signedIn: known?.ended === 'no' });
}

function recordsShownBy(
  bank: Bank,
  persona: string,
  { session, signedIn }: { readonly session: SessionRecord | undefined; readonly signedIn: boolean },
): PersonaRecords | undefined {
  const belongings = belongingsOf(bank, persona);
  if (belongings === undefined) return undefined;
  const tokenFor = (of: 'account' | 'party' | 'payee' | 'payee-group' | 'mail' | 'instruction', id: string) =>
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
    mails: belongings.mails.map(({ id, subject }) => ({
      alias: aliasOfMail(id),
      name: subject,
      token: tokenFor('mail', id),
    })),
    payeeGroups: payees.map(({ group }) => group),
    instructions: belongings.instructions.map(({ id, name }) => ({
      alias: aliasOfInstruction(id),
      name,
      token: tokenFor('instruction', id),
    })),
  };
}

/** Reads an unopened persona from its script, so that looking does not open it. */
function belongingsOf(bank: Bank, persona: string) {
  const known = knownUser(bank, persona);
  if (known === undefined) return undefined;
  const toCome = {
    accounts: [] as AccountRecord[],
    parties: [] as PartyRecord[],
    payees: [] as PayeeRecord[],
    mails: [] as MailRecord[],
    instructions: [] as InstructionRecord[],
    directDebits: [] as DirectDebitRecord[],
  };
  for (const change of known.opening) {
    if (change.change !== 'insert') continue;
    if (change.of === 'accounts') toCome.accounts.push(change.record);
    if (change.of === 'parties') toCome.parties.push(change.record);
    if (change.of === 'payees') toCome.payees.push(change.record);
    if (change.of === 'mails') toCome.mails.push(change.record);
    if (change.of === 'instructions') toCome.instructions.push(change.record);
    if (change.of === 'directDebits') toCome.directDebits.push(change.record);
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
  const mails = [...bank.records.all('mails'), ...toCome.mails].filter(({ userId }) => userId === persona);
  const everyOrder = [...bank.records.all('instructions'), ...toCome.instructions];
  const everyDebit = [...bank.records.all('directDebits'), ...toCome.directDebits];
  const instructions = parties.flatMap((party) => [
    ...everyOrder.flatMap(({ id, partyId, payeeName: name }) => (partyId === party.id ? [{ id, name }] : [])),
    ...everyDebit.flatMap(({ id, partyId, originator: name }) => (partyId === party.id ? [{ id, name }] : [])),
  ]);
  return { accounts, parties, payees, mails, instructions };
}

export function sessionOf({ headers }: Inbound): string | undefined {
  return headers[sessionHeader];
}

/** Whether a journalled header is really the session that travels beside the request. */
export function namesSession(header: string): boolean {
  return header === sessionHeader;
}

/** Account ids are `<persona>:<alias>`. */
function aliasOf(accountId: string): string {
  return accountId.slice(accountId.indexOf(':') + 1);
}

/** Payee ids are `<persona>:payee:<alias>`. */
function aliasOfPayee(payeeId: string): string {
  return payeeId.slice(payeeId.lastIndexOf(':') + 1);
}

/** The persona's own are `<persona>-mail-<number>`; later ones keep their id. */
function aliasOfMail(mailId: string): string {
  return mailId.slice(mailId.lastIndexOf('-mail-') + 1).replace(/^mail-/, '');
}

/**
 * `<persona>:instruction:<alias>`, or with the account that pays, `<persona>:<account>:direct-debit:<name>`, whose
 * alias is `<account>-<name>`.
 */
function aliasOfInstruction(id: string): string {
  const [, ...parts] = id.split(':');
  return parts.filter((part) => part !== 'instruction' && part !== 'direct-debit').join('-');
}
