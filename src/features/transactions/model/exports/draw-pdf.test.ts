import { getDocumentProxy, getMeta } from 'unpdf';
import { expect, it } from 'vitest';
import { hostileTexts } from '#fixtures/hostile-text.ts';
import { printFonts } from '#src/banking/print/print-fonts.fixture.ts';
import { printableText } from '#src/banking/print/printable-text.ts';
import { drawPdf } from './draw-pdf.ts';
import { bookedRows, printed, printOf } from './print-document.fixture.ts';
import type { PrintDocument } from './print-document.ts';

function draw(document: PrintDocument): { readonly file: Uint8Array; readonly pageCounts: readonly number[] } {
  const pageCounts: number[] = [];
  const drawing = drawPdf(document, printFonts);
  let step = drawing.next();
  for (; !step.done; step = drawing.next()) pageCounts.push(step.value);
  return { file: step.value, pageCounts };
}

/** Reads the PDF back. It gets a copy, because the reader keeps what it is given. */
function read(file: Uint8Array) {
  return getDocumentProxy(file.slice());
}

async function textsOf(file: Uint8Array): Promise<readonly string[]> {
  const pdf = await read(file);
  const pages = Array.from({ length: pdf.numPages }, async (_, place) => {
    const { items } = await (await pdf.getPage(place + 1)).getTextContent();
    return items.map((item) => ('str' in item ? item.str : '')).join('\n');
  });
  return Promise.all(pages);
}

/** The tags a screen reader finds, with their counts. */
async function tagsOf(file: Uint8Array): Promise<Readonly<Record<string, number>>> {
  const counts: Record<string, number> = {};
  interface Tag {
    readonly role?: string;
    readonly children?: readonly Tag[];
  }
  const count = ({ role, children = [] }: Tag) => {
    if (role !== undefined) counts[role] = (counts[role] ?? 0) + 1;
    for (const child of children) count(child);
  };
  const page = await (await read(file)).getPage(1);
  count(((await page.getStructTree()) ?? {}) as Tag);
  return counts;
}

it.each([
  [24, 1],
  [25, 1],
  [26, 2],
  [54, 2],
  [55, 3],
])('draws %i rows on %i pages and counts each page', async (rows, pages) => {
  const { file, pageCounts } = draw(printOf({ rows: bookedRows(rows) }));
  const texts = await textsOf(file);
  expect(texts).toHaveLength(pages);
  expect(pageCounts).toEqual(texts.map((_, place) => place + 1));
  texts.forEach((text, place) => {
    expect(text).toContain(`Page ${place + 1} of ${pages}`);
    expect(text).toContain('Created 30 June 2026 at 10:05');
    for (const heading of ['Date', 'Title', 'Reference', 'Debit', 'Credit', 'Balance']) expect(text).toContain(heading);
  });
  const written = texts.join('\n');
  for (let row = 0; row < rows; row += 1) expect(written).toContain(`Title ${row}\n`);
});

it('is a PDF 1.7 with title, British English and PDF/UA in its metadata', async () => {
  const { file } = draw(printOf({ account: { ...printed().account, title: 'Fetlock & <Sons>' } }));
  const raw = new TextDecoder('latin1').decode(file);
  expect(raw.startsWith('%PDF-1.7\n')).toBe(true);
  expect(raw).toContain('/Lang (en-GB)');
  expect(raw).toContain('/DisplayDocTitle true');
  expect(raw).toContain('<pdfuaid:part>1</pdfuaid:part>');
  expect(raw).toContain('Transactions of Fetlock &amp; &lt;Sons&gt;, 1 January 2026');
  const { info } = await getMeta(await read(file));
  expect(info).toMatchObject({
    Title: 'Transactions of Fetlock & <Sons>, 1 January 2026 to 30 June 2026',
    Author: 'Paddock Private Bank',
    IsAcroFormPresent: false,
  });
  // Every object is at the offset that the file states.
  const start = Number(/startxref\n(\d+)/.exec(raw)?.[1]);
  expect(raw.slice(start, start + 4)).toBe('xref');
});

it('is one table to screen readers, with its headings once and only the first and last carried balance', async () => {
  const tags = await tagsOf(draw(printOf({ rows: bookedRows(55) })).file);
  expect(tags).toMatchObject({ H1: 1, TH: 6, TD: (55 + 2) * 6 });
  expect(tags.P).toBe(1 + 6);
});

it('states the account holder on the first page, and what the filters leave out', async () => {
  const [text] = await textsOf(draw(printOf({ isPartial: true })).file);
  for (const words of ['Paddock Private Bank', 'Everyday account', 'Miss P Trotter', '60-93-03', '12345678']) {
    expect(text).toContain(words);
  }
  expect(text).toContain('Filters are applied.');
  expect(text).not.toContain('Balance brought forward');
});

it('has no balance column for a loan', async () => {
  const [text] = await textsOf(draw(printOf({ account: { ...printed().account, group: 'lending' } })).file);
  expect(text).toContain('Credit');
  expect(text).not.toContain('Balance');
});

it('makes the same file from the same document', () => {
  const document = printOf({ rows: bookedRows(30) });
  expect(draw(document).file).toEqual(draw(document).file);
});

it('writes any hostile text in its own row only, within the page', async () => {
  const rows = hostileTexts.map(({ text }, place) => ({
    ...(bookedRows(1)[0] ?? expect.fail()),
    id: `${place}`,
    title: text,
    reference: text,
  }));
  const document = printOf({ rows });
  const { file } = draw(document);
  const pdf = await read(file);
  expect(pdf.numPages).toBe(document.pages.length);
  const written = (await textsOf(file)).join('').replaceAll(/\s/g, '');
  for (const { title } of document.pages.flatMap((page) => page.rows)) {
    expect(written).toContain(printableText(title).replaceAll(/\s/g, ''));
  }
  for (let page = 1; page <= pdf.numPages; page += 1) {
    const { items } = await (await pdf.getPage(page)).getTextContent();
    for (const item of items) {
      if (!('str' in item)) continue;
      const [, , , , x = 0, y = 0] = item.transform as readonly number[];
      expect(x).toBeGreaterThan(30);
      expect(x + item.width).toBeLessThan(566);
      expect(y).toBeGreaterThan(30);
    }
  }
});

it('draws the longest titles in full, on as many lines as they need', async () => {
  const account = { ...printed().account, title: 'W'.repeat(75), partyName: 'W'.repeat(75) };
  const rows = bookedRows(1, { title: 'W'.repeat(34), reference: 'W'.repeat(40) });
  const [text = ''] = await textsOf(draw(printOf({ account, rows })).file);
  expect(text.match(/W/g)).toHaveLength(75 + 75 + 34 + 40);
});

it('draws 2,925 rows on 101 pages, in a file small enough to e-mail', { timeout: 60_000 }, () => {
  const { pageCounts, file } = draw(printOf({ rows: bookedRows(2_925) }));
  expect(pageCounts).toHaveLength(101);
  expect(file.length).toBeLessThan(3_000_000);
});
