// What a change can affect, for `npm test -- --changed`: the whole of it while in doubt.
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { root } from './project.mjs';

const journeys = 'e2e/journeys';

/** Errands that bear another name than the area their journeys stand in. */
const areaOfErrand = { pay: 'payments', 'sign-in': 'session', 'manage-accounts': 'accounts', styleguide: 'shell' };

/** Nothing that runs on a screen: words for people, and tests of another kind. */
const provesNothingOnScreen = /\.md$|^(tests|contracts)\/|\.(test|bench|fixture)\.tsx?$/;

/** Files that differ from a commit, new ones included. @throws where there is no such commit. */
export function filesChangedSince(commit) {
  return [...new Set([...git('diff', '--name-only', commit), ...git('ls-files', '--others', '--exclude-standard')])];
}

/** The journeys to run, as paths: of the areas whose errands import what changed, or all where more than errands do. */
export async function journeysFor(files) {
  const areas = existsSync(journeys) ? readdirSync(journeys) : [];
  const chosen = new Set();
  const importers = await importersOf();
  for (const file of files.filter((each) => !provesNothingOnScreen.test(each))) {
    if (file.startsWith(`${journeys}/`)) {
      if (existsSync(file)) chosen.add(file);
      continue;
    }
    for (const errand of errandsUsing(file, importers)) {
      const area = areaOfErrand[errand] ?? errand;
      if (!areas.includes(area)) return [journeys];
      chosen.add(`${journeys}/${area}`);
    }
  }
  return [...chosen].sort();
}

/** Whether what the app and the bank say to each other may be another than before. */
export function concernsContract(files) {
  return files.some((file) => /^(openapi|contracts|fixtures|sandbox|src\/(api|kernel)|package)/.test(file));
}

const errandOf = (file) => /^src\/features\/([^/]+)\//.exec(file)?.[1];

/** The errands a file reaches; `everything` where it reaches the app, the bank or the journeys some other way. */
function errandsUsing(changed, importers) {
  const errands = new Set();
  const seen = new Set();
  const waiting = [changed];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    const errand = errandOf(file);
    if (errand !== undefined) errands.add(errand);
    else if (!/^src\/(kernel|rules|ui|api|parts)\//.test(file)) return ['everything'];
    else waiting.push(...(importers.get(file) ?? []));
  }
  return errands;
}

/** Which files of the app import each file of it. */
async function importersOf() {
  const { default: ts } = await import('typescript');
  const importers = new Map();
  for (const file of git('ls-files', 'src').filter((each) => /\.tsx?$/.test(each) && existsSync(each))) {
    if (provesNothingOnScreen.test(file)) continue;
    for (const { fileName } of ts.preProcessFile(readFileSync(file, 'utf8'), true, true).importedFiles) {
      const path = fileName.replace(/\?.*$/, '');
      const imported = path.startsWith('#') ? path.slice(1) : posix.join(posix.dirname(file), path);
      if (!importers.has(imported)) importers.set(imported, []);
      importers.get(imported).push(file);
    }
  }
  return importers;
}

function git(...args) {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
}
