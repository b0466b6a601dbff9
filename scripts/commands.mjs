// What each npm script does. A command that passes on takes what follows it as it is, and describes it with its own `--help`.
import { test } from '../.ci/test.mjs';
import { contracts, contractVerbs } from './contracts.mjs';
import {
  Advice,
  bankBundle,
  browserToUse,
  bundleBank,
  contractLint,
  ensureContractTools,
  ensureExecutableTools,
  ensurePortFree,
  generate,
  mustRun,
  typeCheck,
} from './project.mjs';
import { release } from './release.mjs';
import { buildPackages, buildPanel, buildProduction, buildSandbox, builtSite, howToHost } from './sites.mjs';
import { journeysBehindNginx, sweep, tooFewCaught } from './sweep.mjs';

const failed = 'It failed: see the message above';
const unit = ['run', '--project', 'unit'];
const base = { '--base <path>': 'the path on which the site is mounted, / by default' };

export const commands = {
  start: {
    says: 'starts the sandbox, app and bank in the browser',
    options: { '--port <number>': '5173 by default' },
    async run({ port = '5173' }) {
      await ensurePortFree(Number(port), 'npm start');
      await mustRun(failed, 'node', ['scripts/print-personas.ts', port]);
      const open = hasDisplay() ? ['--open'] : [];
      await mustRun(failed, 'vite', ['--mode', 'sandbox', '--port', port, '--strictPort', ...open]);
    },
  },
  test: {
    says: 'runs every test',
    options: { '--changed[=<commit>]': 'only what has changed since that commit can affect; HEAD by default' },
    run: ({ changed }) => test(changed),
  },
  'start:live': {
    says: 'starts the app before a real service',
    options: { '--gateway <URL>': 'the service, which gets /digx', '--port <number>': '5173 by default' },
    async run({ gateway, port = '5173' }) {
      await ensurePortFree(Number(port), 'npm run start:live');
      const target = httpUrl(gateway, 'start:live');
      await mustRun(failed, 'vite', ['--mode', 'live', '--port', port, '--strictPort'], { PADDOCK_GATEWAY: target });
    },
  },
  build: { says: 'builds the production site in dist/', options: base, run: (options) => buildProduction(options) },
  'build:sandbox': {
    says: 'builds the sandbox as a static site in dist-sandbox/',
    options: base,
    async run(options) {
      await buildSandbox(options);
      console.log(howToHost(options.base));
    },
  },
  preview: {
    says: 'serves dist/ under the production headers',
    options: {
      '--gateway <URL>': 'the service, which gets /digx; http://localhost:8787 by default',
      '--port <number>': '4173 by default',
      ...base,
    },
    async run({ gateway = 'http://localhost:8787', port = '4173', base = '/' }) {
      await ensurePortFree(Number(port), 'npm run preview');
      await mustRun('Nothing to preview? Run `npm run build` first', 'vite', ['preview', '--port', port], {
        PADDOCK_GATEWAY: httpUrl(gateway, 'preview'),
        PADDOCK_BASE: base,
      });
    },
  },
  bank: {
    says: 'runs the bank over HTTP, with its panel and the site in dist/ where there is one',
    passesOn: true,
    async run(more) {
      await buildBank();
      await mustRun(failed, 'node', [bankBundle, '--panel', '.cache/panel', ...builtSite(), ...more]);
    },
  },
  'build:bank': { says: 'bundles that bank and its panel in .cache/', run: buildBank },
  generate: { says: 'generates types, routes and validators from the contract', run: generate },
  notices: runs(
    'writes the licences of all packages and fonts that either site ships',
    'The licences could not be collected',
    'node scripts/write-notices.ts',
  ),
  packages: runs(
    'checks where the packages come from, their licences, signatures and known vulnerabilities',
    'A package must not be used as it is',
    'node scripts/check-packages.ts',
  ),
  pack: {
    says: 'makes the packages of bank, test kit and contract in dist-packages/',
    options: { '--executable': 'a single file for this Linux instead, with Node and the bank' },
    async run({ executable = false }) {
      if (executable) await ensureExecutableTools();
      await buildPackages();
      const script = executable ? 'scripts/pack-executable.ts' : 'scripts/pack-packages.ts';
      await mustRun('The packages could not be made: see above', 'node', [script]);
    },
  },
  release: {
    says: 'builds everything that is handed over in dist-release/, with checksums',
    options: { '--again': 'fails unless the bytes are those of the release that is there', ...base },
    run: release,
  },
  texts: runs(
    'lists every text that customers, testers and trainers can read',
    'The texts could not be listed',
    'node tests/texts/print-texts.ts',
  ),
  check: {
    says: 'lint, types, contract lint, boundaries and dead code',
    async run() {
      const fixed = 'Formatting or lint failed: `npx biome check --write` fixes most of it';
      await mustRun(fixed, 'biome', ['check', '--error-on-warnings']);
      await mustRun('The type check failed', 'node', typeCheck);
      await mustRun('The contract failed lint', 'redocly', contractLint);
      await mustRun('An import crosses a boundary', 'vitest', [...unit, 'tests/repository/architecture.test.ts']);
      await mustRun('Dead code: delete it, or use it', 'knip', []);
    },
  },
  'test:unit': passesOn('unit and property tests', 'Unit tests failed', 'vitest run --project unit'),
  contracts: {
    says: `consumer tests, and with a verb other proofs of the contract: ${Object.keys(contractVerbs).join(', ')}`,
    passesOn: true,
    run: contracts,
  },
  e2e: {
    says: 'journeys in a browser, on the built sites',
    passesOn: true,
    async run(more) {
      const journeys = ['test', '--config', 'e2e/playwright.config.ts', '--project=journeys', ...more];
      await mustRun('Journeys failed', 'playwright', journeys, await browserToUse());
    },
  },
  'e2e:nginx': {
    says: 'the journeys on the production build, behind nginx as it is shipped',
    passesOn: true,
    run: journeysBehindNginx,
  },
  bench: {
    says: 'measures speed, size and layout against their targets; with names, these parts alone',
    passesOn: true,
    async run(more) {
      if (more.includes('--help')) return mustRun(failed, 'node', ['tests/bench/run.ts', '--help']);
      const browser = await browserToUse();
      // Prism is measured beside the bank's answers.
      if (more.length === 0 || more.includes('answers')) await ensureContractTools();
      await bundleBank();
      await buildProduction({ isQuiet: true });
      const bench = ['tests/bench/run.ts', '--bank', bankBundle, ...more];
      await mustRun('The benchmark could not be run', 'node', bench, browser);
    },
  },
  'bench:soak': passesOn(
    'lets 50 worlds with customers and faults live through 30 days',
    'An invariant is broken, or memory grows: see above',
    'node tests/bench/soak.ts',
  ),
  'bench:processes': passesOn(
    'compares lists of accounts in memory, in SQLite and in PostgreSQL with several processes',
    'The processes could not be compared: see above',
    'node tests/bench/many-processes.ts',
  ),
  'bench:worlds': passesOn(
    'pays money into 1,000 worlds of one bank in less than 512 MiB',
    'The worlds do not fit, or one was lost: see above',
    'node tests/bench/many-worlds.ts',
  ),
  sweep: {
    says: 'the long runs: every state and size, more properties, other tools, planted faults',
    options: {
      '--long[=<runs>]': 'the models of payments alone, so many times; 100,000 by default',
      '--accept-pictures': 'replaces the pictures of key screens by those of this build',
    },
    run: sweep,
  },
  mutate: passesOn('counts how many changes of the code its tests notice', tooFewCaught, 'node tests/mutation/run.ts'),
};

/** Names that have changed answer for one version. */
export const newNames = {
  audit: ['sweep'],
  ...Object.fromEntries(
    Object.keys(contractVerbs)
      .filter((verb) => verb !== 'proxy')
      .map((verb) => [`contracts:${verb}`, ['contracts', verb]]),
  ),
};

/** A command that runs a tool and takes no options. */
function runs(says, advice, line) {
  const [tool, ...args] = line.split(' ');
  return { says, run: () => mustRun(`${advice}: see the message above`, tool, args) };
}

/** A command whose options its tool reads itself. */
function passesOn(says, advice, line) {
  const [tool, ...args] = line.split(' ');
  return { says, passesOn: true, run: (more) => mustRun(advice, tool, [...args, ...more]) };
}

async function buildBank() {
  await bundleBank();
  await buildPanel();
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
