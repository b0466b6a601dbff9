import fc from 'fast-check';
import { expect } from 'vitest';
import { deskIn, doneOr } from '#sandbox/bank/testing/payee-actions.fixture.ts';
import { ask, confirmationOfPayee } from './late-asking.ts';
import { delays } from './late-commands.ts';
import { command, pay, plumber, recordOf, typings } from './model-command.ts';
import type { Typed } from './payments-in-mind.ts';

/** So few that what the plumber's code covers is often what is paid. */
const plumberSums = fc.constantFrom(12_50, 26_000_00);

/** Adds the plumber once, at once or late, with what is to be paid or without. */
export const adds = fc
  .record({
    intended: fc.option(fc.oneof(plumberSums, plumberSums, fc.constantFrom(0, 25_000_00))),
    typed: fc.constantFrom<Typed>('wrong', 'right', 'right'),
    late: fc.option(delays),
  })
  .map(({ intended, typed, late }) =>
    command(`add the plumber to pay ${intended}, ${late} s late, code ${typed}`, async (mind, real) => {
      // Whom somebody else must agree to is off the list a month later: another persona.
      if (mind.plumber?.isActive || mind.plumber?.isWaiting || mind.payments === 'needs-authoriser') return;
      const { bank, customer } = real.desk;
      if (mind.plumber === undefined) {
        const payeesDesk = deskIn(bank, customer().session.id, 'party-nell');
        const handedIn = doneOr(await payeesDesk.handIn(plumber));
        await payeesDesk.verify(handedIn);
      }
      const pounds = intended === null ? undefined : intended / 100;
      const wish = confirmationOfPayee(real.desk, recordOf(real, 'plumber'), pounds);
      const said = await ask(real.desk, wish, typed, late ?? undefined);
      const expected = mind.addPlumber(intended || undefined, typed, late ?? undefined);
      expect(said).toBe(expected === 'done' ? 'payees.added' : expected);
      if (said !== 'payees.added' || intended === null) return;
      // The code covers the first of them and no more.
      for (const typing of ['nothing', typed] as const)
        await pay(mind, real, { minor: intended, to: 'plumber' }, typing);
    }),
  );

export const paysPlumber = fc
  .record({ minor: plumberSums, typed: typings })
  .map(({ minor, typed }) =>
    command(`pay ${minor} to the plumber, code ${typed}`, (mind, real) =>
      pay(mind, real, { minor, to: 'plumber' }, typed),
    ),
  );
