// Chooses the tests for `npm test -- --changed`: all of them when in doubt.
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { root } from '../scripts/project.mjs';

const journeys = 'e2e/journeys';

/** Features whose journeys are in a folder of another name. */
const areaOfFeature = { 'manage-accounts': 'accounts', styleguide: 'shell' };

/** Files that no journey runs: documents and other tests. */
const hasNoScreen = /\.md$|^(tests|contracts)\/|\.(test|bench|fixture)\.tsx?$/;

/** Files that differ from a commit, including new ones. @throws if there is no such commit. */
export function filesChangedSince(commit) {
  return [...new Set([...git('diff', '--name-only', commit), ...git('ls-files', '--others', '--exclude-standard')])];
}

/** Paths of the journeys to run: those of the features that import a changed file, or all if other code does. */
export async function journeysFor(files) {
  const areas = existsSync(journeys) ? readdirSync(journeys) : [];
  const chosen = new Set();
  const importers = await importersOf();
  for (const file of files.filter((each) => !hasNoScreen.test(each))) {
    if (file.startsWith(`${journeys}/`)) {
      if (existsSync(file)) chosen.add(file);
      continue;
    }
    for (const feature of featuresUsing(file, importers)) {
      const area = areaOfFeature[feature] ?? feature;
      if (!areas.includes(area)) return [journeys];
      chosen.add(`${journeys}/${area}`);
    }
  }
  return [...chosen].sort();
}

/** Whether a change may affect the calls between app and bank. */
export function concernsContract(files) {
  return files.some((file) => /^(openapi|contracts|fixtures|sandbox|src\/(api|kernel)|package)/.test(file));
}

const featureOf = (file) => /^src\/features\/([^/]+)\//.exec(file)?.[1];

/** The features that import a file; `everything` if the app, the bank or the journeys use it in another way. */
function featuresUsing(changed, importers) {
  const features = new Set();
  const seen = new Set();
  const waiting = [changed];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    const feature = featureOf(file);
    if (feature !== undefined) features.add(feature);
    else if (!/^src\/(kernel|rules|ui|api|banking)\//.test(file)) return ['everything'];
    else waiting.push(...(importers.get(file) ?? []));
  }
  return features;
}

/** For each file of the app, the files that import it. */
async function importersOf() {
  const { default: ts } = await import('typescript');
  const importers = new Map();
  for (const file of git('ls-files', 'src').filter((each) => /\.tsx?$/.test(each) && existsSync(each))) {
    if (hasNoScreen.test(file)) continue;
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
