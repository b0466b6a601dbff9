import fc from 'fast-check';
import { expect } from 'vitest';
import { payees } from '#sandbox/bank/testing/payer-persona.fixture.ts';
import { addDays } from '#src/kernel/calendar.ts';
import { ask, confirmationOf } from './late-asking.ts';
import { command, recordOf } from './model-command.ts';
import type { Typed } from './payments-in-mind.ts';
import { plans } from './plan-commands.ts';

export const delays = fc.oneof(fc.constantFrom(1, 179, 180, 181, 3600), fc.integer({ min: 1, max: 3600 }));

export const confirmsLate = fc
  .record({
    back: fc.nat({ max: 2 }),
    typed: fc.constantFrom<Typed>('nothing', 'wrong', 'right', 'right'),
    delay: delays,
  })
  .map(({ back, typed, delay }) =>
    command(`confirm the draft ${back} before the last ${delay} s late, code ${typed}`, async (mind, real) => {
      const draft = mind.drafts.at(-1 - back);
      if (draft === undefined) return;
      const order = real.desk.order({ minor: draft.minor, to: recordOf(real, draft.to) });
      const said = await ask(real.desk, confirmationOf('payment', real.desk, draft.id, order), typed, delay);
      expect(said).toBe(mind.confirmLate(draft, typed, delay));
    }),
  );

export const instructsLate = fc.record({ plan: plans, delay: delays }).map(({ plan, delay }) => {
  const { minor, to, frequency, startsIn, lastsDays } = plan;
  const words = `pay ${minor} to ${to} by ${frequency} in ${startsIn} days for ${lastsDays}, set up ${delay} s late`;
  return command(words, async (mind, { desk }) => {
    const first = addDays(mind.today, startsIn);
    const last = lastsDays === null || frequency === '10' ? null : addDays(first, lastsDays);
    const schedule = {
      type: frequency === '10' ? 'NONREC' : 'REC',
      frequency,
      startDate: first,
      endDate: last,
    } as const;
    const order = desk.instruction({ minor, to: payees[to], ...schedule });
    const verdict = await desk.createInstruction(order);
    if (verdict.outcome !== 'verified') return;
    const wish = confirmationOf('instruction', desk, verdict.record.id, order, schedule);
    expect(await ask(desk, wish, 'nothing', delay)).toBe('late');
    mind.takeDownLate({ minor, to, frequency, first, last }, delay);
  });
});
