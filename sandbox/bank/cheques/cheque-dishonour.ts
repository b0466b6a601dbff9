import type { Bank } from '#sandbox/bank/engine/bank.ts';
import type { Change } from '#sandbox/bank/engine/change.ts';
import { holdSettleKind } from '#sandbox/bank/engine/holds.ts';
import { sumText } from '#sandbox/bank/engine/pounds-text.ts';
import { mailToCustomer } from '#sandbox/bank/mail/bank-mail.ts';
import { paymentsTeam } from '#sandbox/bank/mail/senders.ts';
import type { HoldRecord } from '#sandbox/bank/records/hold.ts';
import type { UserRecord } from '#sandbox/bank/records/user.ts';
import { money } from '#src/kernel/money.ts';
import { markOf } from './cheque-presentation.ts';
import { chequeCode, paidInChequeCode } from './cheques.ts';

/** The cheques on the customer's accounts that are not cleared: paid in by them, or written and presented. */
export function chequesInClearing({ records }: Bank, { partyIds }: UserRecord): HoldRecord[] {
  const codes = [chequeCode, paidInChequeCode];
  return partyIds
    .flatMap((partyId) => records.accountsOf(partyId))
    .flatMap(({ id }) => records.holdsOf(id))
    .filter(({ code }) => codes.includes(code));
}

export function isPaidIn({ flag }: HoldRecord): boolean {
  return flag === 'C';
}

/** Returns a cheque unpaid while it clears: no money moves. The bank writes about one that was paid in. */
export function dishonourCheque(bank: Bank, user: UserRecord, cheque: HoldRecord): Change[] {
  const { id, accountId, reference, minor } = cheque;
  return [
    { change: 'remove', of: 'holds', id },
    { change: 'cancel', jobId: `${holdSettleKind}:${id}` },
    ...(isPaidIn(cheque)
      ? unpaidMail(bank, user, cheque)
      : ([
          {
            change: 'insert',
            of: 'chequeMarks',
            record: markOf(bank, { accountId, number: Number(reference), state: 'rejected', minor }),
          },
        ] as const)),
  ];
}

function unpaidMail(bank: Bank, { id: userId, preferredName }: UserRecord, cheque: HoldRecord): readonly Change[] {
  const { id, minor, currency, reference } = cheque;
  return mailToCustomer(bank, {
    id: `unpaid-${id}`,
    userId,
    sender: paymentsTeam,
    subject: 'A cheque that you paid in was returned unpaid',
    subjectId: '6',
    body: [
      `Dear ${preferredName},`,
      `The cheque ${reference} for ${sumText(money(minor, currency))} that you paid in was returned unpaid by the other bank. The money does not reach your account.`,
      'Please speak to the person who gave it to you.',
      `Yours sincerely,\n${paymentsTeam}`,
    ].join('\n\n'),
  });
}
