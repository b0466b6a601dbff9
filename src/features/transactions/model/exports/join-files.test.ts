import { Buffer } from 'node:buffer';
import fc from 'fast-check';
import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { type ExportFormat, exportFormats } from '#src/api/transactions/transaction-files.ts';
import { addDays, calendarDay } from '#src/kernel/calendar.ts';
import { type Joined, joinFiles } from './join-files.ts';

const headings = 'Date,Reference,Debit,Credit,Balance';
const bytesOf = (text: string) => new TextEncoder().encode(text);

function base64(content: string | Uint8Array): string {
  return Buffer.from(content).toString('base64');
}

/** Joins pieces with these contents (base64), each for a different day. */
function join(format: ExportFormat, ...contents: readonly string[]): Joined {
  const pieces = contents.map((content, place) => {
    const day = addDays(calendarDay('2026-01-01'), place);
    return { period: { from: day, to: day }, content };
  });
  return joinFiles({ format, account: { accountNumber: '12345678' }, pieces });
}

function joined(verdict: Joined): Uint8Array {
  if (verdict.outcome !== 'joined') throw new Error(`Damaged: ${verdict.places}`);
  return verdict.bytes;
}

function textOf(verdict: Joined): string {
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(joined(verdict));
}

const headingsOf: Readonly<Record<Exclude<ExportFormat, 'pdf'>, string>> = {
  csv: headings,
  quickbooks: 'Date,Description,Credit,Debit',
  sage: 'Date,Reference,Description,Money In,Money Out',
  xero: '*Date,*Amount,Payee,Description,Reference,Cheque Number',
};
const textFormats = exportFormats.filter((format) => format !== 'pdf');

describe('text files', () => {
  it('stay byte for byte the same if there is only one', () => {
    const content = `\uFEFF${headings}\n01/06/2026,"Café, €",,1.00,`;
    expect(textOf(join('csv', base64(content)))).toBe(content);
  });

  it.each(textFormats)('share one header line, in the order of the pieces: %s', (format) => {
    const heading = headingsOf[format];
    const contents = ['01/01/2025,a\r\n', '', '01/06/2026,"b\r\nc"\r\n'].map((lines) =>
      base64(`${heading}\r\n${lines}`),
    );
    expect(textOf(join(format, ...contents))).toBe(`${heading}\r\n01/01/2025,a\r\n01/06/2026,"b\r\nc"\r\n`);
  });

  it('never run together if a piece does not end its last line', () => {
    const contents = [headings, `${headings}\n1`, `\uFEFF${headings}\n2`].map(base64);
    expect(textOf(join('csv', ...contents))).toBe(`${headings}\r\n1\r\n2\r\n`);
  });

  it('lose and repeat no line, however they are split', () => {
    const line = fc.string({ unit: 'grapheme', maxLength: 12 }).map((text) => text.replaceAll(/[\r\n]/g, ' '));
    fc.assert(
      fc.property(fc.array(fc.array(line, { maxLength: 5 }), { minLength: 2, maxLength: 5 }), (cut) => {
        const contents = cut.map((lines) => base64([headings, ...lines].map((text) => `${text}\r\n`).join('')));
        const [first, ...others] = textOf(join('csv', ...contents)).split('\r\n');
        expect(first).toBe(headings);
        expect(others).toEqual([...cut.flat(), '']);
      }),
    );
  });

  it.each([
    ['a file that is not UTF-8', base64(Uint8Array.of(0x44, 0xff, 0xfe))],
    ['an empty file', ''],
    ['a file with an empty first line', base64(`\r\n${headings}\r\n`)],
    ['a web page', base64(`<!doctype html>\r\n${headings}\r\n`)],
    ['a PDF', base64('%PDF-1.7\n')],
    ['a file without headers', base64('01/06/2026,a,,1.00,\r\n')],
    ['truncated headers', base64('Date,Reference,Deb')],
    ['headers that only start the same', base64('Date,Reference,Debit,Credited,Balance\r\n')],
    ['content that is not base64', 'RGF0ZQ='],
    ['content with other characters in it', 'RGF0\nZQ=='],
  ])('cannot be made from %s', (_, bad) => {
    expect(join('csv', bad)).toEqual({ outcome: 'damaged', places: [0] });
    const good = base64(`${headings}\r\n`);
    expect(join('csv', good, bad, good)).toEqual({ outcome: 'damaged', places: [1] });
  });

  it.each(textFormats)('cannot be made from another format: %s', (format) => {
    for (const other of textFormats) {
      const made = join(format, base64(`${headingsOf[other]}\r\n`));
      expect(made.outcome, other).toBe(other === format ? 'joined' : 'damaged');
    }
  });

  it('are accepted without a balance for a loan', () =>
    expect(textOf(join('csv', base64('Date,Reference,Debit,Credit\r\n')))).toBe('Date,Reference,Debit,Credit\r\n'));

  it('are all damaged if their headers differ', () => {
    const contents = [headings, headings, 'Date,Reference,Debit,Credit'].map((text) => base64(`${text}\r\n`));
    expect(join('csv', ...contents)).toEqual({ outcome: 'damaged', places: [0, 1, 2] });
  });
});

describe('PDF files', () => {
  it('stay the same if there is only one', () => {
    const content = Uint8Array.of(...bytesOf('%PDF-1.7\n'), 0x80, 0xff, 0);
    expect(joined(join('pdf', base64(content)))).toEqual(content);
  });

  it('are put into one zip, each named by its own period', () => {
    const files = unzipSync(joined(join('pdf', ...['a', 'b', 'c'].map((content) => base64(`%PDF-1.7\n${content}`)))));
    expect(Object.entries(files).map(([name, bytes]) => [name, new TextDecoder().decode(bytes)])).toEqual([
      ['transactions-5678-2026-01-01-to-2026-01-01.pdf', '%PDF-1.7\na'],
      ['transactions-5678-2026-01-02-to-2026-01-02.pdf', '%PDF-1.7\nb'],
      ['transactions-5678-2026-01-03-to-2026-01-03.pdf', '%PDF-1.7\nc'],
    ]);
  });

  it.each([
    ['a web page', base64('<!doctype html>')],
    ['an empty file', ''],
    ['a truncated start', base64('%PDF')],
    ['content that is not base64', '%PDF-1.7'],
  ])('cannot be made from %s', (_, bad) => {
    expect(join('pdf', bad)).toEqual({ outcome: 'damaged', places: [0] });
    expect(join('pdf', base64('%PDF-1.7\n'), bad)).toEqual({ outcome: 'damaged', places: [1] });
  });
});
