import type { SessionRecord } from '#sandbox/bank/records/session.ts';
import type { Bank } from './bank.ts';
import { sha256Hex } from './canonical.ts';

type TokenKind =
  | 'account'
  | 'party'
  | 'mail'
  | 'statement'
  | 'payee'
  | 'payee-group'
  | 'payment'
  | 'transfer'
  | 'instruction'
  | 'approval';

/** The session's opaque token for one of the bank's ids: constant within a session, useless outside it. */
export function tokenOf(bank: Bank, session: SessionRecord, of: TokenKind, id: string): string {
  const tokens = tokensOf(bank, session.number);
  const key = `${of} ${id}`;
  const known = tokens.get(key);
  if (known !== undefined) return known;
  const token = sha256Hex(`${bank.idRoot}|${session.number}|${of}|${id}`).toUpperCase().slice(0, 56);
  tokens.set(key, token);
  return token;
}

/** A cache, because each token costs a hash and a list shows many. */
const remembered = new WeakMap<Bank, Map<number, Map<string, string>>>();
const sessionsRemembered = 64;

function tokensOf(bank: Bank, sessionNumber: number): Map<string, string> {
  const sessions = remembered.get(bank) ?? new Map<number, Map<string, string>>();
  remembered.set(bank, sessions);
  const known = sessions.get(sessionNumber);
  if (known !== undefined) return known;
  const [oldest] = sessions.keys();
  if (sessions.size === sessionsRemembered && oldest !== undefined) sessions.delete(oldest);
  const tokens = new Map<string, string>();
  sessions.set(sessionNumber, tokens);
  return tokens;
}
