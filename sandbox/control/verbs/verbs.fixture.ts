import { expect } from 'vitest';
import { payees } from '#sandbox/bank/testing/payer-persona.fixture.ts';
import { nellPaying } from '#sandbox/control/paying.fixture.ts';
import type { Sandbox } from '#sandbox/control/sandbox.ts';
import { standingStill } from '#sandbox/control/small-sandbox.fixture.ts';

/** Nell has confirmed £125.50: to the feed merchant at another bank, or to her neighbour here. */
export async function nellHasPaid(
  payments: 'ok' | 'under-processing' | 'needs-authoriser',
  to: keyof typeof payees = 'feed',
) {
  const { sandbox, hand, desk } = await nellPaying({ settings: { ...standingStill, otp: '123456', payments } });
  const order = await desk.order({ to: payees[to] });
  const { body } = await desk.post(order);
  const { paymentId } = body as { paymentId: string };
  const { sortCode } = payees[to];
  const asked = await desk.put(paymentId, order, { sortCode });
  const referenceNo = JSON.parse(asked.headers.get('x-challenge') ?? '{}').referenceNo;
  if (asked.status === 417) {
    await desk.put(paymentId, order, { sortCode, answer: { authType: 'OTP', otp: '123456', referenceNo } });
  }
  const { control } = sandbox;
  return { control, hand, desk, paymentId, status: async () => (await desk.get(paymentId)).body };
}

export async function bookedAndAvailable({ control }: Pick<Sandbox, 'control'>, persona = 'nell', alias = 'current') {
  const told = await control.balances(persona);
  if (told.outcome === 'refused') throw new Error(told.reason);
  const found = told.balances.find((each) => each.alias === alias);
  return [found?.balanceMinor, found?.availableMinor];
}

/** Does it, after the preview has said what will happen, and sweeps the whole bank. */
export async function done({ control }: Pick<Sandbox, 'control'>, verb: string, details = {}, persona = 'nell') {
  const wanted = { verb, persona, with: details };
  const preview = await control.previewVerb(wanted);
  const verdict = await control.doVerb(wanted);
  expect(await control.invariants()).toEqual({ hold: true, broken: [] });
  const possible = preview.outcome === 'done' && preview.possible;
  expect(possible).toBe(verdict.outcome === 'done');
  return verdict.outcome === 'done' && preview.outcome === 'done' ? preview.what : verdict;
}
