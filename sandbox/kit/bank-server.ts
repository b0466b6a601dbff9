import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export interface BankServerOptions {
  /** 8787 by default. */
  readonly port?: number;
  /** The folder of a built site, served beside the bank under the same address. */
  readonly site?: string;
  /** The folder of the built panel, served at `/__sandbox/`. */
  readonly panel?: string;
  /** How a world opens, as in a link: `persona:racing-owner;freeze:yes`. */
  readonly sandbox?: string;
  /** A JSON file with descriptions of customers, with whom every fresh bank opens. */
  readonly customers?: string;
  /** The file that keeps the worlds; without one they end with the bank. */
  readonly store?: string;
}

/** An entry of `webServer` in Playwright's configuration. */
export interface BankServer {
  readonly name: string;
  readonly command: string;
  readonly url: string;
  readonly reuseExistingServer: boolean;
  readonly gracefulShutdown: { readonly signal: 'SIGTERM'; readonly timeout: number };
}

export interface RunningBank {
  /** Where it answers, for `openNodeBank({ url })`. */
  readonly url: string;
  /** Ends it, once the calls in progress have their answers. */
  close(): Promise<void>;
}

const program = fileURLToPath(new URL('../../.cache/bank/serve.js', import.meta.url));

/** The bank as Playwright starts and stops it: `webServer: [bankServer({ site: 'dist' })]`. */
export function bankServer({ port = 8787, ...more }: BankServerOptions = {}): BankServer {
  const words = [process.execPath, program, ...argumentsFor({ port, ...more })];
  return {
    name: `bank ${port}`,
    command: words.map((word) => `"${word}"`).join(' '),
    url: `http://localhost:${port}/__sandbox/ready`,
    reuseExistingServer: !process.env.CI,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  };
}

/** Starts the bank for tests of any kind, on a free port by default. @throws Error with what the bank says when it does not start. */
export async function startBank({ port = 0, ...more }: BankServerOptions = {}): Promise<RunningBank> {
  const args = [program, ...argumentsFor({ port, ...more })];
  const bank = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = new Promise<void>((end) => bank.once('close', () => end()));
  let said = '';
  const url = await new Promise<string>((found, failed) => {
    const read = (piece: Buffer) => {
      said += piece;
      const [place] = /http:\/\/localhost:\d+(?=\/digx)/.exec(said) ?? [];
      if (place !== undefined) found(place);
    };
    bank.stdout.on('data', read);
    bank.stderr.on('data', read);
    bank.once('error', failed);
    void ended.then(() => failed(new Error(`The bank has not started: ${said.trim()}`)));
  });
  return {
    url,
    async close() {
      bank.kill('SIGTERM');
      await ended;
    },
  };
}

function argumentsFor(options: BankServerOptions): readonly string[] {
  return Object.entries(options).flatMap(([name, value]) => (value === undefined ? [] : [`--${name}`, `${value}`]));
}
