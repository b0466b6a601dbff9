import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { generateOutputs } from './generator/outputs.ts';

const outputs = await generateOutputs();

it.each(['src/api/schema.generated.d.ts', 'openapi/customer-description.generated.json', 'openapi/ASSUMPTIONS.md'])(
  'leaves no difference to the committed %s',
  async (path) => {
    const committed = await readFile(new URL(`../${path}`, import.meta.url), 'utf8');
    expect(textOf(path)).toBe(committed);
  },
);

it('writes the same bytes on a second run', async () => {
  expect(await generateOutputs()).toEqual(outputs);
});

it('compiles validators that neither load nor create code at run time', () => {
  const found = textOf('sandbox/http/validators.generated.js')?.match(/\brequire\(|\bimport\b|\beval\(|\bFunction\(/g);
  expect(found).toBeNull();
});

function textOf(path: string): string | undefined {
  return outputs.find((output) => output.path === path)?.text;
}
