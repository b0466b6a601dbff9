import type { Control } from './control-api.ts';

/** Names a world of the Node host, on every call to it. */
export const worldHeader = 'x-sandbox';

/**
 * The control of one world on a Node host, as if it were here.
 * @param token the access token of a host that is open beyond its machine.
 */
export function remoteControl(bankUrl: string, world: string, token?: string): Control {
  const url = new URL('/__sandbox/call', bankUrl);
  const access = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const headers = { 'content-type': 'application/json', [worldHeader]: world, ...access };
  return new Proxy({} as Control, {
    get(_, verb) {
      // A promise that resolves to this control must not take it for another promise.
      if (typeof verb !== 'string' || verb === 'then') return undefined;
      return async (...given: unknown[]) => {
        const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify({ verb, with: given }) });
        const text = await response.text();
        if (response.ok) return JSON.parse(text);
        throw new Error(reasonIn(text) ?? `The bank answered ${response.status}.`);
      };
    },
  });
}

function reasonIn(text: string): string | undefined {
  try {
    return (JSON.parse(text) as { reason?: string }).reason;
  } catch {
    return undefined;
  }
}
