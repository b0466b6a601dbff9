import fc from 'fast-check';
import { expect } from 'vitest';
import { doneOr, payeeActionsIn } from '#sandbox/bank/testing/payee-actions.fixture.ts';
import { delays } from './late-commands.ts';
import { confirmationOfPayee, sendWithCode } from './late-requests.ts';
import { command, pay, plumber, recordOf, typings } from './model-command.ts';
import type { Typed } from './payments-model.ts';

/** Only two amounts, so that the plumber's code often covers the payment. */
const plumberAmounts = fc.constantFrom(12_50, 26_000_00);

/** Adds the plumber once, at once or late, with or without an intended payment. */
export const adds = fc
  .record({
    intended: fc.option(fc.oneof(plumberAmounts, plumberAmounts, fc.constantFrom(0, 25_000_00))),
    typed: fc.constantFrom<Typed>('wrong', 'right', 'right'),
    late: fc.option(delays),
  })
  .map(({ intended, typed, late }) =>
    command(`add the plumber to pay ${intended}, ${late} s late, code ${typed}`, async (model, real) => {
      // A payee that awaits authorisation leaves the list after a month; other tests cover it.
      if (model.plumber?.isActive || model.plumber?.isWaiting || model.payments === 'needs-authoriser') return;
      const { bank, customer } = real.payer;
      if (model.plumber === undefined) {
        const payeeActions = payeeActionsIn(bank, customer().session.id, 'party-nell');
        const submitted = doneOr(await payeeActions.submit(plumber));
        await payeeActions.verify(submitted);
      }
      const pounds = intended === null ? undefined : intended / 100;
      const request = confirmationOfPayee(real.payer, recordOf(real, 'plumber'), pounds);
      const result = await sendWithCode(real.payer, request, typed, late ?? undefined);
      const expected = model.addPlumber(intended || undefined, typed, late ?? undefined);
      expect(result).toBe(expected === 'done' ? 'payees.added' : expected);
      if (result !== 'payees.added' || intended === null) return;
      // The code covers only the first of the two payments.
      for (const typing of ['nothing', typed] as const)
        await pay(model, real, { minor: intended, to: 'plumber' }, typing);
    }),
  );

export const paysPlumber = fc
  .record({ minor: plumberAmounts, typed: typings })
  .map(({ minor, typed }) =>
    command(`pay ${minor} to the plumber, code ${typed}`, (model, real) =>
      pay(model, real, { minor, to: 'plumber' }, typed),
    ),
  );
