import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Answer, Contract } from './contract.ts';
import { withCodesInWords } from './refusals.ts';

const run = promisify(execFile);

/** The contract as one document with internal references only. */
export async function bundleContract(): Promise<Contract> {
  const redocly = filePath('../../node_modules/@redocly/cli/bin/cli.js');
  const { stdout } = await run(
    process.execPath,
    [redocly, 'bundle', '--config', filePath('../redocly.yaml'), '--ext', 'json', filePath('../digx.yaml')],
    {
      maxBuffer: 64 * 1024 * 1024,
      env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', NODE_OPTIONS: '' },
    },
  );
  return JSON.parse(stdout, (_, node: unknown) => (isRefusal(node) ? inWords(node) : node)) as Contract;
}

type Refusing = Answer & Required<Pick<Answer, 'x-refusals'>>;

function isRefusal(node: unknown): node is Refusing {
  return typeof node === 'object' && node !== null && 'x-refusals' in node;
}

/** The codes are written once, as `x-refusals`. */
function inWords(answer: Refusing): Refusing {
  return { ...answer, description: withCodesInWords(answer.description, answer['x-refusals']) };
}

function filePath(relative: string): string {
  return fileURLToPath(new URL(relative, import.meta.url));
}
