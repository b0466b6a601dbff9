import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { scratchFolder } from '#tests/host/scratch-folder.ts';

const { isGenerated, noteGenerated } = await import(new URL('../../scripts/generated.mjs', import.meta.url).href);

const files = {
  'openapi/digx.yaml': 'openapi: 3.1.0',
  'openapi/generator/validator-runtime.ts': 'export {};',
  'openapi/digx.generated.json': '{}',
  'openapi/customer-description.generated.json': '{}',
  'sandbox/personas/described/description-parts.ts': 'export {};',
  'src/api/schema.generated.d.ts': 'export {};',
  'src/app/reports/contract-names.generated.ts': 'export {};',
  'sandbox/control/control-words.generated.ts': 'export {};',
  'sandbox/http/operations.generated.ts': 'export {};',
  'sandbox/http/refusal-codes.generated.ts': 'export {};',
  'sandbox/http/validators.generated.js': 'export {};',
  'sandbox/http/validators.generated.d.ts': 'export {};',
};

it.each([
  ['the contract has changed', 'openapi/digx.yaml', true],
  ['the generator has changed', 'openapi/generator/validator-runtime.ts', true],
  ['what describes a customer has changed', 'sandbox/personas/described/description-parts.ts', true],
  ['a generated file came from elsewhere', 'sandbox/http/validators.generated.js', true],
  ['a text beside the contract has changed', 'openapi/README.md', false],
])('knows whether to generate again when %s', (_, changed, isStale) => {
  const root = scratchFolder(onTestFinished);
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  };
  for (const [file, text] of Object.entries(files)) write(file, text);
  expect(isGenerated(root)).toBe(false);
  noteGenerated(root);
  expect(isGenerated(root)).toBe(true);
  write(changed, 'other');
  expect(isGenerated(root)).toBe(!isStale);
});
