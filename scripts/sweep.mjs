// `npm run sweep`: what takes too long for every change.
import { prove } from './contracts.mjs';
import { Advice, browserToUse, ensureNginx, mustRun } from './project.mjs';
import { buildPackages, buildProduction, buildSandbox } from './sites.mjs';

export const tooFewCaught = 'The tests of a group notice too few changes of its code: see the survivors above';

const isQuiet = true;
const unit = ['run', '--project', 'unit'];
const journeys = ['test', '--config', 'e2e/playwright.config.ts'];

export async function sweep({ 'accept-pictures': accept = false, long }) {
  if (long !== undefined) return longRuns(long);
  const browser = await browserToUse();
  if (accept) return acceptPictures(browser);
  const seed = 'A long run of the properties failed; the message above has its seed';
  await mustRun(seed, 'vitest', unit, { PADDOCK_LONG_RUNS: '20' });
  await prove('tools');
  await mustRun('The package for other teams does not work: see above', 'node', ['scripts/prove-package.ts']);
  await prove('verify', ['--clock', 'every']);
  await prove('mutate');
  await mustRun(tooFewCaught, 'node', ['tests/mutation/run.ts', '--again']);
  await mustRun('A security claim was broken and its proof did not fail: see above', 'node', [
    'scripts/plant-asvs-faults.ts',
  ]);
  await buildPackages();
  await mustRun('The test kit does not work in another project: see above', 'node', ['scripts/prove-kit.ts'], browser);
  await mustRun('The wide sweep failed', 'playwright', [...journeys, '--project=wide', '--project=sweep'], browser);
  for (const engine of ['firefox', 'webkit']) {
    await mustRun(`Journeys in ${engine} failed`, 'node', ['e2e/engines/run.ts', engine]);
  }
  await journeysBehindNginx([]);
  await mustRun('A package must not be used as it is: see above', 'node', ['scripts/check-packages.ts']);
}

/** The models of payments, in portions with new seeds. A run that is stopped has a figure, too. */
async function longRuns(text) {
  const wanted = Number(text);
  if (!Number.isSafeInteger(wanted) || wanted < 1)
    throw new Advice('Give a whole number: npm run sweep -- --long=100000');
  const models = ['no-double-payment', 'payments-model'].map((name) => `tests/models/${name}.test.ts`);
  for (let done = 0; done < wanted; ) {
    const count = Math.min(1_000, wanted - done);
    const advice = `After ${done} good runs of each model one failed; the message above has its seed and path`;
    await mustRun(advice, 'vitest', [...unit, '--reporter=dot', ...models], { PADDOCK_MODEL_RUNS: String(count) });
    done += count;
    console.log(`${done} of ${wanted} runs of each model: no order was paid twice.`);
  }
}

/** Replaces the accepted pictures of key screens by those of this build, in this browser. */
async function acceptPictures(browser) {
  await buildProduction({ isQuiet });
  await buildSandbox({ isQuiet });
  const pictures = [...journeys, '--project=sweep', '--update-snapshots=all', 'pictures'];
  const env = { PADDOCK_ACCEPT_PICTURES: 'yes', ...browser };
  await mustRun('The pictures could not be made', 'playwright', pictures, env);
}

/** The journeys on the production build, behind nginx as it is shipped. */
export async function journeysBehindNginx(more) {
  if (!(await ensureNginx())) {
    console.log(
      'SKIPPED: the journeys behind nginx. nginx is not installed, and only root on Debian can install it here: apt-get install nginx',
    );
    return;
  }
  const browser = await browserToUse();
  await buildProduction({ base: '/digital/', folder: '.cache/nginx-site/digital', isQuiet });
  await buildProduction({ isQuiet });
  await buildSandbox({ isQuiet });
  const env = { PADDOCK_NGINX: 'yes', ...browser };
  await mustRun('Journeys behind nginx failed', 'playwright', [...journeys, '--project=nginx', ...more], env);
}
