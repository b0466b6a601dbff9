import { addDays } from '#src/kernel/calendar.ts';
import { type Listed, listTransactions } from './read-steps.ts';
import type { Steps, Walk } from './step.ts';
import { found } from './walk-memory.ts';

export const fileSteps: Steps = { 'download transactions': download };

/** A file holds what the list holds, with each filter. */
async function download({ walker, findings, memory }: Walk): Promise<void> {
  const { value } = found(memory.current, 'a current account');
  const today = walker.today();
  const from = addDays(today, -28);
  const listed = await listTransactions(walker, value, { fromDate: from, toDate: today });
  const word = /\p{L}{4,}/u.exec(listed[0]?.description ?? '')?.[0] ?? 'card';
  const wanted: readonly (readonly [string, Readonly<Record<string, string>>, (one: Listed) => boolean])[] = [
    ['no filter', {}, () => true],
    ['transactionType', { transactionType: 'D' }, ({ transactionType }) => transactionType === 'D'],
    ['transactionType', { transactionType: 'C' }, ({ transactionType }) => transactionType === 'C'],
    [
      'fromAmount and toAmount',
      { fromAmount: '20.00', toAmount: '150.00' },
      ({ amountInAccountCurrency: { amount } }) => amount >= 20 && amount <= 150,
    ],
    ['txnCode', { txnCode: 'CRD,CRR' }, ({ txnCode = '' }) => ['CRD', 'CRR'].includes(txnCode)],
    ['excludedTxnCode', { excludedTxnCode: 'CRD,CRR' }, ({ txnCode = '' }) => !['CRD', 'CRR'].includes(txnCode)],
  ];
  for (const [what, filter, isMeant] of wanted) {
    const { lines, count } = await fileOf(filter);
    const { length } = listed.filter(isMeant);
    findings.expect(count === length, `a file with ${what} has transactionCount ${count}, the list has ${length}`);
    findings.expect(lines === count, `a file with ${what} has ${lines} lines and transactionCount ${count}`);
  }
  const { count } = await fileOf({ description: word });
  const window = { fromDate: from, toDate: today, description: word };
  const { length } = await listTransactions(walker, value, window);
  findings.expect(count === length, `a file with description has transactionCount ${count}, the list has ${length}`);

  async function fileOf(filter: Readonly<Record<string, string>>) {
    const query = new URLSearchParams({ format: 'csv', startDate: slashed(from), endDate: slashed(today), ...filter });
    const file = await walker.ask(`/cz/v1/accounts/${value}/transactions/download?${query}`);
    const lines = atob(file.fileContent)
      .split('\n')
      .filter((line) => line.trim() !== '');
    return { lines: lines.length - 1, count: Number(file.transactionCount) };
  }
}

function slashed(day: string): string {
  return day.split('-').reverse().join('/');
}
