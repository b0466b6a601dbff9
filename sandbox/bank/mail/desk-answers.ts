import type { MailRecord } from '#sandbox/bank/records/mail.ts';
import type { UserRecord } from '#sandbox/bank/records/user.ts';

/** What the desk writes, by the number of the subject. A reply in a conversation is only acknowledged. */
const answers: Readonly<Record<string, readonly string[]>> = {
  '1': [
    'Thank you for your question about digital banking. We have looked at your profile and found nothing wrong with it.',
    'If a page does not behave as you expect, please tell us which one it was and what you saw, and we will look again. Please never send us a password, a PIN or a code.',
  ],
  '2': [
    'Thank you for your question about your account. We have passed it to the team who look after it.',
    'They will write to you here by the end of the next working day. Nothing changes on the account until they have.',
  ],
  '3': [
    'Thank you for your message. We have read it and passed it to the person who can help.',
    'They will write to you here by the end of the next working day, or telephone you if that is quicker.',
  ],
  '4': [
    'Thank you for your request for a CHAPS payment. No money has left your account.',
    'A member of the payments team will telephone you on the number we hold before anything is paid, to confirm the payee, the account and the amount. Requests confirmed by 15:00 on a working day are paid the same day.',
  ],
  '5': [
    'Thank you for your payment request. No money has left your account.',
    'A member of the payments team will telephone you on the number we hold before anything is paid, to confirm the details.',
  ],
  '6': [
    'Thank you for your question about a payment. We have begun to trace it.',
    'Tracing usually takes one working day. We will write to you here with what we find.',
  ],
  '7': [
    'Thank you for your request for an international payment. No money has left your account.',
    'A member of the payments team will check the details and telephone you on the number we hold before anything is paid. The exchange rate is agreed on that call.',
  ],
};

const acknowledgement = [
  'Thank you for your reply. We have added it to our conversation and will write again if we need anything.',
];
const otherwise = answers['3'] ?? acknowledgement;

export function answerTo({ subject, subjectId }: MailRecord, { preferredName }: UserRecord, from: string): string {
  const isReply = /^re:/i.test(subject);
  const paragraphs = isReply ? acknowledgement : (answers[subjectId] ?? otherwise);
  return [`Dear ${preferredName},`, ...paragraphs, `Yours sincerely,\n${from}`].join('\n\n');
}
