// `npm run release`: everything that is handed over, in one folder with checksums. The same commit gives the same bytes.
import { execFileSync } from 'node:child_process';
import { Advice, mustRun } from './project.mjs';
import { buildPanel, buildProduction, buildSandbox } from './sites.mjs';

/** @param again whether the release must have the same bytes as the one in the folder */
export async function release({ again = false, base }) {
  const commit = cleanCommit();
  await mustRun('The packages are not fit for a release: see above', 'node', ['scripts/check-packages.ts']);
  await mustRun('Consumer contracts failed', 'vitest', ['run', '--project', 'contracts', '--reporter=dot']);
  if (cleanCommit() !== commit) throw new Advice('The commit changed during the release: run it again.');
  await buildProduction({ base, isQuiet: true });
  // The package with the app serves it at /.
  const app = base === undefined ? 'dist' : '.cache/app-site';
  if (base !== undefined) await buildProduction({ folder: app, isQuiet: true });
  await buildSandbox({ isQuiet: true });
  await buildPanel();
  const advice = again ? 'The second release differs from the first' : 'The release could not be put together';
  const args = ['scripts/assemble-release.ts', commit, app, ...(again ? ['--again'] : [])];
  await mustRun(`${advice}: see above`, 'node', args);
}

/** The commit that is checked out. @throws Advice if the files differ from it. */
function cleanCommit() {
  const git = (...args) => execFileSync('git', args, { encoding: 'utf8' }).trim();
  const changed = git('status', '--porcelain');
  if (changed !== '')
    throw new Advice(`A release is built from a commit. Commit these first, or discard them:\n${changed}`);
  return git('rev-parse', 'HEAD');
}
