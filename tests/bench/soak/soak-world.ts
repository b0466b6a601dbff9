import { setTimeout } from 'node:timers/promises';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import type { Control } from '#sandbox/control/control-api.ts';
import { remoteControl, worldHeader } from '#sandbox/control/remote-control.ts';
import { sessionHeader } from '#sandbox/http/pipeline/inbound.ts';
import { personaPassword } from '#sandbox/personas/persona-script.ts';
import { step } from '#sandbox/walk/mixed-walk.ts';
import { createSessionByHand, type ManualSession } from '#sandbox/walk/session-by-hand.ts';
import type { Pick } from '#sandbox/walk/walk-accounts.ts';
import { walkCode } from '#sandbox/walk/walk-payments.ts';

const customers = ['private-customer', 'racing-owner', 'joint-holder', 'maker', 'low-limits'] as const;

/** What goes wrong on a day: on the way to the bank, in it, or on the way back. */
const mishaps: readonly ((control: Control, pick: Pick) => Promise<unknown>)[] = [
  (control) => control.clearFaults(),
  (control, pick) => control.addFault({ operationId: 'confirmPayment', kind: `late=${1 + pick(600)}`, only: 1 }),
  (control) => control.addFault({ operationId: 'confirmPayment', kind: 'lost-answer', share: 50 }),
  (control) => control.addFault({ operationId: 'confirmInstruction', kind: 'lost-answer', only: 1 }),
  (control, pick) => control.addFault({ operationId: 'listAccounts', kind: '500', share: 1 + pick(60) }),
  (control) => control.addFault({ operationId: 'createPayment', kind: 'malformed', only: 1 }),
  (control, pick) => control.setSwitches({ payments: ['ok', 'cut-off', 'under-processing'][pick(3)] ?? 'ok' }),
  (control, pick) => control.setSwitches({ cop: ['by-name', 'MBAM', 'timeout'][pick(3)] ?? 'Y' }),
];

const mostTries = 5;
const retryMs = 200;

/** Tries again when the bank has just closed an idle connection. */
function patient(control: Control): Control {
  return new Proxy(control, {
    get(_, verb: keyof Control) {
      const call = control[verb] as (...given: unknown[]) => Promise<unknown>;
      return async (...given: unknown[]) => {
        for (let tries = 1; ; tries += 1) {
          try {
            return await call(...given);
          } catch (failure) {
            if (!(failure instanceof TypeError) || tries === mostTries) throw failure;
            await setTimeout(retryMs);
          }
        }
      };
    },
  });
}

/** A world that customers and a tester use day after day, in the same way for the same seed. */
export class SoakWorld {
  readonly name: string;
  readonly control: Control;
  /** Calls that reached the bank. */
  calls = 0;
  readonly #pick: Pick;
  readonly #hand: ManualSession;

  constructor(bankUrl: string, seed: number) {
    this.name = `soak-${seed}`;
    this.control = patient(remoteControl(bankUrl, this.name));
    const turns = xoroshiro128plus(seed);
    this.#pick = (count) => uniformInt(turns, 0, count - 1);
    this.#hand = createSessionByHand((request) => this.#send(bankUrl, request));
  }

  /** A day: a mishap, customers, and the night with what falls due. @returns the invariants that are broken after it. */
  async live(steps: number): Promise<readonly string[]> {
    await this.control.setSwitches({ otp: walkCode });
    await mishaps[this.#pick(mishaps.length)]?.(this.control, this.#pick);
    await this.#hand.signIn(customers[this.#pick(customers.length)] ?? '', personaPassword);
    for (let taken = 0; taken < steps; taken += 1) await step(this.#hand, this.#pick);
    await this.control.advanceClock('P1D');
    const { broken } = await this.control.invariants();
    return broken.map((one) => `${this.name}: ${JSON.stringify(one)}`);
  }

  async #send(bankUrl: string, request: Request): Promise<Response> {
    const { pathname, search } = new URL(request.url);
    const headers = new Headers(request.headers);
    const session = headers.get(sessionHeader);
    headers.delete(sessionHeader);
    headers.set(worldHeader, this.name);
    if (session !== null) headers.set('cookie', `JSESSIONID=${session}`);
    const body = request.method === 'GET' ? null : await request.text();
    this.calls += 1;
    try {
      const answer = await fetch(`${bankUrl}${pathname}${search}`, { method: request.method, headers, body });
      const given = /JSESSIONID=([^;]*)/.exec(answer.headers.get('set-cookie') ?? '')?.[1];
      if (given === undefined) return answer;
      const passed = new Headers(answer.headers);
      passed.set(sessionHeader, given);
      return new Response(await answer.text(), { status: answer.status, headers: passed });
    } catch {
      // A planned fault has cut the connection.
      return Response.error();
    }
  }
}
