import { expect, it } from 'vitest';
import { mayBePaid, objectionToName, objectionToReference } from './payee-fields.ts';

it.each([
  ['A', undefined],
  ['1st', undefined],
  ['N'.repeat(35), undefined],
  ["A ._+&$!*|()#?:`,/'-z", undefined],
  ['', 'name-length'],
  ['N'.repeat(36), 'name-length'],
  ['.Smith', 'name-characters'],
  ['-Smith', 'name-characters'],
  [' Smith', 'name-characters'],
  ['Smith@Co', 'name-characters'],
  ['Smith; Sons', 'name-characters'],
  ['Smith "Bob"', 'name-characters'],
  ['Smith <b>', 'name-characters'],
  ['Renée', 'name-characters'],
  ['Smith\n', 'name-characters'],
])('says of the name %j %s', (name, objection) => {
  expect(objectionToName(name)).toBe(objection);
});

it.each([
  ['', undefined],
  ['INV 1', undefined],
  ['1'.repeat(35), undefined],
  ['1'.repeat(36), 'reference-too-long'],
  ['INV-1', 'reference-characters'],
  ['é', 'reference-characters'],
  ['INV\n', 'reference-characters'],
])('says of the reference %j %s', (reference, objection) => {
  expect(objectionToReference(reference)).toBe(objection);
});

it.each([
  ['20418836', '601122', true],
  ['00000000', '609303', true],
  ['2041883', '601122', false],
  ['204188366', '601122', false],
  ['20418836', '601123', false],
  ['20418836', '60112', false],
  // No Faster Payments.
  ['58190436', '236972', false],
])('%s at %s may be paid: %s', (accountNumber, sortCode, expected) => {
  expect(mayBePaid({ accountNumber, sortCode })).toBe(expected);
});
