import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('gives the dark theme the same colours whether the device or the customer chose it', () => {
  const sheet = readFileSync('src/ui/tokens.css', 'utf8');
  const blocks = [...sheet.matchAll(/^ {2}:root\S* \{\n([^}]*--colour-page[^}]*)\}/gm)].map(([, colours]) => colours);
  expect(blocks).toHaveLength(2);
  expect(blocks[1]).toBe(blocks[0]);
});
