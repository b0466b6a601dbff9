import { measureAnswers } from './answers.ts';
import { measureDocuments } from './documents.ts';
import { measureExports } from './exports.ts';
import { measureFirstLoad } from './first-load.ts';
import { measureHostilePages } from './hostile-pages.ts';
import { measureLayout } from './layout.ts';
import { measureLongList } from './long-list.ts';
import { measurePayeeSearch } from './payee-search.ts';
import { measurePersonas } from './personas.ts';

/** `npm run bench`: every figure with its goal. Run it on an idle machine. */
const [, , bankScript = 'sandbox/hosts/serve.ts'] = process.argv;
const figures = [
  ...(await measureFirstLoad()),
  ...measurePersonas(),
  ...measureHostilePages(),
  ...(await measureLayout()),
  ...(await measureLongList()),
  ...(await measurePayeeSearch()),
  ...(await measureDocuments()),
  ...(await measureExports()),
  ...(await measureAnswers(bankScript)),
];
const widest = Math.max(...figures.map(({ what }) => what.length));
for (const { what, measured, goal, met } of figures) {
  console.log(`${met ? '  ' : '✗ '}${what.padEnd(widest)}  ${measured}  · goal ${goal}`);
}
const missed = figures.filter(({ met }) => !met);
console.log(missed.length === 0 ? '\nEvery goal is met.' : `\n${missed.length} of ${figures.length} goals are missed.`);
