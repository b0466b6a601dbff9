import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** The Node-hosted bank in a process of its own, as `npm run bank` runs it. */
export interface BankProcess {
  readonly url: string;
  readonly port: number;
  readonly process: ChildProcess;
}

/** Bundles the bank into a folder. */
export function bundleBank(folder: string): void {
  execFileSync('rolldown', ['--config=scripts/rolldown.config.mjs', `--dir=${folder}`], { stdio: 'pipe' });
}

interface BankOptions {
  /** Chosen by the system when 0. */
  readonly port?: number;
  /** For Node. */
  readonly flags?: readonly string[];
  /** More options of the bank. */
  readonly more?: readonly string[];
}

/**
 * Runs the bank bundled in a folder, on a stopped clock.
 * @param store the file that keeps its worlds.
 */
export async function startBank(
  folder: string,
  store: string,
  { port = 0, flags = [], more = [] }: BankOptions = {},
): Promise<BankProcess> {
  const sandbox = 'persona:private-customer;clock:2026-03-02T10:00;freeze:yes';
  const options = ['--port', String(port), '--store', store, '--sandbox', sandbox, '--worlds-on-call', 'yes', ...more];
  const child = spawn('node', [...flags, join(folder, 'serve.js'), ...options], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [line] = await once(child.stdout, 'data');
  const listensOn = /http:\/\/localhost:(\d+)/.exec(String(line))?.[1];
  if (listensOn === undefined) throw new Error(`The bank did not start: ${String(line)}`);
  return { url: `http://localhost:${listensOn}`, port: Number(listensOn), process: child };
}

/** Ends it without warning. */
export async function kill({ process }: BankProcess): Promise<void> {
  const ended = process.exitCode === null && process.signalCode === null ? once(process, 'exit') : undefined;
  process.kill('SIGKILL');
  await ended;
}
