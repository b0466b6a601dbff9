import fc from 'fast-check';
import { expect } from 'vitest';
import { payees } from '#sandbox/bank/testing/payer-persona.fixture.ts';
import { addDays } from '#src/kernel/calendar.ts';
import { confirmationOf, sendWithCode } from './late-requests.ts';
import { command, recordOf } from './model-command.ts';
import type { Typed } from './payments-model.ts';
import { plans } from './plan-commands.ts';

export const delays = fc.oneof(fc.constantFrom(1, 179, 180, 181, 3600), fc.integer({ min: 1, max: 3600 }));

export const confirmsLate = fc
  .record({
    back: fc.nat({ max: 2 }),
    typed: fc.constantFrom<Typed>('nothing', 'wrong', 'right', 'right'),
    delay: delays,
  })
  .map(({ back, typed, delay }) =>
    command(`confirm the draft ${back} before the last ${delay} s late, code ${typed}`, async (model, real) => {
      const draft = model.drafts.at(-1 - back);
      if (draft === undefined) return;
      const order = real.payer.order({ minor: draft.minor, to: recordOf(real, draft.to) });
      const result = await sendWithCode(
        real.payer,
        confirmationOf('payment', real.payer, draft.id, order),
        typed,
        delay,
      );
      expect(result).toBe(model.confirmLate(draft, typed, delay));
    }),
  );

export const instructsLate = fc.record({ plan: plans, delay: delays }).map(({ plan, delay }) => {
  const { minor, to, frequency, startsIn, lastsDays } = plan;
  const words = `pay ${minor} to ${to} by ${frequency} in ${startsIn} days for ${lastsDays}, set up ${delay} s late`;
  return command(words, async (model, { payer }) => {
    const first = addDays(model.today, startsIn);
    const last = lastsDays === null || frequency === '10' ? null : addDays(first, lastsDays);
    const schedule = {
      type: frequency === '10' ? 'NONREC' : 'REC',
      frequency,
      startDate: first,
      endDate: last,
    } as const;
    const order = payer.instruction({ minor, to: payees[to], ...schedule });
    const verdict = await payer.createInstruction(order);
    if (verdict.outcome !== 'verified') return;
    const request = confirmationOf('instruction', payer, verdict.record.id, order, schedule);
    expect(await sendWithCode(payer, request, 'nothing', delay)).toBe('late');
    model.setUpLate({ minor, to, frequency, first, last }, delay);
  });
});
