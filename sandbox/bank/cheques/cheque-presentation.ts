import type { Bank } from '#sandbox/bank/engine/bank.ts';
import type { Change } from '#sandbox/bank/engine/change.ts';
import { jobToSettle, objectionToDebit } from '#sandbox/bank/engine/holds.ts';
import type { AccountRecord } from '#sandbox/bank/records/account.ts';
import type { ChequeMarkRecord } from '#sandbox/bank/records/cheque-book.ts';
import type { HoldRecord } from '#sandbox/bank/records/hold.ts';
import type { UserRecord } from '#sandbox/bank/records/user.ts';
import { instantInLondon } from '#src/kernel/calendar.ts';
import { workingDayAfter } from './book-orders.ts';
import { chequeCode, chequesOf, chequeText } from './cheques.ts';

export interface NextCheque {
  readonly account: AccountRecord;
  readonly number: number;
}

/** The first unused cheque of the newest book that one of the user's accounts has; undefined without any. */
export function nextChequeOf(bank: Bank, user: UserRecord): NextCheque | undefined {
  const accounts = user.partyIds.flatMap((partyId) => bank.records.accountsOf(partyId));
  for (const account of accounts.filter(({ closed }) => closed === undefined)) {
    const newest = bank.records
      .all('chequeBooks')
      .filter(({ accountId, firstNumber }) => accountId === account.id && firstNumber !== null)
      .reduce((highest, { firstNumber }) => Math.max(highest, firstNumber ?? 0), 0);
    const unused = chequesOf(bank, account).filter(({ state }) => state === 'not-used');
    const next = newest === 0 ? undefined : (unused.find(({ number }) => number >= newest) ?? unused.at(0));
    if (next !== undefined) return { account, number: next.number };
  }
  return undefined;
}

/** Presents a cheque: held until it is paid early on the next working day, or rejected where funds are short or the account is frozen. */
export function presentCheque(bank: Bank, { account, number }: NextCheque, minor: number): Change[] {
  if (objectionToDebit(bank, account, minor) !== undefined) {
    const record = markOf(bank, { accountId: account.id, number, state: 'rejected', minor });
    return [{ change: 'insert', of: 'chequeMarks', record }];
  }
  const valueOn = workingDayAfter(bank.today, 1);
  const hold: HoldRecord = {
    id: `cheque-${account.id}-${chequeText(number)}`,
    accountId: account.id,
    flag: 'D',
    minor,
    currency: account.currency,
    description: 'Cheque',
    reference: chequeText(number),
    code: chequeCode,
    madeAt: bank.clock.now,
    madeOn: bank.today,
    valueOn,
    counterAccountId: `clearing:cheques:${account.currency}`,
  };
  return [
    { change: 'insert', of: 'holds', record: hold },
    { change: 'schedule', job: jobToSettle(hold, instantInLondon(valueOn, '05:00')) },
  ];
}

export function stopCheque(bank: Bank, { account, number }: NextCheque): Change[] {
  const record = markOf(bank, { accountId: account.id, number, state: 'stopped', minor: null });
  return [{ change: 'insert', of: 'chequeMarks', record }];
}

export function markOf(
  { today: on }: Pick<Bank, 'today'>,
  { accountId, number, ...mark }: Omit<ChequeMarkRecord, 'id' | 'on'>,
): ChequeMarkRecord {
  return { id: `${accountId} ${chequeText(number)}`, accountId, number, on, ...mark };
}
