import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { StateParameters, StateValues } from '#contracts/driver/state-values.ts';
import { checkAfterwards } from './state-checks.ts';
import { setUpState } from './states.ts';

export interface StateServer {
  readonly url: string;
  /** The failed checks after interactions, each with the interaction's state. */
  readonly failures: () => readonly string[];
  readonly close: () => Promise<void>;
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

/**
 * A state handler for a sandbox whose worlds begin at `moment`. It sets up the world that the verifier names in its
 * headers, so the interaction runs in the same world.
 */
export function startStateServer(baseUrl: string, moment?: string): Promise<StateServer> {
  const failures: string[] = [];

  async function change({ action, state, params }: StateChange, world: string): Promise<StateValues | SetUpFailure> {
    const sandbox = { baseUrl, world, moment };
    try {
      if (action === 'setup') return await setUpState(state, params, sandbox);
      await checkAfterwards(state, params, sandbox);
      return {};
    } catch (failure) {
      const reason = failure instanceof Error ? failure.message : String(failure);
      if (action === 'setup') return { reason };
      // The verifier ignores the response to a teardown.
      failures.push(`${state} ${JSON.stringify(params)}: ${reason}`);
      return {};
    }
  }

  const server = createServer(async (request, response) => {
    const requested = JSON.parse(await textOf(request)) as StateChange;
    const values = await change(requested, String(request.headers['x-sandbox'] ?? 'default'));
    // Not a 5xx, which the verifier would retry for two minutes.
    response.writeHead('reason' in values ? 422 : 200, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(values));
  });

  return new Promise((listening, failed) => {
    server.once('error', failed);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      const close = () => new Promise<void>((closed) => server.close(() => closed()));
      listening({ url: `http://127.0.0.1:${port}/`, failures: () => failures, close });
    });
  });
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += chunk;
  return text;
}
