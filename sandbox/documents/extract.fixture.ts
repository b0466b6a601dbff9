import { addDays, calendarDay } from '#src/kernel/calendar.ts';
import type { Instant } from '#src/kernel/instant.ts';
import type { Extract, ExtractLine } from './extract.ts';
import type { Statement } from './statement-pdf.ts';

const openingMinor = 1_000_00;

/** One line a day from 1 January 2024, with a balance running from £1,000.00; every third is money in. */
export function linesOf(count: number): readonly ExtractLine[] {
  let balanceMinor = openingMinor;
  return Array.from({ length: count }, (_, index) => {
    const minor = index % 3 === 2 ? 150_00 + index : -(12_34 + index);
    balanceMinor += minor;
    return {
      day: addDays(calendarDay('2024-01-01'), index),
      title: `Saddler ${index + 1}`,
      reference: `REF ${index + 1}`,
      minor,
      balanceMinor,
    };
  });
}

export function lineOf(words: Partial<ExtractLine>): ExtractLine {
  const [line] = linesOf(1);
  if (line === undefined) throw new TypeError('Expected one line');
  return { ...line, ...words };
}

export function extractOf(lines: readonly ExtractLine[], rest: Partial<Extract> = {}): Extract {
  return {
    bankName: 'Paddock Private Bank',
    accountTitle: 'Current account',
    typeTitle: 'Private Bank Current Account',
    sortCode: '609303',
    accountNumber: '12345678',
    holder: 'Ada Fetlock',
    from: calendarDay('2024-01-01'),
    to: calendarDay('2024-06-30'),
    madeAt: '2024-07-01T09:30:00.000Z' as Instant,
    hasBalance: true,
    isFiltered: false,
    openingMinor,
    currency: 'GBP',
    lines,
    ...rest,
  };
}

export function statementOf(lines: readonly ExtractLine[], rest: Partial<Statement> = {}): Statement {
  return {
    bank: {
      name: 'Paddock Private Bank',
      addressLines: ['Weighing Room Yard', 'Wexcombe Regis', 'Furlongshire ZX1 1PB'],
      telephone: '0113 496 0100',
    },
    holder: 'Ada Fetlock',
    addressLines: ['1 Gallop Lane', 'Newmarket', 'CB8 0XX'],
    accountTitle: 'Household',
    typeTitle: 'Private Bank Current Account',
    sortCode: '609303',
    accountNumber: '12345678',
    iban: 'GB33 PADD 6093 0312 3456 78',
    interestBasisPoints: 4_25,
    overdraft: { limitMinor: 2_500_00, basisPoints: 14_90 },
    from: calendarDay('2024-01-01'),
    to: calendarDay('2024-01-31'),
    currency: 'GBP',
    openingMinor,
    closingMinor: lines.at(-1)?.balanceMinor ?? openingMinor,
    lines,
    ...rest,
  };
}
