import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Exchange } from '#contracts/driver/relay.ts';
import { codeState } from '#contracts/driver/state-handler.ts';
import { type StateParameters, type StateValues, textIn } from '#contracts/driver/state-values.ts';
import type { SandboxWorld } from '#contracts/driver/visit.ts';
import { checkAfterwards } from './state-checks.ts';
import { setUpState } from './states.ts';
import { whyNotSetUp } from './why-not-set-up.ts';

export interface StateServer {
  readonly url: string;
  /** The failed checks after interactions, each with the interaction's state. */
  readonly failures: () => readonly string[];
  readonly close: () => Promise<void>;
}

interface StateServerOptions {
  /** The bank for a request: the world that the verifier names in its headers, so that the interaction runs in it. */
  readonly bankFor: (world: string) => SandboxWorld;
  readonly port?: number;
  readonly host?: string;
  /** Told of every change, with the reason if it failed. */
  readonly note?: (sentence: string, problem: string | undefined) => void;
}

interface StateChange {
  readonly action: 'setup' | 'teardown';
  readonly state: string;
  readonly params: StateParameters;
}

/** Why a state could not be set up. */
interface SetUpFailure {
  readonly reason: string;
}

/** The state handler of the pacts, for any bank with a control. */
export function startStateServer({
  bankFor,
  port = 0,
  host = '127.0.0.1',
  note,
}: StateServerOptions): Promise<StateServer> {
  const failures: string[] = [];

  async function change({ action, state, params = {} }: StateChange, world: string) {
    const calls: Exchange[] = [];
    const bank: SandboxWorld = { ...bankFor(world), heard: (call) => void calls.push(call) };
    try {
      const values = await carryOut(action, state, params, bank);
      note?.(`${action} ${state} ${JSON.stringify(params)}`, undefined);
      return values;
    } catch (failure) {
      const reason = whyNotSetUp(failure, calls);
      note?.(`${action} ${state} ${JSON.stringify(params)}`, reason);
      if (action === 'setup') return { reason } satisfies SetUpFailure;
      // The verifier ignores the response to a teardown.
      failures.push(`${state} ${JSON.stringify(params)}: ${reason}`);
      return {};
    }
  }

  const server = createServer(async (request, response) => {
    const respond = (status: number, values: object) =>
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(values));
    const requested = readChange(await textOf(request));
    if (requested === undefined) {
      return respond(400, { reason: 'Send {"action": "setup" or "teardown", "state": "…", "params": {…}} as JSON.' });
    }
    const values = await change(requested, String(request.headers['x-sandbox'] ?? 'default'));
    // Not a 5xx, which the verifier would retry for two minutes.
    return respond('reason' in values ? 422 : 200, values);
  });

  return new Promise((listening, failed) => {
    server.once('error', failed);
    server.listen(port, host, () => {
      const { port: chosen } = server.address() as AddressInfo;
      const close = () => new Promise<void>((closed) => server.close(() => closed()));
      listening({ url: `http://${host}:${chosen}/`, failures: () => failures, close });
    });
  });
}

async function carryOut(
  action: StateChange['action'],
  state: string,
  params: StateParameters,
  bank: SandboxWorld,
): Promise<StateValues> {
  if (action === 'setup' && state === codeState)
    return { code: await bank.control.codeSentTo(textIn(params, 'persona')) };
  if (action === 'setup') return setUpState(state, params, bank);
  await checkAfterwards(state, params, bank);
  return {};
}

function readChange(text: string): StateChange | undefined {
  try {
    const read = JSON.parse(text) as Partial<StateChange>;
    return ['setup', 'teardown'].includes(String(read.action)) && typeof read.state === 'string'
      ? (read as StateChange)
      : undefined;
  } catch {
    return undefined;
  }
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += chunk;
  return text;
}
