import { utils, write } from '@e965/xlsx';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readErrorReport } from './error-report.ts';
import { checkFile } from './reading/check-file.ts';

/** Files made to harm, from a seed. Each is read or refused; nothing outside the result changes. */

const seed = 20260302;
const runs = 150;
const nasty = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  '=HYPERLINK("http://x")',
  '<script>',
  '\u202e',
  '😀',
  '"',
  '\0',
  'polluted',
];
const row = ['Ashdown Feed', '601122', '20418836', 'FP', 'Hay March', '125.50'];

const cell = fc.oneof(fc.constantFrom(...nasty, ...row), fc.string({ maxLength: 40 }));
const table = fc.array(fc.array(cell, { maxLength: 9 }), { maxLength: 30 });
const base = fc.constantFrom('HAY', '__proto__', 'constructor', 'a'.repeat(40));
const extension = fc.constantFrom('csv', 'txt', 'xls', 'xlsx', 'CSV');

/** A real workbook, some of whose bytes are then spoilt. */
const workbooks = fc
  .record({
    cells: table,
    spoilt: fc.array(fc.record({ at: fc.nat(20_000), byte: fc.nat(255) }), { maxLength: 12 }),
    cut: fc.nat(8_000),
  })
  .map(({ cells, spoilt, cut }) => {
    const bytes = new Uint8Array(
      write(utils.book_new(utils.aoa_to_sheet(cells), 'P'), { type: 'array', bookType: 'biff8' }),
    );
    for (const { at, byte } of spoilt) bytes[512 + (at % Math.max(bytes.length - 512, 1))] = byte;
    return cut < 1_000 ? bytes.slice(0, cut) : bytes;
  });
const texts = fc
  .tuple(table, fc.constantFrom(',', ';', '\t', '|'), fc.constantFrom('\n', '\r\n', '\r'))
  .map(([cells, separator, end]) => new TextEncoder().encode(cells.map((each) => each.join(separator)).join(end)));
const noise = fc.uint8Array({ maxLength: 2_000 });

const pristine = Object.getOwnPropertyNames(Object.prototype);

it('leaves Object.prototype and the result’s shape as they were', async () => {
  let counted = 0;
  await fc.assert(
    fc.asyncProperty(fc.oneof(workbooks, texts, noise), base, extension, async (bytes, name, ending) => {
      counted += 1;
      const copy = new Uint8Array(bytes).buffer;
      const result = await checkFile({ fileName: `${name}.${ending}`, bytes: copy }, () => {});
      expect(Object.getOwnPropertyNames(Object.prototype)).toEqual(pristine);
      expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
      if (result.outcome === 'refused') expect(result.messages.every((text) => typeof text === 'string')).toBe(true);
      else expect(result.rows.every(({ minor, type }) => minor > 0 && (type === 'FP' || type === 'BACS'))).toBe(true);
    }),
    { seed, numRuns: runs },
  );
  expect(counted).toBeGreaterThanOrEqual(100);
}, 60_000);

it('reads any report or none, and expands nothing', () => {
  const bomb = `<?xml version="1.0"?><!DOCTYPE l [<!ENTITY a "ha"><!ENTITY b "${'&a;'.repeat(50)}">]><errorLog><otherErrors><error>&b;</error></otherErrors></errorLog>`;
  expect(readErrorReport(bomb)).toBeUndefined();
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.constantFrom(...nasty)), (text) => {
      readErrorReport(text);
      readErrorReport(`<errorLog><recordErrors><error row="${text}">${text}</error></recordErrors></errorLog>`);
      expect(Object.getOwnPropertyNames(Object.prototype)).toEqual(pristine);
    }),
    { seed, numRuns: runs },
  );
});
