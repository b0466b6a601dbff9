import { readFileSync } from 'node:fs';
import { unzlibSync } from 'fflate';
import { expect, it } from 'vitest';
import { packedFonts } from '#sandbox/documents/packed-fonts.ts';
import { unpackedFont } from '#src/banking/print/pdf-paper.ts';

it.each([
  ['regular', 'inter-print-regular'],
  ['semiBold', 'inter-print-semi-bold'],
  ['display', 'newsreader-print'],
] as const)('gives the bank’s documents the app’s %s print font', (name, file) => {
  const packed = Buffer.from(packedFonts[name], 'base64');
  expect(Buffer.from(unzlibSync(packed)).equals(unpackedFont(readFileSync(`src/ui/fonts/${file}.woff`)))).toBe(true);
});
