import { expect } from 'vitest';
import type { Personas } from '#sandbox/bank/records/persona.ts';
import { personaAtHome } from '#sandbox/http/cheques/paper.fixture.ts';
import { personaPin } from '#sandbox/personas/persona-script.ts';
import type { HandAnswer, ManualSession } from '#sandbox/walk/session-by-hand.ts';

export interface Call {
  readonly method: string;
  readonly path: string;
  readonly json?: object;
}

/** What a customer types, and the challenge it answers. */
export type Typed = { readonly referenceNo: string } & (
  | { readonly authType: 'OTP'; readonly otp: string }
  | { readonly authType: 'PIN'; readonly pin: string }
);

export function send(hand: ManualSession, { method, path, json }: Call, typed?: Typed): Promise<HandAnswer> {
  const headers = typed === undefined ? {} : { 'x-challenge_response': JSON.stringify(typed) };
  return hand.call(method, path, { ...(json !== undefined && { json }), headers });
}

export function challengeIn({ headers }: HandAnswer): {
  readonly authType: 'OTP' | 'PIN';
  readonly referenceNo: string;
} {
  return JSON.parse(headers.get('x-challenge') ?? '{}');
}

export function codeOf({ body }: HandAnswer): string {
  return (body as { status: { message: { code: string } } }).status.message.code;
}

/** The code that the bank is told to send. */
export const code = '204816';
export type Home = Awaited<ReturnType<typeof personaAtHome>>;

/** Something a strict bank wants confirmed, what is to be seen of it at the bank, and how it looks once it is done. */
export interface Act {
  readonly call: Call;
  readonly confirms: string;
  readonly look: () => Promise<unknown>;
  readonly done: unknown;
  readonly status?: number;
}

export const field = <Value>({ body }: HandAnswer, name: string) => (body as Record<string, Value>)[name] as Value;

/** Nothing is done before the bank asks, and by a wrong answer; it is done with the right one. */
export async function confirmed(
  { sandbox, hand }: Home,
  persona: string,
  { call, confirms, look, done, status = 200 }: Act,
) {
  const before = await look();
  const asked = await send(hand, call);
  expect([asked.status, codeOf(asked)]).toEqual([417, 'DIGX_AUTH_0003']);
  const { authType, referenceNo } = challengeIn(asked);
  if (authType === 'OTP') {
    expect(JSON.stringify(await sandbox.control.phone(persona))).toContain(`is your code ${confirms}. It`);
  }
  const typed = (right: boolean): Typed =>
    authType === 'OTP'
      ? { authType, referenceNo, otp: right ? code : '111111' }
      : { authType, referenceNo, pin: right ? personaPin : '1379' };
  expect((await send(hand, call, typed(false))).status).toBe(417);
  expect(await look()).toEqual(before);
  const answer = await send(hand, call, typed(true));
  expect(answer.status).toBe(status);
  expect(await look()).toEqual(done);
  expect(await look()).not.toEqual(before);
  const entries = (await sandbox.control.journal()).filter((entry) => entry.kind === 'request');
  expect(entries.filter(({ contract }) => contract !== 'kept')).toEqual([]);
  return { authType, answer };
}

export async function atHome(persona = 'private-customer', bank?: Personas) {
  const home = await personaAtHome(persona, bank);
  await home.sandbox.control.setSwitches({ otp: code });
  return home;
}

export const strictly = ({ sandbox }: Home) => sandbox.control.setSwitches({ sca: 'strict' });

/** A customer's wish to hear of failed logins. */
export function alertsBy(destination: 'EMAIL' | 'SMS') {
  return {
    subscriptionLevel: 'PARTY',
    subscriptionStartDate: '2026-03-02T00:00:00',
    subscriptionEndDate: '2099-10-04T00:00:00',
    subscribedActions: [
      {
        activityId: 'PI_LOGIN',
        eventId: 'LOGIN_FAILURE',
        actionId: 'SEND',
        subscriptionPreferences: [{ destination, urgencyType: 'H' }],
      },
    ],
  };
}
