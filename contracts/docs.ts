import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { downloadsOf } from '#openapi/generator/downloads.ts';
import { personas } from '#sandbox/personas/registry.ts';
import { currentAssumptions } from './assumptions/current-assumptions.ts';
import { openAssumptions } from './assumptions/questionnaire.ts';
import { readRegister } from './assumptions/register.ts';
import { optionsFor } from './driver/command-line.ts';
import { contract } from './driver/contract.ts';
import { recordedInteractions } from './reference/recorded-interactions.ts';
import { writeReference } from './reference/write-reference.ts';
import { writeWorkshop } from './workshop/write-workshop.ts';

const usage = `Writes the contract’s reference as a static site.

  npm run contracts -- docs                  to dist-sandbox/contract, which the sandbox site serves at /contract/
  npm run contracts -- docs --out <folder>   to another folder, which is replaced`;

const { values } = optionsFor(usage, {
  options: { out: { type: 'string', default: 'dist-sandbox/contract' }, help: { type: 'boolean' } },
});

if (values.help === true) console.log(usage);
else {
  const interactions = recordedInteractions();
  const register = readRegister();
  const count = await writeReference(
    values.out,
    {
      contract,
      register,
      interactions,
      customers: Object.values(personas).map(({ id, title }) => ({ id, title })),
      changelog: readFileSync(new URL('../openapi/CHANGELOG.md', import.meta.url), 'utf8'),
    },
    process.env.PADDOCK_BASE ?? '/',
  );
  const downloads = downloadsOf(contract);
  for (const [file, text] of downloads) writeFileSync(join(values.out, file), text);
  const open = openAssumptions(register, currentAssumptions());
  writeWorkshop(join(values.out, 'assumptions'), { open, interactions, reference: '../' });
  console.log(`Written: ${count + downloads.size} files in ${values.out}`);
}
