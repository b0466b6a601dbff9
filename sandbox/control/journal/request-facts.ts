import type { Bank } from '#sandbox/bank/engine/bank.ts';
import { tokenOf } from '#sandbox/bank/engine/tokens.ts';
import type { OrderRecord } from '#sandbox/bank/records/instruction.ts';
import type { SessionRecord } from '#sandbox/bank/records/session.ts';
import { type NamedRecord, recordsOfSession, sessionOf } from '#sandbox/control/link/control-accounts.ts';
import type { FaultMatch } from '#sandbox/control/link/faults.ts';
import type { Inbound } from '#sandbox/http/pipeline/inbound.ts';
import { decodedText, jsonIn } from '#src/kernel/any-fields.ts';

/** Whether a request is about all of this: by what it says, and by the order that it names with a token. */
export function isAbout(match: FaultMatch, bank: Bank, inbound: Inbound): boolean {
  const said = readSaid(inbound);
  const session = bank.records.find('sessions', sessionOf(inbound) ?? '');
  if (session !== undefined) addOrders(said, bank, session);
  const records = session && recordsOfSession(bank, session.id, session);
  const namedIn = (listed: readonly NamedRecord[] = []) =>
    listed.flatMap(({ alias, name, token }) => (token !== null && said.texts.has(token) ? [alias, name] : []));
  const { amount, payee, account, reference } = match;
  return (
    (amount === undefined || said.minors.includes(Math.round(Number(amount) * 100))) &&
    (reference === undefined || said.references.some((text) => plain(text) === plain(reference))) &&
    (payee === undefined || isNamed(payee, [...said.names, ...namedIn(records?.payees)])) &&
    (account === undefined || isNamed(account, namedIn(records?.accounts)))
  );
}

interface Said {
  /** Every text in the URL and the body, among them tokens. */
  readonly texts: Set<string>;
  readonly minors: number[];
  readonly references: string[];
  readonly names: string[];
}

function readSaid({ target, body }: Inbound): Said {
  const said: Said = { texts: new Set(target.split(/[/?&=]/).map(decodedText)), minors: [], references: [], names: [] };
  visit(
    body !== null && 'text' in body ? (jsonIn(body.text) ?? Object.fromEntries(new URLSearchParams(body.text))) : null,
    '',
    said,
  );
  return said;
}

function visit(value: unknown, key: string, said: Said): void {
  if (typeof value === 'object' && value !== null) {
    for (const [name, part] of Object.entries(value)) visit(part, Array.isArray(value) ? key : name, said);
    return;
  }
  if (key === 'amount' && !Number.isNaN(Number(value))) said.minors.push(Math.round(Number(value) * 100));
  if (typeof value !== 'string') return;
  said.texts.add(value);
  if (/reference|remarks|narrative/i.test(key)) said.references.push(value);
  if (/name/i.test(key)) said.names.push(value);
}

/** What the orders say that the request names only by token, as a confirmation and a look-up do. */
function addOrders(said: Said, bank: Bank, session: SessionRecord): void {
  const { texts, minors, references, names } = said;
  const add = (of: 'payment' | 'transfer' | 'instruction', order: OrderRecord) => {
    if (order.userId !== session.userId || !texts.has(tokenOf(bank, session, of, order.id))) return;
    minors.push(order.minor);
    references.push(order.reference);
    names.push(order.payeeName);
    texts.add(tokenOf(bank, session, 'account', order.accountId));
    if (order.payeeId !== null) texts.add(tokenOf(bank, session, 'payee', order.payeeId));
  };
  for (const order of bank.records.all('payments')) add(order.toAccountId === null ? 'payment' : 'transfer', order);
  for (const order of bank.records.all('instructions')) add('instruction', order);
}

/** By alias, or by part of a name. */
function isNamed(wanted: string, names: readonly string[]): boolean {
  return names.some((name) => plain(name).includes(plain(wanted)));
}

function plain(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replaceAll(/[\s-]+/g, ' ');
}
