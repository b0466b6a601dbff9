import type { Bulletin, Mail } from '#src/api/mail/mail.ts';
import type { Instant } from '#src/kernel/instant.ts';
import { readableSubject } from './subjects.ts';

/** A message or bulletin as a row of its folder. */
export interface ListedMail {
  readonly id: string;
  readonly subject: string;
  readonly sender: string;
  readonly body: string;
  readonly sentAt: Instant | undefined;
  readonly isRead: boolean;
}

export interface MailGroup {
  /** None where a folder has a single group. */
  readonly title?: 'Unread' | 'Read';
  readonly rows: readonly ListedMail[];
}

export function listedMails(mails: readonly Mail[]): ListedMail[] {
  return mails.map(({ id, subject, subjectId, sender, body, sentAt, isRead }) => ({
    id,
    subject: readableSubject({ subject, subjectId }),
    sender,
    body,
    sentAt,
    isRead,
  }));
}

/** Bulletins name no sender on the wire. */
export function listedBulletins(bulletins: readonly Bulletin[], bankName: string): ListedMail[] {
  return bulletins.map(({ id, subject, body, sentAt, isRead }) => {
    return { id, subject: subject || 'Bulletin', sender: bankName, body, sentAt, isRead };
  });
}

/** Every word typed occurs in the subject, the sender or the text. Upper and lower case are the same. */
export function found(mails: readonly ListedMail[], typed: string): readonly ListedMail[] {
  const words = typed.toLocaleLowerCase('en-GB').split(/\s+/).filter(Boolean);
  if (words.length === 0) return mails;
  return mails.filter(({ subject, sender, body }) => {
    const text = `${subject}\n${sender}\n${body}`.toLocaleLowerCase('en-GB');
    return words.every((word) => text.includes(word));
  });
}

/** The inbox shows unread messages first. Each group keeps the order of the list; an empty one has no heading. */
export function inGroups(mails: readonly ListedMail[], areGrouped: boolean): MailGroup[] {
  if (!areGrouped) return mails.length === 0 ? [] : [{ rows: mails }];
  const unread = mails.filter(({ isRead }) => !isRead);
  const read = mails.filter(({ isRead }) => isRead);
  return [{ title: 'Unread', rows: unread } as const, { title: 'Read', rows: read } as const].filter(
    ({ rows }) => rows.length > 0,
  );
}

/** The conversation of a message, oldest first. A message without a thread stands alone. */
export function threadOf(mail: Mail, all: readonly Mail[]): Mail[] {
  const thread = mail.threadId === '' ? [] : all.filter(({ threadId }) => threadId === mail.threadId);
  const isListed = thread.some(({ id }) => id === mail.id);
  // The lists are newest first. What a customer sent comes before the answer of the same instant.
  return [...(isListed ? thread : [mail, ...thread])]
    .reverse()
    .sort((left, right) => compare(keyOf(left), keyOf(right)));
}

function keyOf({ sentAt, box }: Mail): string {
  return `${sentAt ?? ''} ${box === 'outbox' ? 0 : 1}`;
}

function compare(left: string, right: string): number {
  return left === right ? 0 : left < right ? -1 : 1;
}
