import type { Mail } from '#src/api/mail/mail.ts';
import { mailSubjectIds } from '#src/api/mail/mail-subjects.ts';

const marketingMarker = 'MARKETING_RESPONSE';

/** The subject for the screen. Messages that the app writes for other systems have subjects that nobody would read. */
export function readableSubject({ subject, subjectId }: Pick<Mail, 'subject' | 'subjectId'>): string {
  if (subject.includes(marketingMarker)) return 'Marketing preferences';
  if (subject === '' && subjectId === mailSubjectIds.internationalPayment) return 'International payment request';
  return subject === '' ? 'No subject' : subject;
}
