import type { Bank } from '#sandbox/bank/engine/bank.ts';
import type { Change } from '#sandbox/bank/engine/change.ts';
import type { MailRecord } from '#sandbox/bank/records/mail.ts';

export interface BankMail {
  /** The same event never writes twice. */
  readonly id: string;
  readonly userId: string;
  readonly sender: string;
  readonly subject: string;
  readonly subjectId: string;
  /** Plain text, or HTML that begins with a tag. */
  readonly body: string;
}

/** A message that the bank begins. Empty if it was written before. */
export function mailToCustomer({ records, clock }: Bank, { id, ...written }: BankMail): readonly Change[] {
  if (records.find('mails', id) !== undefined) return [];
  const mail: MailRecord = {
    ...written,
    id,
    box: 'inbox',
    threadId: `thread-${id}`,
    sentAt: clock.now,
    read: false,
    partyId: null,
  };
  return [{ change: 'insert', of: 'mails', record: mail }];
}
