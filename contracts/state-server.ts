import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { checkAfterwards } from './state-checks.ts';
import type { StateParameters, StateValues } from './state-values.ts';
import { setUpState } from './states.ts';

export interface StateServer {
  readonly url: string;
  /** Why states could not be set up, or the bank was not as it must be afterwards, each with the state it is about. */
  readonly failures: () => readonly string[];
  readonly close: () => Promise<void>;
}

interface StateChange {
  readonly action: 'setup' | 'teardown';
  readonly state: string;
  readonly params: StateParameters;
}

/**
 * Answers the verifier's questions before each interaction, for a sandbox at that address. The verifier sends its
 * headers here, too, so the world that the interaction will be played in is the one that is set up.
 */
export function startStateServer(baseUrl: string): Promise<StateServer> {
  const failures: string[] = [];

  async function change({ action, state, params }: StateChange, world: string): Promise<StateValues | undefined> {
    try {
      if (action === 'setup') return await setUpState(state, params, { baseUrl, world });
      await checkAfterwards(state, params, { baseUrl, world });
      return {};
    } catch (failure) {
      const why = failure instanceof Error ? failure.message : failure;
      failures.push(`${action} of ${state} ${JSON.stringify(params)}\n    ${why}`);
      return undefined;
    }
  }

  const server = createServer(async (request, response) => {
    const asked = JSON.parse(await textOf(request)) as StateChange;
    const values = await change(asked, String(request.headers['x-sandbox'] ?? 'default'));
    // Not a 5xx: the verifier would ask again, for two minutes.
    response.writeHead(values === undefined ? 422 : 200, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(values ?? {}));
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
