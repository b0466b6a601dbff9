import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { bundleContract } from './generator/bundle.ts';
import { downloadsOf } from './generator/downloads.ts';

const contract = await bundleContract();
const files = downloadsOf(contract);

it('offers the whole contract as JSON and as YAML', () => {
  expect([...files.keys()]).toEqual(['openapi.json', 'openapi.yaml']);
  expect(JSON.parse(files.get('openapi.json') ?? '')).toEqual(contract);
  expect(parse(files.get('openapi.yaml') ?? '')).toEqual(contract);
});

it('writes YAML without anchors, which not every tool reads', () => {
  expect(files.get('openapi.yaml')).not.toMatch(/^\s*\S+: [&*]\w+$/m);
});
