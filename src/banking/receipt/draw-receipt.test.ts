import { getDocumentProxy, getMeta } from 'unpdf';
import { expect, it } from 'vitest';
import { hostileTexts } from '#fixtures/hostile-text.ts';
import { cutText } from '#src/banking/print/cut-text.ts';
import { printFonts } from '#src/banking/print/print-fonts.fixture.ts';
import { printableText } from '#src/banking/print/printable-text.ts';
import { parseInstant } from '#src/kernel/instant.ts';
import { drawReceipt } from './draw-receipt.ts';
import { ownAccountRow, type Receipt, receiptDocument } from './receipt.ts';

const receipt: Receipt = {
  title: 'Payment sent',
  rows: [
    ownAccountRow('From account', { title: 'Household account', maskedAccountNumber: '****5678' }),
    { label: 'Payee account', value: 'Ascot Saddlery Limited', detail: '20-45-77 · 31000010' },
    { label: 'Amount', value: '£1,250.00' },
    { label: 'Date', value: '17/06/2026' },
    { label: 'Reference', value: 'Invoice 2210' },
  ],
  referenceNumber: 'FP0001234',
  madeAt: parseInstant('2026-06-17T09:05:00.000Z') ?? expect.fail(),
};

function draw(over: Partial<Receipt> = {}): Uint8Array {
  const drawing = drawReceipt(receiptDocument({ ...receipt, ...over }, 'Paddock Private Bank'), printFonts);
  expect(drawing.next()).toEqual({ done: false, value: 1 });
  const step = drawing.next();
  return step.done === true ? step.value : expect.fail();
}

/** Reads the PDF back. It gets a copy, because the reader keeps what it is given. */
async function firstPage(file: Uint8Array) {
  const pdf = await getDocumentProxy(file.slice());
  expect(pdf.numPages).toBe(1);
  return pdf.getPage(1);
}

async function textsOf(file: Uint8Array) {
  const { items } = await (await firstPage(file)).getTextContent();
  return items.flatMap((item) => ('str' in item && item.str.trim() !== '' ? [item] : []));
}

it('says the same as the page, in its order, with the customer’s sort code masked', async () => {
  expect((await textsOf(draw())).map(({ str }) => str)).toEqual([
    'Paddock Private Bank',
    'Payment sent',
    'From account',
    'Household account',
    'ending 5678 · sort code ••-••-••',
    'Payee account',
    'Ascot Saddlery Limited',
    '20-45-77 · 31000010',
    'Amount',
    '£1,250.00',
    'Date',
    '17/06/2026',
    'Reference',
    'Invoice 2210',
    'Reference number',
    'FP0001234',
    'Receipt of 17/06/2026 at 10:05',
  ]);
});

it('has title, British English and PDF/UA in its metadata', async () => {
  const file = draw({ title: 'Payment & <sent>' });
  const raw = new TextDecoder('latin1').decode(file);
  expect(raw.startsWith('%PDF-1.7\n')).toBe(true);
  expect(raw).toContain('/Lang (en-GB)');
  expect(raw).toContain('<pdfuaid:part>1</pdfuaid:part>');
  const { info } = await getMeta(await getDocumentProxy(file.slice()));
  expect(info).toMatchObject({ Title: 'Payment & <sent>', Author: 'Paddock Private Bank' });
});

it('is one table to screen readers, with a heading for each row', async () => {
  const counts = new Map<string, number>();
  interface Tag {
    readonly role?: string;
    readonly children?: readonly Tag[];
  }
  const count = ({ role = '', children = [] }: Tag) => {
    counts.set(role, (counts.get(role) ?? 0) + 1);
    children.forEach(count);
  };
  count(((await (await firstPage(draw())).getStructTree()) ?? {}) as Tag);
  expect(Object.fromEntries(counts)).toMatchObject({ H1: 1, P: 2, Table: 1, TR: 6, TH: 6, TD: 6 });
});

it('makes the same file of the same receipt', () => expect(draw()).toEqual(draw()));

it.each(hostileTexts)('writes $tries within the paper', async ({ text }) => {
  const items = await textsOf(draw({ rows: [{ label: 'Reference', value: text, detail: text }] }));
  const together = (words: string) => words.replaceAll(/\s/g, '');
  const written = together(items.map(({ str }) => str).join(''));
  // Longer names are cut off.
  expect(written).toContain(together(printableText(cutText(text, 75))));
  for (const { transform, width } of items) {
    const [, , , , x = 0, y = 0] = transform as readonly number[];
    expect(x).toBeGreaterThan(30);
    expect(x + width).toBeLessThan(566);
    expect(y).toBeGreaterThan(30);
  }
});

it('writes the longest names in full', async () => {
  const longest = 'W'.repeat(75);
  const items = await textsOf(draw({ rows: [{ label: 'Payee account', value: longest }] }));
  expect(
    items
      .map(({ str }) => str)
      .join('')
      .match(/W/g),
  ).toHaveLength(75);
});
