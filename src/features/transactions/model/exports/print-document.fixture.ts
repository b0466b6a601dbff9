import type { Transaction } from '#src/api/transactions/transaction.ts';
import { transaction } from '#src/features/transactions/model/transactions.fixture.ts';
import { addDays, calendarDay, instantInLondon } from '#src/kernel/calendar.ts';
import { money } from '#src/kernel/money.ts';
import { type PrintDocument, printDocument } from './print-document.ts';

type Printed = Parameters<typeof printDocument>[0];

/** Transactions, oldest first, each with its running balance, starting from £100.00. */
export function bookedRows(count: number, differences: Partial<Transaction> = {}): Transaction[] {
  let minor = 100_00;
  return Array.from({ length: count }, (_, place) => {
    const amount = money(place + 1, 'GBP');
    const flag = place % 3 === 0 ? 'D' : 'C';
    minor += flag === 'D' ? -amount.minor : amount.minor;
    return transaction({
      id: `${place}`,
      day: addDays(calendarDay('2026-01-01'), place % 180),
      title: `Title ${place}`,
      reference: `REF ${place}`,
      flag,
      amount,
      balance: money(minor, 'GBP'),
      ...differences,
    });
  });
}

export function printed(differences: Partial<Printed> = {}): Printed {
  return {
    bankName: 'Paddock Private Bank',
    account: {
      title: 'Everyday account',
      typeTitle: 'Private Bank Current Account',
      partyName: 'Miss P Trotter',
      sortCode: '609303',
      accountNumber: '12345678',
      group: 'current',
    },
    period: { from: calendarDay('2026-01-01'), to: calendarDay('2026-06-30') },
    isPartial: false,
    rows: bookedRows(3),
    madeAt: instantInLondon(calendarDay('2026-06-30'), '10:05'),
    ...differences,
  };
}

export function printOf(differences: Partial<Printed> = {}): PrintDocument {
  return printDocument(printed(differences));
}
