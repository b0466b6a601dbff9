import type { Bank } from '#sandbox/bank/engine/bank.ts';
import type { Change } from '#sandbox/bank/engine/change.ts';
import type { Customer } from '#sandbox/bank/engine/profile.ts';
import { tokenOf } from '#sandbox/bank/engine/tokens.ts';
import type { MailRecord } from '#sandbox/bank/records/mail.ts';
import { secureMailDesk } from './senders.ts';

export type Box = MailRecord['box'];

export interface ShownMail extends MailRecord {
  readonly token: string;
  readonly sender: string;
  readonly partyToken: string | null;
}

/** Newest first; of several at one instant, the one that came last. */
export function mailsIn(bank: Bank, { session, user }: Customer, box: Box): ShownMail[] {
  return bank.records
    .all('mails')
    .filter((mail) => mail.userId === user.id && mail.box === box)
    .reverse()
    .sort((left, right) => (left.sentAt === right.sentAt ? 0 : left.sentAt < right.sentAt ? 1 : -1))
    .map((mail) => toShown(bank, { session, user }, mail));
}

/** A mail in one of these boxes by its token. */
export function findMail(bank: Bank, { session, user }: Reader, boxes: readonly Box[], token: string) {
  return bank.records
    .all('mails')
    .find(
      ({ id, userId, box }) =>
        userId === user.id && boxes.includes(box) && tokenOf(bank, session, 'mail', id) === token,
    );
}

type Reader = Pick<Customer, 'session' | 'user'>;

export function toShown(bank: Bank, { session, user }: Reader, mail: MailRecord): ShownMail {
  return {
    ...mail,
    sender: mail.box === 'outbox' ? `${user.firstName} ${user.lastName}` : (mail.sender ?? secureMailDesk),
    token: tokenOf(bank, session, 'mail', mail.id),
    partyToken: mail.partyId === null ? null : tokenOf(bank, session, 'party', mail.partyId),
  };
}

/** Marks a mail in these boxes as read; undefined when the token matches none. */
export function markRead(bank: Bank, customer: Customer, boxes: readonly Box[], token: string): Change[] | undefined {
  const mail = findMail(bank, customer, boxes, token);
  if (mail === undefined) return undefined;
  return mail.read ? [] : [{ change: 'update', of: 'mails', record: { ...mail, read: true } }];
}
