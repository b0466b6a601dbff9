import { expect, it } from 'vitest';
import { openNotes } from '#src/api/orders/form-note.ts';
import { leaveNote, passed } from '#src/api/orders/left-note.fixture.ts';
import { confirmAgainAfterMs } from '#src/api/orders/order.ts';
import { good, scriptedBank } from '#src/api/store/bank.fixture.ts';
import { unchecked } from '#src/api/wire/wire.ts';
import { signedInStore } from '#src/app/store.fixture.ts';
import { money } from '#src/kernel/money.ts';
import { toInstructionList } from './instruction.ts';
import { editMark, endNotedAs, instructionMark } from './instruction-marks.ts';
import { lookUpInstructions } from './look-up-instructions.ts';

const wire = {
  instructionId: 'B7E0',
  statusCode: 'A',
  debitAccountId: { value: 'A1', displayValue: '31926819' },
  recipientName: 'Ashdown Feed &amp; Forage',
  toAccountNumber: '20418836',
  toSortCode: '601122',
  amount: { currency: 'GBP', amount: 125.5 },
  remarks: 'Hay March',
  startDate: '2026-03-16T00:00:00',
};
const cancelled = { ...wire, statusCode: 'C', statusType: 'CANCELLED' };
const paid = { ...wire, statusCode: 'C', statusType: 'COMPLETED' };
/** The same in another session, whose ids are others. */
const again = (entry: object, id = 'C911') => ({
  ...entry,
  instructionId: id,
  debitAccountId: { value: 'A9', displayValue: '31926819' },
});

function read(entry: object) {
  const [instruction] = toInstructionList(unchecked({ instructionsList: [entry] }), 'FD')?.instructions ?? [];
  if (instruction === undefined) throw new Error('It cannot be read.');
  return instruction;
}

/** What is said long after a request that left this note, from what the bank then lists. */
async function saidOf(kind: 'cancellation' | 'edit', mark: string | undefined, entries: readonly object[]) {
  leaveNote(kind, mark);
  passed(2 * confirmAgainAfterMs);
  const list = () => good({ instructionsList: entries });
  const { store } = await signedInStore(scriptedBank({ 'GET /cz/v1/payments/instructions': list }).fetch);
  await store.dispatch(lookUpInstructions(openNotes()));
  return openNotes()[0]?.result;
}

it.each([
  ['is cancelled', [again(cancelled)], 'made'],
  ['is still there', [again(wire)], 'not-made'],
  ['was paid before', [again(paid)], 'not-made'],
  ['is not listed', [], undefined],
  ['has another day', [again({ ...wire, startDate: '2026-03-17T00:00:00' })], undefined],
  ['looks like one that still runs', [again(cancelled), again(wire, 'C912')], undefined],
])('says of a payment to be cancelled that %s', async (_, entries, result) => {
  expect(await saidOf('cancellation', await instructionMark(read(wire)), entries)).toBe(result);
});

it('says nothing of what left no mark', async () => {
  expect(await saidOf('cancellation', undefined, [again(cancelled)])).toBeUndefined();
});

it.each([
  ['as it was to be', [again({ ...wire, remarks: 'Hay April' })], 'made'],
  ['as it was', [again(wire)], 'not-made'],
  ['changed otherwise', [again({ ...wire, remarks: 'Straw' })], undefined],
  ['as it was, beside one as it was to be', [again(wire), again({ ...wire, remarks: 'Hay April' }, 'C912')], undefined],
  ['not at all', [], undefined],
])('finds an order that was edited %s', async (_, entries, result) => {
  const before = { ...read(wire), code: 'SI' } as const;
  const mark = await editMark(before, { amount: money(125_50, 'GBP'), reference: ' Hay April ' });
  expect(await saidOf('edit', mark, entries)).toBe(result);
});

it('recognises a direct debit whatever it last collected', async () => {
  const debit = { ...read(wire), code: 'DD' } as const;
  expect(endNotedAs.DD).toBe('debit-stop');
  expect(await instructionMark({ ...debit, amount: money(1, 'GBP') })).toBe(await instructionMark(debit));
});
