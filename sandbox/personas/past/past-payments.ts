import { branches } from '#fixtures/directory.ts';
import { referenceNumberOf } from '#sandbox/bank/numbers/payment-numbers.ts';
import type { InstructionRecord } from '#sandbox/bank/records/instruction.ts';
import type { PayeeRecord } from '#sandbox/bank/records/payee.ts';
import type { PaymentRecord } from '#sandbox/bank/records/payment.ts';
import type { Posting } from '#sandbox/bank/records/posting.ts';
import type { Cast } from '#sandbox/personas/persona-script.ts';
import type { CalendarDay } from '#src/kernel/calendar.ts';

/** A customer with more keeps the latest. */
const mostPayments = 200;

/**
 * The orders behind the Faster Payments in a persona's history, so that money and activity log agree. Payments of parties with a mandate are left out: nobody is on record who authorised them.
 */
export function pastPayments(
  { user, parties, life, payees = [], pastNumbersFrom }: Cast,
  postings: readonly Posting[],
  from: CalendarDay,
  instructions: readonly InstructionRecord[],
) {
  if (!user.permittedFunctions.includes('payment')) return [];
  const free = new Set(parties.filter(({ mandate }) => mandate === undefined).map(({ id }) => id));
  const made: PaymentRecord[] = [];
  for (let index = postings.length - 1; index >= 0 && made.length < mostPayments; index -= 1) {
    const posting = postings[index] as Posting;
    if (posting.bookedOn < from) break;
    const paid = posting.entries.find(({ minor }) => minor < 0);
    const account = paid && life.accountsById.get(paid.accountId);
    if (posting.code !== 'FPO' || paid === undefined || account === undefined || !free.has(account.partyId)) continue;
    if (instructions.some((each) => hasMade(each, posting, account.id))) continue;
    const payee = payees.find((each) => each.accountName === posting.description && each.partyId === account.partyId);
    made.push({
      ...recipientOf(posting, payee),
      id: `${user.id}:past-payment-${firstNumber + index}`,
      userId: user.id,
      sessionId: `${user.id}:before`,
      partyId: account.partyId,
      accountId: account.id,
      toAccountId: null,
      payeeName: posting.description,
      isNewPayee: false,
      minor: -paid.minor,
      currency: account.currency,
      reference: posting.reference,
      orderedAt: posting.at,
      confirmedAt: posting.at,
      referenceNumber: referenceNumberOf(
        `past-${pastNumbersFrom === undefined ? firstNumber + index : pastNumbersFrom + made.length}`,
        posting.bookedOn,
      ),
      state: 'completed',
      valueOn: posting.bookedOn,
    });
  }
  return withNewPayees(made.reverse());
}

/** Somebody who is no payee today was a new one at the first payment. */
function withNewPayees(payments: readonly PaymentRecord[]): PaymentRecord[] {
  const met = new Set<string>();
  return payments.map((payment) => {
    const { partyId, payeeId } = payment;
    const known = `${partyId} ${payeeId}`;
    if (!payeeId?.startsWith(unsaved) || met.has(known)) return payment;
    met.add(known);
    return { ...payment, isNewPayee: true };
  });
}

/** What an instruction paid is in the log as that instruction. */
function hasMade({ accountId, payeeName, paidOn }: InstructionRecord, posting: Posting, paidFrom: string): boolean {
  return accountId === paidFrom && payeeName === posting.description && paidOn.includes(posting.bookedOn);
}

/** Beyond the numbers of orders made here. */
const firstNumber = 1_000_000;

/** Begins the id of somebody paid who is no payee today. */
const unsaved = 'once:';

function recipientOf({ description }: Posting, payee: PayeeRecord | undefined) {
  if (payee !== undefined) {
    return { payeeId: payee.id, payeeAccountNumber: payee.accountNumber, payeeSortCode: payee.sortCode };
  }
  const number = [...description].reduce((sum, sign) => (sum * 31 + (sign.codePointAt(0) ?? 0)) % 89_999_999, 7);
  const branch = branches[number % branches.length];
  return {
    payeeId: `${unsaved}${description}`,
    payeeAccountNumber: String(10_000_000 + number),
    payeeSortCode: branch?.sortCode ?? '',
  };
}
