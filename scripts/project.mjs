// Prerequisites of every command: packages, generated files and a browser. Plain JavaScript without packages, because it
// runs before they are installed, on the machine's own Node (20 or later).
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { delimiter, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isGenerated, noteGenerated } from './generated.mjs';

export const root = resolve(fileURLToPath(import.meta.url), '../..');
process.chdir(root);

/** Puts the project's tools first on the path, including the pinned Node. */
const environment = {
  ...process.env,
  PATH: `${join(root, 'node_modules', '.bin')}${delimiter}${process.env.PATH ?? ''}`,
  PACT_DO_NOT_TRACK: 'true',
  SCARF_ANALYTICS: 'false',
};

/** A failure whose message says what to do; printed without a stack. */
export class Advice extends Error {}

let interrupted = false;

/** Runs a tool with its output on the terminal. @returns its exit code. */
export function run(tool, args = [], env = {}) {
  return ended(start(tool, args, env, 'inherit'));
}

/** Runs a tool and prints its output under a title once it has ended. @returns its exit code. */
export async function runHeld(tool, args, env, title) {
  const child = start(tool, args, env, ['ignore', 'pipe', 'pipe']);
  const output = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => output.push(chunk));
  const code = await ended(child);
  console.log(`${title}\n${Buffer.concat(output)}`);
  return code;
}

function start(tool, args, env, stdio) {
  return spawn(tool, args, { stdio, env: { ...environment, ...env }, shell: process.platform === 'win32' });
}

function ended(child) {
  return new Promise((done, failed) => {
    // An interrupt ends the tool and then the command, so that no further stage begins.
    const stop = (signal) => {
      child.kill(signal);
      process.exitCode = 130;
      interrupted = true;
    };
    for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop);
    child.on('error', failed);
    child.on('close', (code) => {
      for (const signal of ['SIGINT', 'SIGTERM']) process.off(signal, stop);
      if (interrupted) failed(new Advice('Interrupted.'));
      else done(code ?? 1);
    });
  });
}

/** Runs a tool, and stops with advice if it fails. */
export async function mustRun(advice, tool, args, env) {
  const code = await run(tool, args, env);
  if (code !== 0) throw new Advice(`${advice} (${tool} ended with ${code})`);
}

/** Prints names and what they do, as a help text does. */
export function printTable(rows) {
  const width = Math.max(...Object.keys(rows).map(({ length }) => length));
  for (const [name, says] of Object.entries(rows)) console.log(`  ${name.padEnd(width)}  ${says}`);
}

/** Installs the lockfile's packages unless exactly those are present, and checks the version of Node. */
export async function ensureInstalled() {
  if (!isInstalled()) await install();
  const isOwnNode = existsSync(join('node_modules', '.bin', process.platform === 'win32' ? 'node.cmd' : 'node'));
  if (isOwnNode || Number.parseInt(process.versions.node, 10) >= 24) return;
  throw new Advice(
    `There is no Node 24 among the packages for ${process.platform} on ${process.arch}, and this one is ${process.version}. Install Node 24, then run the command again.`,
  );
}

async function install() {
  console.log('Installing packages (first run, or the lockfile changed) …');
  const advice =
    'The packages could not be installed. Check that the npm registry can be reached (network, proxy, `npm ping`), then run the command again.';
  await cleanInstall(advice);
}

/** Installs the tools of other teams, which only the sweep and the benchmark need. */
export const ensureContractTools = () => ensureTools('scripts/contract-tools', 'The tools of other teams');

/** Installs what makes a single executable. */
export const ensureExecutableTools = () => ensureTools('scripts/executable-tools', 'What makes an executable');

/** Installs tools that have a lockfile of their own, unless exactly those are present. */
async function ensureTools(folder, what) {
  if (isInstalled(folder)) return;
  console.log(`${what} will be installed (first run, or the lockfile changed) …`);
  const advice = `${what} could not be installed. Check that the npm registry can be reached.`;
  await cleanInstall(advice, '--prefix', folder, '--ignore-scripts');
}

async function cleanInstall(advice, ...more) {
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  await mustRun(advice, npm, ['ci', ...more, '--no-audit', '--no-fund', '--loglevel=error']);
}

function isInstalled(folder = '.') {
  const installed = join(folder, 'node_modules/.package-lock.json');
  if (!existsSync(installed)) return false;
  const wanted = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8')).packages;
  const present = JSON.parse(readFileSync(installed, 'utf8')).packages;
  return Object.entries(wanted).every(
    ([path, { version, optional, peer }]) =>
      path === '' || present[path]?.version === version || (present[path] === undefined && (optional || peer)),
  );
}

/** Generates types, routes and validators unless they are those of this contract. */
export async function ensureGenerated() {
  if (!isGenerated()) await generate();
}

export async function generate() {
  await mustRun('Types and validators could not be generated from the contract: see the message above.', 'node', [
    'openapi/generate.ts',
  ]);
  noteGenerated();
}

const bankFolder = '.cache/bank';
export const bankBundle = `${bankFolder}/serve.js`;

/** Bundles the Node-hosted bank. */
export async function bundleBank() {
  await mustRun('The bank could not be bundled: see the message above', 'rolldown', [
    '--config=scripts/rolldown.config.mjs',
    `--dir=${bankFolder}`,
  ]);
}

/** Stops with advice if the port is in use. */
export function ensurePortFree(port, command) {
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new Advice(`A port is a whole number up to 65535, for example: ${command} -- --port 5174`);
  }
  return new Promise((free, taken) => {
    const socket = connect({ port, host: 'localhost' });
    socket.once('connect', () => {
      socket.destroy();
      taken(
        new Advice(
          `Port ${port} is in use. Stop what is using it, or choose another: ${command} -- --port ${port + 1}`,
        ),
      );
    });
    socket.once('error', () => free());
  });
}

/** The browser for the tests, as their environment names it. */
export async function browserToUse() {
  const browser = await ensureBrowser();
  return browser === undefined ? {} : { PADDOCK_CHROMIUM: browser };
}

/**
 * Finds a browser: PADDOCK_CHROMIUM, a system Chromium or Chrome, or Playwright's own. Installs one if there is none.
 * @returns undefined for Playwright's own
 */
async function ensureBrowser() {
  const named = process.env.PADDOCK_CHROMIUM;
  if (named !== undefined) {
    if (existsSync(named)) return named;
    throw new Advice(`PADDOCK_CHROMIUM is ${named}, which does not exist. Correct it or unset it.`);
  }
  const found = systemBrowser();
  if (found !== undefined) return found;
  if (playwrightHasBrowser()) return undefined;

  if (process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0) {
    console.log('Installing Chromium from Debian’s packages …');
    await run('apt-get', ['update', '-qq']);
    await run('apt-get', ['install', '-y', '-qq', 'chromium-headless-shell'], { DEBIAN_FRONTEND: 'noninteractive' });
    if (systemBrowser() === undefined)
      await run('apt-get', ['install', '-y', '-qq', 'chromium'], { DEBIAN_FRONTEND: 'noninteractive' });
    const installed = systemBrowser();
    if (installed !== undefined) return installed;
  }
  console.log('Installing Playwright’s Chromium …');
  if ((await run('playwright', ['install', 'chromium'])) === 0) return undefined;
  throw new Advice(
    'There is no browser for the journeys: install Chromium or Chrome, run `npx playwright install --with-deps chromium`, or set PADDOCK_CHROMIUM.',
  );
}

/** Whether there is an nginx to test with. Installs Debian's, and its brotli module, if it may. */
export async function ensureNginx() {
  const isThere = () => ['/usr/sbin/nginx', '/usr/local/sbin/nginx'].some((path) => existsSync(path));
  if (!isThere() && process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0) {
    console.log('Installing nginx from Debian’s packages …');
    await run('apt-get', ['update', '-qq']);
    for (const name of ['nginx', 'libnginx-mod-http-brotli-static'])
      await run('apt-get', ['install', '-y', '-qq', name], { DEBIAN_FRONTEND: 'noninteractive' });
  }
  return isThere();
}

function systemBrowser() {
  return [
    // Draws nothing on screen, and is about a third faster.
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ].find((path) => existsSync(path));
}

function playwrightHasBrowser() {
  const located = spawnSync(
    'node',
    ['-e', "process.stdout.write(require('@playwright/test').chromium.executablePath())"],
    { env: environment, encoding: 'utf8' },
  );
  return located.status === 0 && existsSync(located.stdout);
}

/** TypeScript 7, whose command has the same name as that of TypeScript 5. */
export const typeCheck = ['node_modules/typescript-7/bin/tsc', '--noEmit'];

export const contractLint = [
  'lint',
  '--config',
  'openapi/redocly.yaml',
  'openapi/digx.yaml',
  'openapi/sandbox-control.yaml',
];
