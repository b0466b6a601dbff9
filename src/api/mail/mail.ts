import {
  fieldsOf,
  idOf,
  instantOf,
  isList,
  listOf,
  omitUndefined,
  textOf,
  tokenOf,
  type Wire,
} from '#src/api/wire/wire.ts';
import type { PartyId } from '#src/kernel/ids.ts';
import type { Instant } from '#src/kernel/instant.ts';

export type MailBox = 'inbox' | 'outbox';

/** One secure message. Texts the bank did not send are empty. */
export interface Mail {
  readonly id: string;
  readonly box: MailBox;
  readonly threadId: string;
  readonly subject: string;
  readonly subjectId: string;
  /** Who wrote it. */
  readonly sender: string;
  readonly body: string;
  readonly sentAt?: Instant;
  readonly isRead: boolean;
  /** The entity it is about. */
  readonly party?: PartyId;
}

export interface Bulletin {
  readonly id: string;
  readonly subject: string;
  readonly body: string;
  readonly sentAt?: Instant;
  readonly isRead: boolean;
}

export const boxFlags = { inbox: 'T', outbox: 'F' } as const satisfies Record<MailBox, string>;

/** Newest first. Messages without an id are dropped. Undefined if the answer holds no list. */
export function toMails(answer: Wire<'MailsAnswer'>, box: MailBox): readonly Mail[] | undefined {
  const { mails } = fieldsOf(answer);
  return isList(mails) ? newestFirst(mails.flatMap((entry) => toMail(entry, box) ?? [])) : undefined;
}

export function toBulletins(answer: Wire<'MailersAnswer'>): readonly Bulletin[] | undefined {
  const { mailerUserMapDTOs } = fieldsOf(answer);
  return isList(mailerUserMapDTOs)
    ? newestFirst(mailerUserMapDTOs.flatMap((entry) => toBulletin(entry) ?? []))
    : undefined;
}

/** One message. Its own mark says in which box it is. */
export function toOneMail(answer: Wire<'MailAnswer'>): Mail | undefined {
  const { mail } = fieldsOf(answer);
  const flags = listOf(fieldsOf(mail).messageUserMappings).map((mapping) => fieldsOf(mapping).msgFlag);
  return toMail(mail, flags.includes(boxFlags.inbox) ? 'inbox' : 'outbox');
}

export function toOneBulletin(answer: Wire<'MailerAnswer'>): Bulletin | undefined {
  return toBulletin(fieldsOf(answer).mailerUserMapDTO);
}

function toMail(entry: Wire<'Mail'>, box: MailBox): Mail | undefined {
  const fields = fieldsOf(entry);
  const id = tokenOf(fieldsOf(fields.messageId).value);
  if (id === undefined) return undefined;
  const mapping = listOf(fields.messageUserMappings).map(fieldsOf);
  const own = mapping.find(({ msgFlag }) => msgFlag === boxFlags[box]) ?? mapping[0];
  return {
    id,
    box,
    threadId: tokenOf(fields.interactionId) ?? '',
    subject: textOf(fields.subject) ?? '',
    subjectId: tokenOf(fields.subjectId) ?? '',
    sender: textOf(fields.sender) ?? '',
    body: textOf(fields.messageBody) ?? '',
    ...omitUndefined({
      sentAt: instantOf(fields.creationDate),
      party: idOf<PartyId>(fieldsOf(fields.party).value),
    }),
    isRead: box === 'outbox' || own?.status !== 'U',
  };
}

function toBulletin(entry: Wire<'Mailer'>): Bulletin | undefined {
  const { mailerId, subject, messageBody, creationDate, status } = fieldsOf(entry);
  const id = tokenOf(fieldsOf(mailerId).value);
  if (id === undefined) return undefined;
  return {
    id,
    subject: textOf(subject) ?? '',
    body: textOf(messageBody) ?? '',
    ...omitUndefined({ sentAt: instantOf(creationDate) }),
    isRead: status !== 'U',
  };
}

function newestFirst<Entry extends { readonly sentAt?: Instant }>(entries: readonly Entry[]): readonly Entry[] {
  return [...entries].sort(({ sentAt: left = '' }, { sentAt: right = '' }) =>
    left === right ? 0 : left < right ? 1 : -1,
  );
}
