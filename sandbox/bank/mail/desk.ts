import { isWorkingDay, sameOrNextWorkingDay } from '#sandbox/bank/calendar/working-days.ts';
import type { Bank, JobKind } from '#sandbox/bank/engine/bank.ts';
import type { Change } from '#sandbox/bank/engine/change.ts';
import type { MailRecord } from '#sandbox/bank/records/mail.ts';
import type { UserRecord } from '#sandbox/bank/records/user.ts';
import { addDays, type CalendarDay, instantInLondon, londonDayOf } from '#src/kernel/calendar.ts';
import { epochMsOf, type Instant, instantFromMs } from '#src/kernel/instant.ts';
import { answerTo } from './desk-answers.ts';
import { marketingSubjectId } from './marketing-choice.ts';
import { secureMailDesk } from './senders.ts';

/** Assumed: London times between which the desk works, on working days. */
export const deskHours = { from: '09:00', until: '17:00' } as const;

export const deskAnswerKind = 'mail.desk-answer';

const workingHourMs = 60 * 60_000;
/** A marketing preference needs no answer. */
const unanswered: ReadonlySet<string> = new Set([marketingSubjectId]);

/**
 * When a message of a conversation is sent: now, but after what is there. Inbox and outbox are told apart, so that two at one instant
 * would have no order once the clock stands still.
 */
export function sentNowIn({ records, clock }: Pick<Bank, 'records' | 'clock'>, threadId: string): Instant {
  const last = records
    .all('mails')
    .filter((mail) => mail.threadId === threadId)
    .reduce((latest, { sentAt }) => Math.max(latest, epochMsOf(sentAt)), 0);
  return last < epochMsOf(clock.now) ? clock.now : instantFromMs(last + 1);
}

/** The desk answers each message after one working hour. */
export function scheduleAnswer(now: Instant, mail: MailRecord): readonly Change[] {
  if (unanswered.has(mail.subjectId)) return [];
  const job = {
    id: `answer-${mail.id}`,
    dueAt: oneWorkingHourAfter(now),
    kind: deskAnswerKind,
    payload: { mailId: mail.id },
  };
  return [{ change: 'schedule', job }];
}

export const answerMail: JobKind = ({ payload }, bank) => {
  const mail = bank.records.find('mails', String(payload.mailId));
  const user = bank.records.find('users', mail?.userId ?? '');
  if (mail === undefined || user === undefined) return [];
  return [{ change: 'insert', of: 'mails', record: answered(bank, mail, user) }];
};

/** The answers that the desk still owes a customer, given at once. */
export function answerNow(bank: Bank, userId: string): readonly Change[] {
  return owedTo(bank, userId).flatMap((job): Change[] => [
    { change: 'cancel', jobId: job.id },
    ...answerMail(job, bank),
  ]);
}

export function owedTo({ jobs, records }: Bank, userId: string) {
  return jobs.all.filter(({ kind, payload }) => {
    return kind === deskAnswerKind && records.find('mails', String(payload.mailId))?.userId === userId;
  });
}

function answered(bank: Bank, mail: MailRecord, user: UserRecord): MailRecord {
  return {
    id: `answer-${mail.id}`,
    userId: mail.userId,
    box: 'inbox',
    threadId: mail.threadId,
    subject: replySubject(mail.subject),
    subjectId: mail.subjectId,
    body: answerTo(mail, user, secureMailDesk),
    sentAt: sentNowIn(bank, mail.threadId),
    read: false,
    sender: secureMailDesk,
    partyId: mail.partyId,
  };
}

/** Answers to an answer keep one “Re:”. */
export function replySubject(subject: string): string {
  return /^re:/i.test(subject) ? subject : `Re: ${subject}`;
}

/** Counts only the desk's hours, so what is left at closing time continues the next working morning. */
export function oneWorkingHourAfter(instant: Instant): Instant {
  let left = workingHourMs;
  let day = londonDayOf(instant);
  let from = epochMsOf(instant);
  for (;;) {
    if (isWorkingDay(day)) {
      const [opens, closes] = [deskAt(day, 'from'), deskAt(day, 'until')];
      const begins = Math.max(from, opens);
      if (begins + left <= closes) return instantFromMs(begins + left);
      left -= Math.max(0, closes - begins);
    }
    day = sameOrNextWorkingDay(addDays(day, 1));
    from = deskAt(day, 'from');
  }
}

function deskAt(day: CalendarDay, time: keyof typeof deskHours): number {
  return epochMsOf(instantInLondon(day, deskHours[time]));
}
