import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { unpackedFont } from './pdf-paper.ts';

const fonts = ['inter-print-regular', 'inter-print-semi-bold', 'newsreader-print'] as const;

interface Table {
  readonly tag: string;
  readonly checksum: number;
  readonly start: number;
  readonly length: number;
}

function tablesOf(font: DataView): Table[] {
  return Array.from({ length: font.getUint16(4) }, (_, at) => {
    const entry = 12 + at * 16;
    const letters = [0, 1, 2, 3].map((place) => font.getUint8(entry + place));
    const [checksum = 0, start = 0, length = 0] = [4, 8, 12].map((place) => font.getUint32(entry + place));
    return { tag: String.fromCharCode(...letters), checksum, start, length };
  });
}

/** The sum of a table's numbers, which each font states. The table `head` has a sum of its own inside, left out here. */
function checksumOf(font: DataView, { tag, start, length }: Table): number {
  let sum = 0;
  for (let place = 0; place < length; place += 4) {
    if (tag !== 'head' || place !== 8) sum = (sum + font.getUint32(start + place)) >>> 0;
  }
  return sum;
}

it.each(fonts)('unpacks every table of %s as the font’s checksums say', (name) => {
  const packed = readFileSync(`src/ui/fonts/${name}.woff`);
  const font = new DataView(unpackedFont(packed).buffer);
  const tables = tablesOf(font);
  expect(tables.map(({ tag }) => tag)).toEqual(expect.arrayContaining(['cmap', 'head', 'hmtx', 'maxp']));
  expect(tables.map((table) => checksumOf(font, table))).toEqual(tables.map(({ checksum }) => checksum));
  // The size that the WOFF file states for what it packs.
  expect(font.byteLength).toBe(packed.readUInt32BE(16));
  expect(font.getUint32(0)).toBe(packed.readUInt32BE(4));
});
