import { Buffer } from 'node:buffer';
import fc from 'fast-check';
import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { type Joined, joinFiles } from './join-files.ts';

const headings = 'Date,Reference,Debit,Credit,Balance';
const bytesOf = (text: string) => new TextEncoder().encode(text);

function piece(content: string | Uint8Array, fileName = 'transactions-5678.csv') {
  return { fileName, content: Buffer.from(content).toString('base64') };
}

function joined(verdict: Joined): Uint8Array {
  if (verdict.outcome !== 'joined') throw new Error(`Damaged: ${verdict.places}`);
  return verdict.bytes;
}

function textOf(verdict: Joined): string {
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(joined(verdict));
}

describe('texts', () => {
  it('stay as they came, byte for byte, where there is one piece', () => {
    const content = `\uFEFF${headings}\n01/06/2026,"Café, €",,1.00,`;
    expect(textOf(joinFiles({ format: 'csv', pieces: [piece(content)] }))).toBe(content);
  });

  it('become one under one line of headings, in the order of the pieces', () => {
    const pieces = ['01/01/2025,a,1.00,,5.00\r\n', '', '01/06/2026,"b\r\nc",,2.00,7.00\r\n'].map((lines) =>
      piece(`${headings}\r\n${lines}`),
    );
    expect(textOf(joinFiles({ format: 'sage', pieces }))).toBe(
      `${headings}\r\n01/01/2025,a,1.00,,5.00\r\n01/06/2026,"b\r\nc",,2.00,7.00\r\n`,
    );
  });

  it('never run into one another where a piece does not end its last line', () => {
    const pieces = [headings, `${headings}\n1`, `\uFEFF${headings}\n2`].map((text) => piece(text));
    expect(textOf(joinFiles({ format: 'xero', pieces }))).toBe(`${headings}\r\n1\r\n2\r\n`);
  });

  it('lose no line and double none, however they are cut', () => {
    const line = fc.string({ unit: 'grapheme', maxLength: 12 }).map((text) => text.replaceAll(/[\r\n]/g, ' '));
    fc.assert(
      fc.property(fc.array(fc.array(line, { maxLength: 5 }), { minLength: 2, maxLength: 5 }), (cut) => {
        const pieces = cut.map((lines) => piece([headings, ...lines].map((text) => `${text}\r\n`).join('')));
        const [first, ...others] = textOf(joinFiles({ format: 'quickbooks', pieces })).split('\r\n');
        expect(first).toBe(headings);
        expect(others).toEqual([...cut.flat(), '']);
      }),
    );
  });

  it.each([
    ['a file that is no UTF-8', piece(Uint8Array.of(0x44, 0xff, 0xfe))],
    ['an empty file', piece('')],
    ['a file whose first line is empty', piece(`\r\n${headings}\r\n`)],
    ['content that is no base64', { fileName: 'a.csv', content: 'RGF0ZQ=' }],
    ['content with something else in it', { fileName: 'a.csv', content: 'RGF0\nZQ==' }],
  ])('are not made of %s', (_, bad) => {
    expect(joinFiles({ format: 'csv', pieces: [bad] })).toEqual({ outcome: 'damaged', places: [0] });
    const pieces = [piece(`${headings}\r\n`), bad, piece(`${headings}\r\n`)];
    expect(joinFiles({ format: 'csv', pieces })).toEqual({ outcome: 'damaged', places: [1] });
  });

  it('are all doubted where their headings differ', () => {
    const pieces = [headings, headings, 'Date,Reference,Debit,Credit'].map((text) => piece(`${text}\r\n`));
    expect(joinFiles({ format: 'csv', pieces })).toEqual({ outcome: 'damaged', places: [0, 1, 2] });
  });
});

describe('PDFs', () => {
  const pdf = (content: string, name: string) => piece(`%PDF-1.7\n${content}`, name);

  it('stay as they came where there is one', () => {
    const content = Uint8Array.of(...bytesOf('%PDF-1.7\n'), 0x80, 0xff, 0);
    expect(joined(joinFiles({ format: 'pdf', pieces: [piece(content)] }))).toEqual(content);
  });

  it('are put into one zip, each under its own safe name', () => {
    const pieces = [pdf('a', 'one.pdf'), pdf('b', '../two.pdf'), pdf('c', 'one.pdf'), pdf('d', 'one.pdf')];
    const files = unzipSync(joined(joinFiles({ format: 'pdf', pieces })));
    expect(Object.entries(files).map(([name, bytes]) => [name, new TextDecoder().decode(bytes)])).toEqual([
      ['one.pdf', '%PDF-1.7\na'],
      ['two.pdf', '%PDF-1.7\nb'],
      ['one (2).pdf', '%PDF-1.7\nc'],
      ['one (3).pdf', '%PDF-1.7\nd'],
    ]);
  });

  it.each([
    ['a page of a website', piece('<!doctype html>')],
    ['an empty file', piece('')],
    ['a beginning that is cut short', piece('%PDF')],
    ['content that is no base64', { fileName: 'a.pdf', content: '%PDF-1.7' }],
  ])('are not %s', (_, bad) => {
    expect(joinFiles({ format: 'pdf', pieces: [bad] })).toEqual({ outcome: 'damaged', places: [0] });
    expect(joinFiles({ format: 'pdf', pieces: [pdf('a', 'a.pdf'), bad] })).toEqual({
      outcome: 'damaged',
      places: [1],
    });
  });
});
