import type { Mail } from '#src/api/mail/mail.ts';
import { mailSubjectIds } from '#src/api/mail/mail-subjects.ts';
import { choiceText, isComplete, readChoice } from '#src/api/preferences/marketing.ts';

/** The subject for the screen. Messages that the app writes for other systems have subjects that nobody would read. */
export function readableSubject({ subject, subjectId }: Pick<Mail, 'subject' | 'subjectId'>): string {
  const choice = readChoice(subject);
  if (choice !== undefined) return isComplete(choice) ? choiceText(choice) : 'Marketing preferences';
  if (subject === '' && subjectId === mailSubjectIds.internationalPayment) return 'International payment request';
  return subject === '' ? 'No subject' : subject;
}
