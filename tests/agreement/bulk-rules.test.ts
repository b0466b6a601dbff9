import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { readCells } from '#sandbox/bank/bulk/file-cells.ts';
import { formatOf } from '#sandbox/bank/bulk/file-names.ts';
import { readRows } from '#sandbox/bank/bulk/file-rows.ts';
import { loadSpreadsheetReader } from '#sandbox/bank/bulk/spreadsheet-reader.ts';
import { checkFile } from '#src/features/bulk/model/reading/check-file.ts';

/** The app and the bank read bulk files each in its own way: whatever the bank accepts, the app does, and reads alike. */

beforeAll(loadSpreadsheetReader);

async function both(fileName: string, bytes: Uint8Array<ArrayBuffer>) {
  const app = await checkFile({ fileName, bytes: bytes.slice().buffer }, () => {});
  const format = formatOf(fileName);
  const read = format === undefined ? undefined : readCells(bytes, format);
  const total = app.outcome === 'checked' ? app.totalMinor : 0;
  const count = app.outcome === 'checked' ? app.rows.length : 0;
  const bank = read && readRows(read, { count, minor: total });
  return { app, bank };
}

const cells = [
  fc.constantFrom('Ashdown Feed', 'T Mount', '', 'Café', '-', 'N'.repeat(35), 'N'.repeat(36)),
  fc.constantFrom('601122', '601122', '010203', '60-11-22', '60112'),
  fc.constantFrom('20418836', '20418836', '2041883', 'ABCDEFGH'),
  fc.constantFrom('FP', 'BACS', 'fp', 'CHAPS'),
  fc.constantFrom('Hay March', '', 'A#1', '"Hay, March"', 'R'.repeat(36)),
  fc.constantFrom('125.50', '1', '0', '1.234', '1e3', ' 12.5 ', '£5', '999999999.99'),
] as const;
const line = fc.oneof(
  { weight: 9, arbitrary: fc.tuple(...cells).map((row) => row.join(',')) },
  { weight: 1, arbitrary: fc.constantFrom('', ',,,,,', 'a,b') },
);
/** What the app leaves to the bank: special characters and lengths of references. */
const leftToTheBank: readonly string[] = ['DIGX_PY_REMARK_001', 'DIGX_PY_REMARK_002', 'DIGX_CZ_FU_27'];

it('agrees on random files, but for what the app leaves to the bank', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(line, { minLength: 1, maxLength: 5 }), async (lines) => {
      const { app, bank } = await both('HAY.csv', new TextEncoder().encode(lines.join('\r\n')));
      if (bank === undefined) throw new Error('The name is good.');
      if (bank.errors.length === 0) {
        expect(app).toMatchObject({ outcome: 'checked', rows: bank.rows.map(({ minor }) => ({ minor })) });
      }
      if (app.outcome === 'checked') {
        expect(bank.errors.map(({ code }) => code).filter((code) => !leftToTheBank.includes(code))).toEqual([]);
      }
    }),
    { numRuns: 400 },
  );
});

const saved = 'fixtures/bulk';

it.each(readdirSync(saved).filter((name) => name !== 'README.md'))('agrees on %s', async (fileName) => {
  const { app, bank } = await both(fileName, new Uint8Array(readFileSync(join(saved, fileName))));
  const isLeft = ({ code }: { readonly code: string }) => leftToTheBank.includes(code);
  expect(app.outcome === 'checked').toBe(bank?.errors.every(isLeft) ?? false);
});
