import type { Bank } from '#sandbox/bank/engine/bank.ts';
import type { Change } from '#sandbox/bank/engine/change.ts';
import type { UserRecord } from '#sandbox/bank/records/user.ts';
import { mailToCustomer } from './bank-mail.ts';
import { securityTeam } from './senders.ts';

/** Tells a customer of a new PIN, in case it was not theirs. Each change has its own message. */
export function pinChangedNotice(bank: Bank, { id: userId, preferredName, formerPins }: UserRecord): readonly Change[] {
  return mailToCustomer(bank, {
    id: `pin-${formerPins.length}-${userId}`,
    userId,
    sender: securityTeam,
    subject: 'Your transaction PIN has changed',
    subjectId: '1',
    body: [
      `Dear ${preferredName},`,
      'The PIN that confirms your payments was changed in online banking today.',
      'If this was you, there is nothing to do. If it was not, please call us straight away.',
      `Yours sincerely,\n${securityTeam}`,
    ].join('\n\n'),
  });
}
