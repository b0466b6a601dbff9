import type { Mail } from '#src/api/mail/mail.ts';

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
