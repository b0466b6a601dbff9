import fc from 'fast-check';
import { expect, it } from 'vitest';
import { levelInstalment, loanScheduleOf } from '#sandbox/bank/accounts/lending.ts';
import { Ledger } from '#sandbox/bank/engine/ledger.ts';
import { accountSchema } from '#sandbox/bank/records/account.ts';
import { account } from '#sandbox/bank/testing/small-persona.fixture.ts';
import { streamsOf } from '#sandbox/personas/chance.ts';
import { historyOf } from '#sandbox/personas/history.ts';
import { dayNumberOf, monthsAfter } from '#sandbox/personas/time/persona-day.ts';
import { addDays, calendarDay } from '#src/kernel/calendar.ts';
import { money } from '#src/kernel/money.ts';
import { runs } from '#tests/runs.ts';
import { loan } from './lending.ts';
import { lifeOf } from './life.ts';
import { paidIn } from './paying.ts';
import { onceOn } from './rhythm.ts';

const stream = streamsOf(1, 'nell')('loan');

const anyLoan = fc
  .record({
    openedOn: fc
      .date({ min: new Date('2019-01-01'), max: new Date('2026-12-31'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10))
      .filter((day) => day.slice(8) <= '28')
      .map(calendarDay),
    months: fc.integer({ min: 1, max: 30 }),
    agreedDay: fc.option(fc.integer({ min: 1, max: 28 })),
  })
  .map(({ openedOn, months, agreedDay }) => {
    const repaymentDay = agreedDay ?? Number(openedOn.slice(8));
    const first = Number(openedOn.slice(8)) < repaymentDay ? 0 : 1;
    const inMonth = monthsAfter(openedOn, first + months - 1);
    return account({
      id: 'nell:loan',
      kind: 'LN',
      overdraftMinor: 0,
      interestBasisPoints: 715,
      principalMinor: 9_000_00,
      openedOn,
      maturesOn: calendarDay(`${inMonth.slice(0, 8)}${String(repaymentDay).padStart(2, '0')}`),
      instalmentMinor: levelInstalment(money(9_000_00, 'GBP'), 715, months).minor,
      repaymentDay,
    });
  });

it('takes each instalment on its scheduled day, and ends with the last', () => {
  fc.assert(
    fc.property(anyLoan, (debt) => {
      expect(accountSchema.parse(debt)).toEqual(debt);
      const payer = account({ openedOn: debt.openedOn });
      const rich = onceOn(dayNumberOf(debt.openedOn), stream, () => ({
        second: 9 * 3600,
        legs: [paidIn('faster', payer.id, 20_000_00, { description: 'Savings', reference: 'SAVED' })],
      }));
      const purpose = { description: 'Horsebox', reference: 'HORSEBOX' };
      const life = lifeOf('nell', [payer, debt], [rich, ...loan(debt, payer, purpose, stream)]);
      const end = addDays(debt.maturesOn ?? debt.openedOn, 40);

      const ledger = new Ledger();
      let dueOn = loanScheduleOf({ ledger, today: debt.openedOn }, debt).next?.dueOn;
      for (const posting of historyOf(life, dayNumberOf(end)).postings) {
        ledger.book(posting);
        if (posting.code === 'LDN') dueOn = loanScheduleOf({ ledger, today: posting.bookedOn }, debt).next?.dueOn;
        if (posting.code !== 'LRP') continue;
        expect(posting.bookedOn).toBe(dueOn);
        const { next, arrears } = loanScheduleOf({ ledger, today: posting.bookedOn }, debt);
        expect(arrears.minor).toBe(0);
        dueOn = next?.dueOn;
      }
      expect(dueOn).toBe(undefined);
      expect(loanScheduleOf({ ledger, today: end }, debt)).toMatchObject({
        outstanding: { minor: 0 },
        remainingCount: 0,
      });
    }),
    { numRuns: runs(60) },
  );
});
