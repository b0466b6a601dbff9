import { startRelay } from './relay.ts';
import type { StateParameters, StateValues } from './state-values.ts';

/** Not a state of the pacts: the walk asks for the code in the middle of a visit, so nothing may be reset. */
export const codeState = 'customer {persona} has been sent a code';

/** A bank's state handler, reached as the bank is. */
export async function openHandler(url: string, headers: Readonly<Record<string, string>>, ca?: string) {
  const relay = await startRelay(url, () => {}, { ca });

  /** @throws Error with the handler's reason unless the state could be set up. */
  async function ask(state: string, params: StateParameters): Promise<StateValues> {
    const answer = await fetch(`${relay.url}/`, {
      method: 'POST',
      headers: { ...headers, 'Content-Type': 'application/json' },
      body: JSON.stringify({ action: 'setup', state, params }),
    });
    const text = await answer.text();
    if (answer.status !== 200) throw new Error(`the state handler answered ${answer.status} to “${state}”: ${text}`);
    return JSON.parse(text) as StateValues;
  }

  return { ask, close: relay.close };
}
