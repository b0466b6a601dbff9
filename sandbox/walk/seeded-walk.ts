import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import type { Control } from '#sandbox/control/control-api.ts';
import type { Sandbox } from '#sandbox/control/sandbox.ts';
import { verbNames } from '#sandbox/control/verbs/verbs.ts';
import { personaPassword } from '#sandbox/personas/persona-script.ts';
import { step } from './mixed-walk.ts';
import { createSessionByHand } from './session-by-hand.ts';
import type { Pick } from './walk-accounts.ts';
import { walkCode } from './walk-payments.ts';

const customers = ['private-customer', 'racing-owner', 'joint-holder', 'maker', 'low-limits', 'read-only'] as const;

/** What a tester might do to the bank meanwhile. Refusals change nothing and are as welcome. */
const interventions: readonly ((control: Control, pick: Pick) => Promise<unknown>)[] = [
  (control, pick) => control.advanceClock(`PT${1 + pick(90)}M`, 'kept'),
  (control, pick) => control.advanceClock(`P${1 + pick(20)}D`),
  (control) => control.setClock('after-cut-off', 'kept'),
  (control, pick) => control.setSwitches({ cop: ['by-name', 'MBAM', 'timeout'][pick(3)] ?? 'Y' }),
  (control, pick) => control.setSwitches({ payments: ['ok', 'cut-off', 'under-processing'][pick(3)] ?? 'ok' }),
  (control, pick) => control.addFault({ operationId: 'confirmPayment', kind: `late=${1 + pick(600)}`, only: 1 }),
  (control, pick) => control.addFault({ operationId: 'listAccounts', kind: '500', share: 1 + pick(60) }),
  (control) => control.addFault({ operationId: 'createPayment', kind: 'lost-answer', only: 1 }),
  (control) => control.clearFaults(),
  (control, pick) => control.doVerb({ verb: verbNames[pick(verbNames.length)] ?? '' }),
  (control, pick) => control.sendMail({ subject: `Note ${pick(9)}`, body: 'Please call us.' }),
  (control, pick) => control.choosePersona(customers[pick(customers.length)] ?? ''),
];

/** A short walk of customers and a tester, the same for the same seed. */
export async function walkSeeded({ control, fetch }: Sandbox, seed: number, steps: number): Promise<void> {
  const turns = xoroshiro128plus(seed);
  const pick: Pick = (count) => uniformInt(turns, 0, count - 1);
  const hand = createSessionByHand((request) => fetch(request).catch(() => Response.error()));
  await control.setSwitches({ otp: walkCode });
  await hand.signIn(customers[pick(customers.length)] ?? '', personaPassword);
  for (let taken = 0; taken < steps; taken += 1) {
    if (pick(4) === 0) await interventions[pick(interventions.length)]?.(control, pick);
    else await step(hand, pick);
  }
}
