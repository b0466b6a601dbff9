import { londonDayOf } from '#src/kernel/calendar.ts';
import type { Instant } from '#src/kernel/instant.ts';
import type { BankControl } from './bank-control.ts';
import type { SandboxWorld } from './visit.ts';

/** When a sandbox's bank begins: at the real time, or at this moment in London, with a clock that stands or runs. */
export type WorldClock = undefined | { readonly moment: string; readonly stands: boolean };

/** One world of a sandbox's Node host. */
export function sandboxWorld(baseUrl: string, world: string, clock?: WorldClock): SandboxWorld {
  const headers = { 'X-Sandbox': world };
  return { baseUrl, headers, control: sandboxControl(baseUrl, headers, clock) };
}

/** The control of a sandbox, over HTTP: also an example of a control to write for another bank. */
function sandboxControl(baseUrl: string, world: Readonly<Record<string, string>>, clock: WorldClock): BankControl {
  async function ask(method: 'GET' | 'POST' | 'PUT', path: string, body?: object) {
    const answer = await fetch(`${baseUrl}/__sandbox${path}`, {
      method,
      headers: { ...world, 'Content-Type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`The sandbox refused ${path}: ${await answer.text()}`);
    return answer;
  }
  const opening = clock === undefined ? '' : `clock:${clock.moment}${clock.stands ? ';freeze:yes' : ''}`;

  return {
    reset: async () => void (await ask('POST', '/reset', { sandbox: opening })),
    today: async () => {
      const state = (await (await ask('GET', '/state')).json()) as { readonly clock: { readonly now: Instant } };
      return londonDayOf(state.clock.now);
    },
    letMinutesPass: async (minutes) => void (await ask('POST', '/clock', { advance: `PT${minutes}M` })),
    codeSentTo: async (persona) => {
      const phone = (await (await ask('GET', `/phone?persona=${persona}`)).json()) as {
        readonly messages?: readonly { readonly code: string | null }[];
      };
      const code = phone.messages?.[0]?.code;
      if (typeof code !== 'string') throw new Error(`No code has arrived on the phone of ${persona}.`);
      return code;
    },
    refuseCalls: async (operationId, code) =>
      void (await ask('POST', '/faults', { operationId, kind: `code=${code}` })),
    decide: async (decisions) => void (await ask('PUT', '/switches', decisions)),
  };
}

/** Whether the URL is a sandbox with its control. */
export async function isSandbox(baseUrl: string): Promise<boolean> {
  const answer = await fetch(`${baseUrl}/__sandbox/state`).catch(() => undefined);
  return answer?.ok === true && answer.headers.get('content-type')?.includes('json') === true;
}
