import { parseArgs } from 'node:util';
import { measureAnswers } from './answers.ts';
import { measureClass } from './class.ts';
import { measureDocuments } from './documents.ts';
import { measureExports } from './exports.ts';
import type { Figure } from './figure.ts';
import { measureFirstLoad } from './first-load.ts';
import { measureHostilePages } from './hostile-pages.ts';
import { measureInteractions } from './interactions.ts';
import { measureLayout } from './layout.ts';
import { measureLighthouse } from './lighthouse.ts';
import { measureLongList } from './long-list.ts';
import { measurePayeeSearch } from './payee-search.ts';
import { measurePersonas } from './personas.ts';
import { measureProxy } from './proxy.ts';
import { measureRouteChanges } from './route-changes.ts';
import { measureRouteSizes } from './route-sizes.ts';

/**
 * `npm run bench`: every figure with its goal, or those of the named parts. Run it on an idle machine. With `--accept` the sizes
 * of pages become what later ones are compared with.
 */
const { values, positionals } = parseArgs({
  options: { bank: { type: 'string' }, accept: { type: 'boolean' }, help: { type: 'boolean' } },
  allowPositionals: true,
});
const parts: Readonly<Record<string, () => Figure[] | Promise<Figure[]>>> = {
  'first-load': measureFirstLoad,
  'route-sizes': () => measureRouteSizes(values),
  lighthouse: measureLighthouse,
  personas: measurePersonas,
  'hostile-pages': measureHostilePages,
  layout: measureLayout,
  interactions: measureInteractions,
  'route-changes': measureRouteChanges,
  'long-list': measureLongList,
  'payee-search': measurePayeeSearch,
  class: measureClass,
  documents: measureDocuments,
  exports: measureExports,
  answers: () => measureAnswers(values.bank ?? 'sandbox/hosts/serve.ts'),
  proxy: () => measureProxy(values.bank ?? 'sandbox/hosts/serve.ts'),
};
if (values.help === true) {
  console.log(`npm run bench [-- <part> …] [--accept]

Measures these parts, or all of them: ${Object.keys(parts).join(', ')}.
  --accept  the sizes of pages become what later ones are compared with`);
  process.exit();
}
const chosen = positionals.length === 0 ? Object.keys(parts) : positionals;
const unknown = chosen.find((name) => parts[name] === undefined);
if (unknown !== undefined) {
  throw new Error(`No part is named ${unknown}. They are ${Object.keys(parts).join(', ')}.`);
}
const figures: Figure[] = [];
const failed: string[] = [];
for (const name of chosen) {
  try {
    const measured = (await parts[name]?.()) ?? [];
    print(measured);
    figures.push(...measured);
  } catch (failure) {
    console.error(`✗ ${name} could not be measured:`, failure);
    failed.push(name);
  }
}
const missed = figures.filter(({ met }) => !met);
console.log(missed.length === 0 ? '\nEvery goal is met.' : `\n${missed.length} of ${figures.length} goals are missed.`);
if (failed.length > 0) {
  console.error(`Not measured: ${failed.join(', ')}. Measure them with: npm run bench -- ${failed.join(' ')}`);
  process.exitCode = 1;
}

/** Each part when it is measured, because all take half an hour. */
function print(measured: readonly Figure[]): void {
  const widest = Math.max(0, ...measured.map(({ what }) => what.length));
  for (const { what, measured: value, goal, met } of measured) {
    console.log(`${met ? '  ' : '✗ '}${what.padEnd(widest)}  ${value}  · goal ${goal}`);
  }
}
