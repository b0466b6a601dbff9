import fc from 'fast-check';
import { expect } from 'vitest';
import { type FrequencyCode, frequencyCodes } from '#sandbox/bank/records/instruction.ts';
import { payees, saidOf } from '#sandbox/bank/testing/payer-persona.fixture.ts';
import { addDays } from '#src/kernel/calendar.ts';
import { command, names } from './model-command.ts';

export const plans = fc.record({
  minor: fc.oneof(fc.integer({ min: 1, max: 24_999_99 }), fc.constantFrom(0, 1, 500_00, 500_01, 24_000_00, 24_000_00)),
  to: names,
  frequency: fc.constantFrom<FrequencyCode>(...frequencyCodes),
  startsIn: fc.oneof(fc.integer({ min: 1, max: 40 }), fc.constantFrom(0, 1, 90, 91)),
  lastsDays: fc.option(fc.oneof(fc.integer({ min: -1, max: 60 }), fc.constantFrom(0, 7, 14, 28))),
});

export const instructs = plans.map(({ minor, to, frequency, startsIn, lastsDays }) =>
  command(`pay ${minor} to ${to} by ${frequency} in ${startsIn} days for ${lastsDays}`, async (model, { payer }) => {
    const first = addDays(model.today, startsIn);
    const last = lastsDays === null || frequency === '10' ? null : addDays(first, lastsDays);
    const type = frequency === '10' ? 'NONREC' : 'REC';
    const verdict = await payer.instruct({ minor, to: payees[to], type, frequency, startDate: first, endDate: last });
    const objection = model.objection(minor, false) ?? (model.isOutside({ first, last }) ? 'dates' : undefined);
    expect(saidOf(verdict)).toBe(
      model.payments.startsWith('refuse=')
        ? 'refused-as-set'
        : (objection ?? model.setUp({ minor, to, frequency, first, last })),
    );
  }),
);
