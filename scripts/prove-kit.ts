import { execFile, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { homedir, tmpdir } from 'node:os';
import { basename, delimiter, dirname, join, resolve } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { packBank } from './pack-bank.ts';
import { packKit } from './pack-kit.ts';

// The packages of test kit and bank, in somebody else's project with a Playwright of its own. Both sites and the panel must have
// been built. `--node <file>` takes another Node, `--playwright <version>` another Playwright than the sample's.

const { values } = parseArgs({ options: { node: { type: 'string' }, playwright: { type: 'string' } } });
const node = resolve(values.node ?? process.execPath);
const run = promisify(execFile);
const root = mkdtempSync(join(tmpdir(), 'paddock-kit-'));
const env = { ...process.env, PATH: `${dirname(node)}${delimiter}${process.env.PATH ?? ''}`, FORCE_COLOR: '0' };

try {
  const [kit, bank] = [await packKit(root), await packBank(root)].map((file) => resolve(file));
  if (kit === undefined || bank === undefined) throw new Error('There are two packages.');
  for (const file of [kit, bank]) console.log(`${basename(file)}: ${(statSync(file).size / 1e6).toFixed(2)} MB`);
  await inEmptyFolder(kit);
  await inSampleProject([kit, bank]);
} finally {
  rmSync(root, { recursive: true, force: true });
}

/** The kit alone: without Playwright, a network and npm's cache. */
async function inEmptyFolder(kit: string): Promise<void> {
  const folder = join(root, 'empty');
  cpSync('e2e/kit-sample/plain', join(folder, 'plain'), { recursive: true });
  await install(folder, ['--offline', '--cache', join(root, 'no-cache'), kit]);
  await run(node, ['--test'], { cwd: folder, env });
  console.log('In an empty folder the kit starts its bank and drives it, on its own.');
}

async function inSampleProject(packages: readonly string[]): Promise<void> {
  const folder = join(root, 'sample');
  cpSync('e2e/kit-sample', folder, { recursive: true });
  const other = values.playwright === undefined ? [] : [`@playwright/test@${values.playwright}`];
  // Without a network npm's cache is enough.
  await install(folder, ['--prefer-offline', ...packages, ...other]);
  for (const name of ['paddock-kit', 'paddock-bank']) expectNoTraces(join(folder, 'node_modules', name));
  await run(process.execPath, [resolve('node_modules/typescript-7/bin/tsc'), '-p', folder]);
  const { stdout } = await run('npx', ['--offline', 'paddock-bank', '--help'], { cwd: folder, env });
  if (!stdout.includes('npx paddock-bank --store bank.db')) throw new Error(`The command says:\n${stdout}`);
  const mcp = await run('npx', ['--offline', 'paddock-bank', 'mcp', '--help'], { cwd: folder, env });
  if (!mcp.stdout.includes('npx paddock-bank mcp --write')) throw new Error(`The command says:\n${mcp.stdout}`);
  const offered = await toolsOffered(folder);
  if (!offered.includes('"summary"') || offered.includes('"doVerb"')) throw new Error(`Assistants get:\n${offered}`);
  console.log(`The bank of the package answers ${await timeToStart(folder)} ms after its start.`);
  const [app, sandbox] = [await freePort(), await freePort()];
  const chromium = process.env.PADDOCK_CHROMIUM;
  await shown(node, ['node_modules/@playwright/test/cli.js', 'test'], folder, {
    ...env,
    APP_PORT: `${app}`,
    SANDBOX_PORT: `${sandbox}`,
    ...(chromium !== undefined && { CHROMIUM: chromium }),
  });
}

async function install(folder: string, more: readonly string[]): Promise<void> {
  const quiet = ['--no-audit', '--no-fund', '--no-package-lock', '--ignore-scripts', '--loglevel=error'];
  await run('npm', ['install', '--save-dev', ...quiet, ...more], {
    cwd: folder,
    env,
    shell: process.platform === 'win32',
  });
}

/** No place of the machine that made a package is in it. */
function expectNoTraces(folder: string): void {
  const traces = [process.cwd(), `${homedir()}/`, root];
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const text = readFileSync(path, 'latin1');
    const found = traces.find((trace) => text.includes(trace));
    if (found !== undefined) throw new Error(`${path} names ${found}`);
  }
}

async function timeToStart(folder: string): Promise<number> {
  const program = join(folder, 'node_modules/paddock-bank/lib/paddock-bank.js');
  const began = performance.now();
  const bank = spawn(node, [program, '--port', '0'], { stdio: ['ignore', 'pipe', 'inherit'] });
  await new Promise((said) => bank.stdout.once('data', said));
  const took = performance.now() - began;
  const ended = new Promise((end) => bank.once('exit', end));
  bank.kill();
  await ended;
  return Math.round(took);
}

/** What an assistant that only reads is told of the tools, as it comes over stdio. */
async function toolsOffered(folder: string): Promise<string> {
  const program = join(folder, 'node_modules/paddock-bank/lib/paddock-bank.js');
  const bank = spawn(node, [program, 'mcp'], { stdio: ['pipe', 'pipe', 'inherit'] });
  const hello = { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'proof', version: '1' } };
  for (const [id, method, params] of [
    [1, 'initialize', hello],
    [undefined, 'notifications/initialized', {}],
    [2, 'tools/list', {}],
  ])
    bank.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', id, method, params })}\n`);
  let said = '';
  for await (const piece of bank.stdout) {
    said += piece;
    if (/"id":2\b.*\n/.test(said)) bank.stdin.end();
  }
  return said;
}

function freePort(): Promise<number> {
  return new Promise((found) => {
    const server = createServer().listen(0, () => {
      const address = server.address();
      server.close(() => found(address !== null && typeof address === 'object' ? address.port : 0));
    });
  });
}

/** Runs a program with its output on the terminal. @throws Error when it fails. */
function shown(tool: string, args: readonly string[], cwd: string, more: NodeJS.ProcessEnv): Promise<void> {
  const child = spawn(tool, args, { cwd, env: more, stdio: 'inherit' });
  return new Promise((ended, failed) => {
    child.once('error', failed);
    child.once('close', (code) => (code === 0 ? ended() : failed(new Error(`The sample project ended with ${code}.`))));
  });
}
