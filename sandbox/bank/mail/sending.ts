import type { Bank } from '#sandbox/bank/engine/bank.ts';
import type { Change } from '#sandbox/bank/engine/change.ts';
import type { Customer } from '#sandbox/bank/engine/profile.ts';
import { tokenOf } from '#sandbox/bank/engine/tokens.ts';
import type { MailRecord } from '#sandbox/bank/records/mail.ts';
import { scheduleAnswer, sentNowIn } from './desk.ts';
import { findMail } from './mail.ts';
import { isMarketingChoice, marketingSubjectId } from './marketing-choice.ts';

export interface WrittenMail {
  readonly subjectId: string;
  readonly subject: string;
  readonly body: string;
  readonly partyToken: string;
}

export type MailRefusal = 'party-not-own' | 'incomplete' | 'too-long' | 'no-marketing-choice';

export type SendVerdict =
  | { readonly outcome: 'sent'; readonly mail: MailRecord; readonly changes: readonly Change[] }
  | { readonly outcome: 'refused'; readonly reason: MailRefusal };

export const longestMessage = 1000;

/** Subjects that people write about. The app composes the others, whose length depends on what was asked for. */
const writtenByHand: ReadonlySet<string> = new Set(['1', '2', '3', '4', '5', '6']);

/**
 * Puts a message into the customer's outbox and on the desk's list. The same message sent again is another message. A
 * reply joins the conversation of what it answers.
 */
export function sendMail(bank: Bank, customer: Customer, written: WrittenMail, replyingTo?: MailRecord): SendVerdict {
  const party = customer.parties.find(({ id }) => tokenOf(bank, customer.session, 'party', id) === written.partyToken);
  if (party === undefined) return { outcome: 'refused', reason: 'party-not-own' };
  const [subject, body] = [written.subject.trim(), written.body.trim()];
  if (subject === '' || body === '') return { outcome: 'refused', reason: 'incomplete' };
  if (writtenByHand.has(written.subjectId) && charactersIn(body) > longestMessage) {
    return { outcome: 'refused', reason: 'too-long' };
  }
  if (written.subjectId === marketingSubjectId && !isMarketingChoice(subject)) {
    return { outcome: 'refused', reason: 'no-marketing-choice' };
  }
  const id = nextSentId(bank);
  const threadId = replyingTo?.threadId ?? `thread-${id}`;
  const mail: MailRecord = {
    id,
    userId: customer.user.id,
    box: 'outbox',
    threadId,
    subject,
    subjectId: written.subjectId,
    body,
    sentAt: sentNowIn(bank, threadId),
    read: true,
    sender: null,
    partyId: party.id,
  };
  return {
    outcome: 'sent',
    mail,
    changes: [{ change: 'insert', of: 'mails', record: mail }, ...scheduleAnswer(bank.clock.now, mail)],
  };
}

/** Undefined unless the token is of a message in the inbox. */
export function replyToMail(
  bank: Bank,
  customer: Customer,
  token: string,
  written: WrittenMail,
): SendVerdict | undefined {
  const mail = findMail(bank, customer, ['inbox'], token);
  return mail && sendMail(bank, customer, written, mail);
}

/** A line break counts once, however the browser sent it. */
function charactersIn(body: string): number {
  return body.replaceAll('\r\n', '\n').length;
}

const sentId = /^sent-(\d+)$/;

function nextSentId({ records }: Bank): string {
  const numbers = records.all('mails').map(({ id }) => Number(sentId.exec(id)?.[1] ?? 0));
  return `sent-${Math.max(0, ...numbers) + 1}`;
}
