import { execFile } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { startNodeHost } from '../sandbox/hosts/node.ts';
import { packContract } from './pack-contract.ts';

// The published package, in an empty folder without the repository, without a network and without npm's cache.

const run = promisify(execFile);
const folder = mkdtempSync(join(tmpdir(), 'paddock-contract-'));
const bank = await startNodeHost({ port: 0, settings: {} });
const bankUrl = `http://127.0.0.1:${bank.port}`;
const env = {
  ...process.env,
  PATH: `${dirname(process.execPath)}${delimiter}${process.env.PATH ?? ''}`,
  npm_config_cache: join(folder, 'npm-cache'),
  BANK_URL: bankUrl,
};

try {
  const file = resolve(await packContract(folder));
  await inFolder('npm', ['install', '--offline', '--no-audit', '--no-fund', file]);
  tells(await command('--help'), /paddock-contract verify --base-url/);
  tells(await command('verify', '--help'), /--only <area>/);
  tells(await command('verify', '--base-url', bankUrl, '--only', 'sort-codes'), /✓ sort-codes +\d+ kept/);
  for (const starter of ['my-control.ts', 'bank-control.ts'])
    copyFileSync(join(folder, 'node_modules/paddock-contract/starters', starter), join(folder, starter));
  await withStates(async (stateUrl) => {
    const answer = await command('verify', '--base-url', bankUrl, '--state-url', stateUrl, '--only', 'sort-codes');
    tells(answer, /✓ sort-codes +\d+ kept/);
  });
  console.log('The package works in an empty folder: help, a sandbox, and a bank with its state handler.');
} finally {
  await bank.close();
  rmSync(folder, { recursive: true, force: true });
}

async function inFolder(tool: string, args: readonly string[]): Promise<string> {
  const { stdout } = await run(tool, args, { cwd: folder, env });
  return stdout;
}

function command(...args: readonly string[]): Promise<string> {
  return inFolder('npx', ['--offline', 'paddock-contract', ...args]);
}

/** The package’s state handler with the starter as it was copied. */
async function withStates(act: (stateUrl: string) => Promise<void>): Promise<void> {
  const script = join(folder, 'node_modules/paddock-contract/lib/paddock-contract.js');
  const args = [script, 'states', '--base-url', bankUrl, '--control', join(folder, 'my-control.ts'), '--port', '0'];
  const handler = execFile(process.execPath, args, { cwd: folder, env });
  try {
    const url = await new Promise<string>((found, failed) => {
      let text = '';
      const read = (chunk: string) => {
        text += chunk;
        const [, place] = /listens on (\S+)/.exec(text) ?? [];
        if (place !== undefined) found(place);
      };
      handler.stdout?.on('data', read);
      handler.stderr?.on('data', read);
      handler.once('exit', () => failed(new Error(`The state handler ended: ${text}`)));
    });
    await act(url);
  } finally {
    handler.kill();
  }
}

function tells(text: string, expected: RegExp): void {
  if (!expected.test(text)) throw new Error(`The package does not tell ${expected}:\n${text}`);
}
