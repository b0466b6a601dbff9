import fc from 'fast-check';
import { expect } from 'vitest';
import { commit } from '#sandbox/bank/change.ts';
import { heldOn } from '#sandbox/bank/holds.ts';
import { sweep } from '#sandbox/bank/invariants.ts';
import {
  comeBack,
  currentAccount,
  type Desk,
  neighbourAccount,
  outside,
  payees,
  saidOf,
} from '#sandbox/bank/payer-story.fixture.ts';
import { usedToday, usualLimit } from '#sandbox/bank/payment-limits.ts';
import { type FrequencyCode, frequencyCodes, type TargetLimit } from '#sandbox/bank/payment-records.ts';
import type { PaymentsSwitch } from '#sandbox/bank/switches.ts';
import { addDays, epochMsOf, type Instant, instantFromMs, instantInLondon } from '#src/kernel/calendar.ts';
import { confirmWithCode } from './confirm-with-code.ts';
import type { PayeeName, PaymentsInMind, Typed } from './payments-in-mind.ts';

/** The bank, and who sits at its desk just now. */
export interface RealBank {
  desk: Desk;
}

type Command = fc.AsyncCommand<PaymentsInMind, RealBank>;

/** A thing to do, in words, that is done to both and must come to the same. */
function command(words: string, run: (mind: PaymentsInMind, real: RealBank) => Promise<void>): Command {
  return {
    check: () => true,
    async run(mind, real) {
      await run(mind, real);
      expectAlike(mind, real);
    },
    toString: () => words,
  };
}

function expectAlike(mind: PaymentsInMind, { desk: { bank } }: RealBank): void {
  expect({
    booked: bank.ledger.balanceOf(currentAccount),
    held: heldOn(bank, currentAccount),
    outside: bank.ledger.balanceOf(outside),
    neighbour: bank.ledger.balanceOf(neighbourAccount),
    byUser: usedToday(bank, { kind: 'USER', id: 'nell' }),
    byParty: usedToday(bank, { kind: 'PARTY', id: 'party-nell' }),
  }).toEqual({
    booked: mind.booked,
    held: mind.held,
    outside: mind.outside,
    neighbour: mind.neighbour ?? 0,
    byUser: mind.usedToday,
    byParty: mind.usedToday,
  });
  expect(sweep(bank)).toEqual([]);
}

const sums = fc.oneof(
  fc.integer({ min: 1, max: 30_000_00 }),
  fc.constantFrom(0, 1, 500_00, 500_01, 24_999_99, 25_000_00, 60_000_00, 100_000_00, 100_000_01),
);
const names = fc.constantFrom<PayeeName>('feed', 'neighbour');

const ordered = fc.record({ minor: sums, to: names });
type Ordered = { readonly minor: number; readonly to: PayeeName };

async function lookThrough(mind: PaymentsInMind, { desk }: RealBank, { minor, to }: Ordered): Promise<void> {
  const verdict = await desk.create(desk.order({ minor, to: payees[to] }));
  const isRefused = mind.payments.startsWith('refuse=');
  expect(saidOf(verdict)).toBe(isRefused ? 'refused-as-set' : (mind.objection(minor, true) ?? 'verified'));
  if (verdict.outcome === 'verified') mind.lookThrough({ id: verdict.record.id, minor, to });
}

/** The drafts are counted from the latest, so that a short run still finds one. */
async function confirm(mind: PaymentsInMind, { desk }: RealBank, back: number, typed: Typed): Promise<void> {
  const draft = mind.drafts.at(-1 - back);
  if (draft === undefined) return;
  const order = desk.order({ minor: draft.minor, to: payees[draft.to] });
  const said = await confirmWithCode(desk, draft.id, order, payees[draft.to].sortCode, typed);
  expect(said).toBe(mind.confirm(draft, typed));
}

const creates = ordered.map((order) =>
  command(`look through ${order.minor} to ${order.to}`, (mind, real) => lookThrough(mind, real, order)),
);

const typings = fc.constantFrom<Typed>('nothing', 'wrong', 'wrong', 'right', 'right', 'right');

const confirms = fc
  .record({ back: fc.nat({ max: 2 }), typed: typings })
  .map(({ back, typed }) =>
    command(`confirm the draft ${back} before the last, code ${typed}`, (mind, real) =>
      confirm(mind, real, back, typed),
    ),
  );

const pays = fc.record({ order: ordered, typed: typings }).map(({ order, typed }) =>
  command(`pay ${order.minor} to ${order.to}, code ${typed}`, async (mind, real) => {
    const before = mind.drafts.length;
    await lookThrough(mind, real, order);
    if (mind.drafts.length > before) await confirm(mind, real, 0, typed);
  }),
);

const differs = fc.nat({ max: 3 }).map((back) =>
  command(`confirm another sum than draft ${back} before the last`, async (mind, { desk }) => {
    const draft = mind.drafts.at(-1 - back);
    if (draft === undefined) return;
    const order = desk.order({ minor: draft.minor + 1, to: payees[draft.to] });
    expect(saidOf(await desk.confirm(draft.id, order, payees[draft.to].sortCode))).toBe('differs');
  }),
);

const plans = fc.record({
  minor: fc.oneof(fc.integer({ min: 1, max: 24_999_99 }), fc.constantFrom(0, 1, 500_00, 500_01, 24_000_00, 24_000_00)),
  to: names,
  frequency: fc.constantFrom<FrequencyCode>(...frequencyCodes),
  startsIn: fc.oneof(fc.integer({ min: 1, max: 40 }), fc.constantFrom(0, 1, 90, 91)),
  lastsDays: fc.option(fc.oneof(fc.integer({ min: -1, max: 60 }), fc.constantFrom(0, 7, 14, 28))),
});

const instructs = plans.map(({ minor, to, frequency, startsIn, lastsDays }) =>
  command(`pay ${minor} to ${to} by ${frequency} in ${startsIn} days for ${lastsDays}`, async (mind, { desk }) => {
    const first = addDays(mind.today, startsIn);
    const last = lastsDays === null || frequency === '10' ? null : addDays(first, lastsDays);
    const type = frequency === '10' ? 'NONREC' : 'REC';
    const verdict = await desk.instruct({ minor, to: payees[to], type, frequency, startDate: first, endDate: last });
    const isOutside = startsIn < 1 || startsIn > 90 || (last !== null && last < first);
    const objection = mind.objection(minor, false) ?? (isOutside ? 'dates' : undefined);
    expect(saidOf(verdict)).toBe(
      mind.payments.startsWith('refuse=')
        ? 'refused-as-set'
        : (objection ?? mind.takeDown({ minor, to, frequency, first, last })),
    );
  }),
);

const limits = fc
  .record({
    minimumMinor: fc.constantFrom(1, 1, 1, 500_00),
    maximumMinor: fc.constantFrom(500_00, 100_000_00, 200_000_00),
    dailyMinor: fc.constantFrom(1_000_00, 500_000_00, 500_000_00),
    dailyCount: fc.constantFrom(1, 3, 999),
  })
  .map((limit: TargetLimit) =>
    command(`agree on ${JSON.stringify(limit)}`, async (mind, { desk: { bank } }) => {
      mind.limit = limit;
      const id = 'USER:nell';
      const targets = { makePayment: limit, internalTransfer: usualLimit, bulkPayments: usualLimit };
      const change = bank.records.find('limitPackages', id) === undefined ? 'insert' : 'update';
      await commit(bank, [{ change, of: 'limitPackages', record: { id, targets } }]);
    }),
  );

const switches = fc
  .constantFrom<PaymentsSwitch>('ok', 'ok', 'cut-off', 'under-processing', 'needs-authoriser', 'refuse=DIGX_PY_0134')
  .map((payments) =>
    command(`switch payments to ${payments}`, async (mind, { desk: { bank } }) => {
      mind.payments = payments;
      bank.payments = payments;
    }),
  );

const waitMs = {
  'a second': 1_000,
  'three minutes': 180_000,
  'half an hour': 1_860_000,
  'a week': 604_800_000,
  'a month': 2_592_000_000,
};
const waits = fc
  .constantFrom<keyof typeof waitMs>('a second', 'three minutes', 'half an hour', 'a week', 'a month')
  .map((words) =>
    command(`wait ${words}`, (mind, real) => wait(mind, real, instantFromMs(epochMsOf(mind.now) + waitMs[words]))),
  );

/** To the second before and at the cut-off, and to the morning's bookings, of this day or the next. */
const moments = fc.constantFrom('16:59:59', '17:00:00', '05:59:59', '06:00:00').map((time) =>
  command(`wait until ${time}`, (mind, real) => {
    const today = instantInLondon(mind.today, time);
    return wait(mind, real, today > mind.now ? today : instantInLondon(addDays(mind.today, 1), time));
  }),
);

/** The holidays that the mind knows end with this year, and a wait goes a month at most. */
const endOfHolidaysKnown = '2026-12-01T00:00:00.000Z';

/** A session does not last as long as that: its drafts are void, and the customer signs in anew. */
async function wait(mind: PaymentsInMind, real: RealBank, moment: Instant): Promise<void> {
  if (moment > endOfHolidaysKnown) return;
  const isLong = epochMsOf(moment) - epochMsOf(mind.now) > 10 * 60_000;
  mind.waitUntil(moment);
  await real.desk.waitUntil(moment);
  if (!isLong) return;
  mind.drafts = [];
  real.desk = await comeBack(real.desk);
}

export const commands: fc.Arbitrary<Command>[] = [
  creates,
  creates,
  confirms,
  confirms,
  pays,
  pays,
  pays,
  differs,
  instructs,
  limits,
  switches,
  waits,
  moments,
];
