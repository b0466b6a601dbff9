import { expect, it } from 'vitest';
import type { Cheque } from '#src/api/cheques/cheque.ts';
import { inRuns, numbersText, oneByOne, statusesText } from './cheque-runs.ts';

const cheque = (number: number, statusCode = 'N', status = 'Not Used'): Cheque => ({
  id: String(number).padStart(6, '0'),
  statusCode,
  status,
});
const unused = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, place) => cheque(to - place));
const numbers = (cheques: readonly Cheque[]) => inRuns(cheques).map(numbersText);

it('shows unused cheques in a row as one line, and every other cheque by itself', () => {
  expect(numbers([...unused(101, 136), cheque(100, 'U', 'Used'), cheque(99, 'S', 'Stopped')])).toEqual([
    '000101–000136',
    '000100',
    '000099',
  ]);
});

it('leaves two apart, and does not join what is not in a row', () => {
  expect(numbers(unused(1, 2))).toEqual(['000002', '000001']);
  expect(numbers([...unused(10, 12), ...unused(5, 8)])).toEqual(['000010–000012', '000005–000008']);
  expect(numbers([])).toEqual([]);
});

it('loses no cheque', () => {
  const cheques = [...unused(20, 40), cheque(19, 'H', 'Hold'), ...unused(1, 18)];
  expect(inRuns(cheques).reduce((sum, { count }) => sum + count, 0)).toBe(cheques.length);
  expect(oneByOne(cheques)).toHaveLength(cheques.length);
});

it('counts each status, the most first', () => {
  expect(statusesText([cheque(3, 'U', 'Used'), ...unused(1, 2)])).toBe('2 not used, 1 used');
});
