import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { downloadsOf } from '#openapi/generator/downloads.ts';
import { readRegister } from './assumptions/register.ts';
import { optionsFor } from './driver/command-line.ts';
import { contract, operationAsked } from './driver/contract.ts';
import { type ReferenceSources, referencePages } from './reference/reference-pages.ts';
import { areas, readPact } from './verify/pact-files.ts';

const usage = `Writes the contract’s reference as a static site.

  npm run contracts -- docs                  to dist-sandbox/contract, which the sandbox site serves at /contract/
  npm run contracts -- docs --out <folder>   to another folder, which is replaced`;

const { values } = optionsFor(usage, {
  options: { out: { type: 'string', default: 'dist-sandbox/contract' }, help: { type: 'boolean' } },
});

if (values.help === true) console.log(usage);
else write(values.out);

function write(folder: string): void {
  const pages = referencePages({
    contract,
    register: readRegister(),
    interactions: areas.flatMap(interactionsOf),
    changelog: readFileSync(new URL('../openapi/CHANGELOG.md', import.meta.url), 'utf8'),
  });
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [file, text] of [...pages, ...downloadsOf(contract)]) writeFileSync(join(folder, file), text);
  console.log(`Written: ${pages.size} files in ${folder}`);
}

function interactionsOf(area: (typeof areas)[number]): ReferenceSources['interactions'] {
  const { interactions } = JSON.parse(readPact(area) ?? '{"interactions":[]}') as {
    readonly interactions: readonly (ReferenceSources['interactions'][number] & {
      readonly request: { readonly method: string; readonly path: string };
      readonly response: { readonly status: number };
    })[];
  };
  return interactions.map((one) => ({
    ...one,
    operation: operationAsked({ method: one.request.method, target: one.request.path }),
    status: one.response.status,
  }));
}
