import { chequesInClearing, dishonourCheque, isPaidIn } from '#sandbox/bank/cheques/cheque-dishonour.ts';
import { type NextCheque, nextChequeOf, presentCheque, stopCheque } from '#sandbox/bank/cheques/cheque-presentation.ts';
import { chequeText } from '#sandbox/bank/cheques/cheques.ts';
import type { Bank } from '#sandbox/bank/engine/bank.ts';
import type { Change } from '#sandbox/bank/engine/change.ts';
import { sumText } from '#sandbox/bank/engine/pounds-text.ts';
import { rejectNext, returnLastCollection, whyNotReturned } from '#sandbox/bank/instructions/direct-debits.ts';
import type { DirectDebitRecord } from '#sandbox/bank/records/direct-debit.ts';
import type { HoldRecord } from '#sandbox/bank/records/hold.ts';
import type { UserRecord } from '#sandbox/bank/records/user.ts';
import { money } from '#src/kernel/money.ts';
import { thingOr, verbOn, verbOnCustomer } from './verb.ts';

const presentedMinor = 85_00;

function chequeVerb(title: string, happens: string, changes: (bank: Bank, cheque: NextCheque) => readonly Change[]) {
  return verbOn({
    group: 'cheque',
    title,
    generally: `The next cheque ${happens}`,
    want: (bank, user) => thingOr(nextChequeOf(bank, user), `${user.id} has no unused cheque.`),
    what: (_, { number, account }) => `Cheque ${chequeText(number)} on ${account.id} ${happens}`,
    changes,
  });
}

export const chequeVerbs = {
  'present-cheque': chequeVerb(
    'Present a cheque',
    'for £85.00 is presented: paid on the next working day, or rejected.',
    (bank, cheque) => presentCheque(bank, cheque, presentedMinor),
  ),
  'stop-cheque': chequeVerb('Stop a cheque', 'is stopped, and will not be paid.', stopCheque),
  'dishonour-cheque': verbOn({
    group: 'cheque',
    title: 'Return a cheque unpaid',
    generally: 'A cheque that is not cleared is returned unpaid, whether it was written or paid in.',
    details: { cheque: { label: 'Cheque', form: 'choice', value: '' } },
    now: (bank, user) => ({
      cheque: chequesInClearing(bank, user).map((cheque) => ({ id: cheque.id, title: clearingText(cheque) })),
    }),
    want(bank, user, { cheque: named }) {
      const cheques = chequesInClearing(bank, user);
      const cheque =
        named === '' ? cheques[0] : cheques.find(({ id, reference }) => id === named || reference === named);
      const why = named === '' ? 'has no cheque that is not cleared' : `has no cheque “${named}” that is not cleared`;
      return thingOr(cheque && { user, cheque }, `${user.id} ${why}.`);
    },
    what: (_, { user, cheque }) =>
      isPaidIn(cheque)
        ? `${clearingText(cheque)} is returned unpaid: the money does not arrive, and the bank writes to ${user.id} about it.`
        : `${clearingText(cheque)} is returned unpaid: nothing leaves the account, and the cheque counts as rejected.`,
    changes: (bank, { user, cheque }) => dishonourCheque(bank, user, cheque),
  }),
};

function clearingText(cheque: HoldRecord): string {
  const { reference, minor, currency, accountId } = cheque;
  return `Cheque ${reference} for ${sumText(money(minor, currency))} ${isPaidIn(cheque) ? 'paid into' : 'on'} ${accountId}`;
}

function debitsOf({ records }: Bank, { id }: UserRecord): readonly DirectDebitRecord[] {
  return records.all('directDebits').filter(({ userId }) => userId === id);
}

/** The one due first that is not to be rejected already. */
function nextDue(bank: Bank, user: UserRecord): DirectDebitRecord | undefined {
  return debitsOf(bank, user)
    .filter(({ nextOn, rejectsNext }) => nextOn !== null && !rejectsNext)
    .sort((left, right) => String(left.nextOn).localeCompare(String(right.nextOn)))[0];
}

function lastPaid(bank: Bank, user: UserRecord): DirectDebitRecord | undefined {
  return debitsOf(bank, user)
    .filter((debit) => whyNotReturned(debit) === undefined && !isClosed(bank, debit))
    .sort((left, right) => String(right.lastCollection?.on).localeCompare(String(left.lastCollection?.on)))[0];
}

function isClosed({ records }: Bank, { accountId }: DirectDebitRecord): boolean {
  return records.find('accounts', accountId)?.closed !== undefined;
}

type FindDebit = typeof nextDue;

function debitVerb(
  find: FindDebit,
  texts: { readonly title: string; readonly to: string; what(named: string): string },
  changes: (bank: Bank, debit: DirectDebitRecord) => readonly Change[],
) {
  return verbOnCustomer({
    group: 'direct-debit',
    title: texts.title,
    what(bank, user) {
      const found = find(bank, user);
      return texts.what(found === undefined ? user.id : `${user.id} (${found.originator}, ${found.reference})`);
    },
    whyNot: (bank, user) =>
      find(bank, user) === undefined ? `${user.id} has no direct debit to ${texts.to}.` : undefined,
    changes(bank, user) {
      const found = find(bank, user);
      return found === undefined ? [] : changes(bank, found);
    },
  });
}

export const directDebitVerbs = {
  'reject-direct-debit': debitVerb(
    nextDue,
    {
      title: 'Reject the next direct debit',
      to: 'reject',
      what: (named) => `The bank does not pay the next direct debit of ${named}, and writes to them about it.`,
    },
    (_, debit) => rejectNext(debit),
  ),
  'return-direct-debit': debitVerb(
    lastPaid,
    {
      title: 'Return the last direct debit',
      to: 'return',
      what: (named) => `The last direct debit of ${named} is paid back to the account.`,
    },
    returnLastCollection,
  ),
};
