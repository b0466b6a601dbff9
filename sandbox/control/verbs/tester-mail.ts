import type { Bank } from '#sandbox/bank/engine/bank.ts';
import type { Change } from '#sandbox/bank/engine/change.ts';
import { knownUser } from '#sandbox/bank/engine/persona-opening.ts';
import { mailToCustomer } from '#sandbox/bank/mail/bank-mail.ts';
import { secureMailDesk } from '#sandbox/bank/mail/senders.ts';

interface MailByTester {
  readonly userId: string;
  readonly subject: string;
  readonly body: string;
}

/** A message of the bank in a tester's words. @throws Error for an unknown persona. */
export function changesByMail(bank: Bank, { userId, subject, body }: MailByTester): readonly Change[] {
  const known = knownUser(bank, userId);
  if (known === undefined) throw new Error(`There is no persona ${userId}.`);
  const sent = bank.records.all('mails').filter(({ id }) => id.startsWith('tester-')).length;
  const mail = { id: `tester-${sent + 1}`, userId, sender: secureMailDesk, subject, subjectId: '3', body };
  return [...known.opening, ...mailToCustomer(bank, mail)];
}
