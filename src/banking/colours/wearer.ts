import type { Account } from '#src/api/accounts/account.ts';
import type { Entity } from '#src/api/profile/user-profile.ts';

/** An account or entity, as far as its colours depend on it. */
export interface Wearer {
  /**
   * Four hexadecimal digits, made of the sort code and account number or of the entity. Tokens last for a session only; a
   * number itself must not stay in the browser. Some 1,500 account numbers of a branch share these digits, so they give none away.
   */
  readonly key: string;
  /** Has colours unless the customer has removed them. */
  readonly isRacing: boolean;
}

export type ColouredAccount = Pick<Account, 'sortCode' | 'accountNumber' | 'group'>;

/** Undefined if the bank gave no number, by which its colours could be found again. */
export function accountWearer({ sortCode, accountNumber, group }: ColouredAccount): Wearer | undefined {
  if (accountNumber === '') return undefined;
  return { key: keyOf(`account ${sortCode} ${accountNumber}`), isRacing: group === 'racing' };
}

export function entityWearer({ displayId, title }: Omit<Entity, 'id'>, isRacing: boolean): Wearer {
  return { key: keyOf(`entity ${displayId} ${title}`), isRacing };
}

/** FNV-1a, mixed and cut. It need not be secret, but is known at once, so that a page does not shift. */
function keyOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (((hash ^ (hash >>> 16)) >>> 0) % 0x10000).toString(16).padStart(4, '0');
}
