// One entry for every npm script: `node .ci/paddock.mjs <command> [options]`.
import { parseArgs } from 'node:util';
import { longRuns, usualLongRuns } from './long-runs.mjs';
import {
  Advice,
  bankBundle,
  bundleBank,
  contractLint,
  ensureBrowser,
  ensureContractTools,
  ensureGenerated,
  ensureInstalled,
  ensureNginx,
  ensurePortFree,
  generate,
  mustRun,
  typeCheck,
} from './project.mjs';
import { release } from './release.mjs';
import { test } from './test.mjs';

const failed = 'It failed: see the message above';
const tooFewCaught = 'The tests of a group notice too few changes of its code: see the survivors above';

const commands = {
  async start({ port = '5173' }) {
    await ensurePortFree(Number(port), 'npm start');
    await mustRun(failed, 'node', ['.ci/print-personas.ts', port]);
    await mustRun(failed, 'vite', [
      '--mode',
      'sandbox',
      '--port',
      port,
      '--strictPort',
      ...(hasDisplay() ? ['--open'] : []),
    ]);
  },
  async 'start:live'({ gateway, port = '5173' }) {
    await ensurePortFree(Number(port), 'npm run start:live');
    const target = httpUrl(gateway, 'start:live');
    await mustRun(failed, 'vite', ['--mode', 'live', '--port', port, '--strictPort'], { PADDOCK_GATEWAY: target });
  },
  async build({ base = '/' }) {
    await mustRun(failed, 'vite', ['build'], { PADDOCK_BASE: base });
    await mustRun('The files could not be compressed', 'node', ['deploy/compress.ts', 'dist']);
  },
  async 'build:sandbox'({ base = '/' }) {
    await mustRun(failed, 'vite', ['build', '--mode', 'sandbox'], { PADDOCK_BASE: base });
    await mustRun('The contract’s reference could not be written', 'node', ['contracts/docs.ts']);
    console.log(howToHost(base));
  },
  async preview({ gateway = 'http://localhost:8787', port = '4173', base = '/' }) {
    await ensurePortFree(Number(port), 'npm run preview');
    await mustRun('Nothing to preview? Run `npm run build` first', 'vite', ['preview', '--port', port], {
      PADDOCK_GATEWAY: httpUrl(gateway, 'preview'),
      PADDOCK_BASE: base,
    });
  },
  'build:bank': () => buildBank(),
  /** serve.ts reads the options itself. */
  async bank(_, options) {
    await buildBank();
    await mustRun(failed, 'node', [bankBundle, '--panel', '.cache/panel', ...options]);
  },
  generate: () => generate(),
  async notices() {
    await mustRun('The licences could not be collected: see the message above', 'node', ['.ci/write-notices.ts']);
  },
  async packages() {
    await mustRun('A package must not be used as it is: see above', 'node', ['.ci/check-packages.ts']);
  },
  async release({ again, base }) {
    await release({ again, base });
  },
  async texts() {
    await mustRun('The texts could not be listed: see the message above', 'node', ['tests/texts/print-texts.ts']);
  },
  async check() {
    await mustRun('Formatting or lint failed: `npx biome check --write` fixes most of it', 'biome', [
      'check',
      '--error-on-warnings',
    ]);
    await mustRun('The type check failed', 'node', typeCheck);
    await mustRun('The contract failed lint', 'redocly', contractLint);
    await mustRun('An import crosses a boundary', 'vitest', ['run', '--project', 'unit', 'tests/architecture.test.ts']);
    await mustRun('Dead code: delete it, or use it', 'knip', []);
  },
  async 'test:unit'(_options, more) {
    await mustRun('Unit tests failed', 'vitest', ['run', '--project', 'unit', ...more]);
  },
  async contracts() {
    await mustRun('Consumer contracts failed', 'vitest', ['run', '--project', 'contracts']);
  },
  async 'contracts:verify'(_options, more) {
    await mustRun('The provider does not keep the contract', 'node', ['contracts/verify.ts', ...more]);
  },
  async 'contracts:report'(_options, more) {
    await mustRun('The contract is not covered as agreed: see the gaps above', 'node', [
      'contracts/report.ts',
      ...more,
    ]);
  },
  async 'contracts:changes'(_options, more) {
    await mustRun('The contract breaks what was released: see above', 'node', ['contracts/changes.ts', ...more]);
  },
  async 'contracts:assumptions'(_options, more) {
    await mustRun('The register was not fully brought up to date: see above', 'node', [
      'contracts/assumptions.ts',
      ...more,
    ]);
  },
  async 'contracts:check-har'(_options, more) {
    await mustRun('The recorded traffic differs from the contract, or could not be read: see above', 'node', [
      'contracts/check-har.ts',
      ...more,
    ]);
  },
  async 'contracts:docs'(_options, more) {
    await mustRun('The reference could not be written: see above', 'node', ['contracts/docs.ts', ...more]);
  },
  async 'contracts:tools'() {
    await contractTools();
  },
  async 'contracts:states'(_options, more) {
    await mustRun('The state handler could not run', 'node', ['contracts/states.ts', ...more]);
  },
  async 'contracts:mutate'(_options, more) {
    await mustRun('A fault went unnoticed, or a harmless change raised an alarm', 'node', [
      'contracts/mutate.ts',
      ...more,
    ]);
  },
  async e2e(_options, more) {
    const browser = await ensureBrowser();
    await mustRun(
      'Journeys failed',
      'playwright',
      ['test', '--config', 'e2e/playwright.config.ts', '--project=journeys', ...more],
      {
        ...(browser === undefined ? {} : { PADDOCK_CHROMIUM: browser }),
      },
    );
  },
  /** run.ts reads the groups itself. */
  async mutate(_options, more) {
    await mustRun(tooFewCaught, 'node', ['tests/mutation/run.ts', ...more]);
  },
  /** The journeys on the production build, behind nginx as it is shipped. */
  async 'e2e:nginx'(_options, more) {
    await journeysBehindNginx(more);
  },
  /** `-- <part …>` measures some parts. */
  async bench(_options, more) {
    const browser = await ensureBrowser();
    // Prism is measured beside the bank's answers.
    if (more.length === 0 || more.includes('answers')) await ensureContractTools();
    await bundleBank();
    await mustRun('The production build failed', 'vite', ['build', '--logLevel', 'warn']);
    await mustRun('The files could not be compressed', 'node', ['deploy/compress.ts', 'dist']);
    await mustRun('The benchmark could not be run', 'node', ['tests/bench/run.ts', '--bank', bankBundle, ...more], {
      ...(browser === undefined ? {} : { PADDOCK_CHROMIUM: browser }),
    });
  },
  async 'bench:soak'(_options, more) {
    await mustRun('An invariant is broken, or memory grows: see above', 'node', ['tests/bench/soak.ts', ...more]);
  },
  async 'bench:worlds'(_options, more) {
    await mustRun('The worlds do not fit, or one was lost: see above', 'node', ['tests/bench/many-worlds.ts', ...more]);
  },
  async audit({ 'accept-pictures': accept = false, long }) {
    if (long !== undefined) return longRuns(wholeNumber(long, 'npm run audit -- --long=100000'));
    const browser = await ensureBrowser();
    if (accept) return acceptPictures(browser);
    await mustRun(
      'A long run of the properties failed; the message above has its seed',
      'vitest',
      ['run', '--project', 'unit'],
      {
        PADDOCK_LONG_RUNS: '20',
      },
    );
    await contractTools();
    await mustRun('The bank does not keep the contract at every time', 'node', [
      'contracts/verify.ts',
      '--clock',
      'every',
    ]);
    await mustRun('A fault went unnoticed, or a harmless change raised an alarm', 'node', ['contracts/mutate.ts']);
    await mustRun(tooFewCaught, 'node', ['tests/mutation/run.ts', '--again']);
    await mustRun('A security claim was broken and its proof did not fail: see above', 'node', [
      '.ci/plant-asvs-faults.ts',
    ]);
    await mustRun('The production build failed', 'vite', ['build', '--logLevel', 'warn']);
    await mustRun('The sandbox build failed', 'vite', ['build', '--mode', 'sandbox', '--logLevel', 'warn']);
    await mustRun(
      'The wide sweep failed',
      'playwright',
      ['test', '--config', 'e2e/playwright.config.ts', '--project', 'wide', '--project', 'audit'],
      { ...(browser === undefined ? {} : { PADDOCK_CHROMIUM: browser }) },
    );
    await mustRun('Journeys in Firefox failed', 'node', ['e2e/firefox/run.ts']);
    await journeysBehindNginx([]);
    await mustRun('A package must not be used as it is: see above', 'node', ['.ci/check-packages.ts']);
  },
  /** `--changed[=<commit>]` tests only what has changed since that commit (HEAD by default). */
  async test({ changed }) {
    await test(changed);
  },
};

const options = {
  changed: { type: 'string' },
  port: { type: 'string' },
  host: { type: 'string' },
  gateway: { type: 'string' },
  base: { type: 'string' },
  again: { type: 'boolean' },
  sandbox: { type: 'string' },
  'accept-pictures': { type: 'boolean' },
  long: { type: 'string' },
};

try {
  const [name = '', ...rest] = process.argv.slice(2);
  const command = commands[name];
  if (command === undefined)
    throw new Advice(`There is no command “${name}”. The commands are: ${Object.keys(commands).join(', ')}.`);
  const passesOn = command.length > 1;
  const { values } = passesOn ? { values: {} } : readOptions(rest.map(withUsual));
  await ensureInstalled();
  if (name !== 'generate') await ensureGenerated();
  await command(values, rest);
} catch (problem) {
  console.error(problem instanceof Advice ? `\n${problem.message}` : problem);
  process.exitCode = 1;
}

/** Replaces the accepted pictures of key screens by those of this build, in this browser. */
async function acceptPictures(browser) {
  await mustRun('The production build failed', 'vite', ['build', '--logLevel', 'warn']);
  await mustRun('The sandbox build failed', 'vite', ['build', '--mode', 'sandbox', '--logLevel', 'warn']);
  await mustRun(
    'The pictures could not be made',
    'playwright',
    ['test', '--config', 'e2e/playwright.config.ts', '--project', 'audit', '--update-snapshots=all', 'pictures'],
    { PADDOCK_ACCEPT_PICTURES: 'yes', ...(browser === undefined ? {} : { PADDOCK_CHROMIUM: browser }) },
  );
}

/** Other teams' tools over the contract: validators, generators and a mock server. */
async function contractTools() {
  await ensureContractTools();
  await mustRun('A tool that other teams use cannot work with the contract: see above', 'node', ['contracts/tools.ts']);
}

async function journeysBehindNginx(more) {
  if (!(await ensureNginx())) {
    console.log(
      'SKIPPED: the journeys behind nginx. nginx is not installed, and only root on Debian can install it here: apt-get install nginx',
    );
    return;
  }
  const browser = await ensureBrowser();
  const site = '.cache/nginx-site';
  const folder = `${site}/digital`;
  await mustRun(
    'The production build failed',
    'vite',
    ['build', '--outDir', folder, '--emptyOutDir', '--logLevel', 'warn'],
    { PADDOCK_BASE: '/digital/' },
  );
  await mustRun('The files could not be compressed', 'node', ['deploy/compress.ts', folder]);
  await mustRun('The production build failed', 'vite', ['build', '--logLevel', 'warn']);
  await mustRun('The sandbox build failed', 'vite', ['build', '--mode', 'sandbox', '--logLevel', 'warn']);
  await mustRun(
    'Journeys behind nginx failed',
    'playwright',
    ['test', '--config', 'e2e/playwright.config.ts', '--project', 'nginx', ...more],
    { PADDOCK_NGINX: 'yes', ...(browser === undefined ? {} : { PADDOCK_CHROMIUM: browser }) },
  );
}

/** Some options need no value. */
function withUsual(arg) {
  return { '--changed': '--changed=HEAD', '--long': `--long=${usualLongRuns}` }[arg] ?? arg;
}

function wholeNumber(text, example) {
  const number = Number(text);
  if (!Number.isSafeInteger(number) || number < 1) throw new Advice(`Give a whole number: ${example}`);
  return number;
}

async function buildBank() {
  await bundleBank();
  await mustRun('The panel could not be built: see the message above', 'vite', [
    'build',
    '--mode',
    'panel',
    '--logLevel',
    'error',
  ]);
}

function readOptions(args) {
  try {
    return parseArgs({ args, options, strict: true });
  } catch (problem) {
    throw new Advice(
      `${problem.message}\nOptions are: ${Object.keys(options)
        .map((key) => `--${key}`)
        .join(', ')}.`,
    );
  }
}

/** What a file server must do for the sandbox site. */
function howToHost(base) {
  return `
The sandbox site is in dist-sandbox/. Any file server can host it:
- over https, or on localhost, because browsers run its bank nowhere else;
- on the path ${base} (build with --base /another/path/ for another);
- with index.html for every path without a file, such as ${base}accounts and ${base}sandbox, its guide;
- with "Cache-Control: no-cache" for index.html, config.json and mockServiceWorker.js. Files in assets/ never change.
- on a host name or port of its own: never where customers reach their bank.
${
  base === '/'
    ? 'It needs the network at each visit. Built with --base /a/path/ it works without one, once it has been open for a minute.'
    : 'A browser that has had it open for a minute works without the network, until it meets the next build.'
}

To try it here: npx vite preview --mode sandbox --outDir dist-sandbox${base === '/' ? '' : ` --base ${base}`}
`;
}

function httpUrl(text, command) {
  if (text === undefined || !URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol)) {
    throw new Advice(`Give the URL of the service: npm run ${command} -- --gateway https://bank.example`);
  }
  return text;
}

function hasDisplay() {
  const graphical = process.platform === 'darwin' || process.platform === 'win32' || process.env.DISPLAY !== undefined;
  return graphical && process.stdout.isTTY === true && process.env.CI === undefined;
}
