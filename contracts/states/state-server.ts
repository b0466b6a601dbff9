import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { StateParameters, StateValues } from '#contracts/driver/state-values.ts';
import { checkAfterwards } from './state-checks.ts';
import { setUpState } from './states.ts';

export interface StateServer {
  readonly url: string;
  /** How the bank was not as it must be after an interaction, each with the state that it began in. */
  readonly failures: () => readonly string[];
  readonly close: () => Promise<void>;
}

interface StateChange {
  readonly action: 'setup' | 'teardown';
  readonly state: string;
  readonly params: StateParameters;
}

/** A state that could not be brought about, and why. */
interface NoState {
  readonly reason: string;
}

/**
 * Answers the verifier's questions before each interaction, for a sandbox at that address, whose worlds begin at that
 * moment. The verifier sends its headers here, too, so the world that the interaction will be played in is the one that
 * is set up.
 */
export function startStateServer(baseUrl: string, moment?: string): Promise<StateServer> {
  const failures: string[] = [];

  async function change({ action, state, params }: StateChange, world: string): Promise<StateValues | NoState> {
    const address = { baseUrl, world, moment };
    try {
      if (action === 'setup') return await setUpState(state, params, address);
      await checkAfterwards(state, params, address);
      return {};
    } catch (failure) {
      const reason = failure instanceof Error ? failure.message : String(failure);
      if (action === 'setup') return { reason };
      // The verifier takes no notice of what it is told after an interaction.
      failures.push(`${state} ${JSON.stringify(params)}: ${reason}`);
      return {};
    }
  }

  const server = createServer(async (request, response) => {
    const asked = JSON.parse(await textOf(request)) as StateChange;
    const values = await change(asked, String(request.headers['x-sandbox'] ?? 'default'));
    // Not a 5xx: the verifier would ask again, for two minutes.
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
