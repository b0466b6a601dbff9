import type { Extract, ExtractLine } from '#sandbox/documents/extract.ts';
import { statementPdf } from '#sandbox/documents/statement-pdf.ts';
import { transactionFile } from '#sandbox/documents/transaction-file.ts';
import { addDays, calendarDay } from '#src/kernel/calendar.ts';
import type { Instant } from '#src/kernel/instant.ts';
import { type Figure, median } from './figure.ts';

const rounds = 5;
const from = calendarDay('2016-01-01');
const to = calendarDay('2026-03-02');
const bankName = 'Paddock Private Bank';
const account = {
  accountTitle: 'Current account',
  typeTitle: 'Private Bank Current Account',
  sortCode: '609303',
  accountNumber: '12345678',
  holder: 'Ada Fetlock',
};

/** The time in which the bank creates a file, without requests, transfer or saving. */
export async function measureDocuments(): Promise<Figure[]> {
  const extract: Extract = {
    ...account,
    bankName,
    from,
    to,
    madeAt: '2026-03-02T09:30:00.000Z' as Instant,
    hasBalance: true,
    isFiltered: false,
    openingMinor: 0,
    currency: 'GBP',
    lines: linesOf(100_000),
  };
  const lines = linesOf(770);
  const statement = {
    ...account,
    bank: {
      name: bankName,
      addressLines: ['Weighing Room Yard', 'Wexcombe Regis', 'Furlongshire ZX1 1PB'],
      telephone: '0113 496 0100',
    },
    addressLines: ['1 Gallop Lane', 'Newmarket', 'CB8 0XX'],
    from,
    to,
    currency: 'GBP',
    openingMinor: 0,
    closingMinor: lines.at(-1)?.balanceMinor ?? 0,
    lines,
  } as const;
  return [
    await timed('document: CSV of 100,000 lines', 500, () => transactionFile('csv', extract)),
    await timed('document: statement of 770 lines, tagged PDF', 1_000, () => statementPdf(statement)),
  ];
}

async function timed(what: string, goalMs: number, make: () => unknown): Promise<Figure> {
  const timesMs: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const began = performance.now();
    await make();
    timesMs.push(performance.now() - began);
  }
  const ms = median(timesMs);
  return { what, measured: `${Math.round(ms)} ms`, goal: `≤ ${goalMs.toLocaleString('en-GB')} ms`, met: ms <= goalMs };
}

/** The transactions of a busy account, some with text that CSV must quote or a spreadsheet would run. */
function linesOf(count: number): readonly ExtractLine[] {
  let balanceMinor = 0;
  return Array.from({ length: count }, (_, index) => {
    const minor = index % 3 === 2 ? 150_00 + index : -(12_34 + index);
    balanceMinor += minor;
    return {
      day: addDays(from, Math.floor(index / 27)),
      title: `Saddler ${index}, "Newmarket"`,
      reference: index % 10 === 0 ? '' : `${index % 7 === 0 ? '=' : ''}REF ${index}`,
      minor,
      balanceMinor,
    };
  });
}
