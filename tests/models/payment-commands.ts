import fc from 'fast-check';
import { expect } from 'vitest';
import { commit } from '#sandbox/bank/engine/commit.ts';
import { usualLimit } from '#sandbox/bank/payments/payment-limits.ts';
import type { TargetLimit } from '#sandbox/bank/records/limit-package.ts';
import type { PaymentsSwitch } from '#sandbox/bank/records/switches.ts';
import { comeBack, saidOf } from '#sandbox/bank/testing/payer-persona.fixture.ts';
import { addDays, instantInLondon } from '#src/kernel/calendar.ts';
import { epochMsOf, type Instant, instantFromMs } from '#src/kernel/instant.ts';
import { decides } from './approval-commands.ts';
import { confirmsLate, instructsLate } from './late-commands.ts';
import {
  type Command,
  command,
  confirm,
  ordered,
  pay,
  type RealBank,
  recordOf,
  typings,
  verifyPayment,
} from './model-command.ts';
import type { PaymentsModel } from './payments-model.ts';
import { instructs } from './plan-commands.ts';
import { adds, paysPlumber } from './plumber-commands.ts';
import { transfers, transfersLater } from './transfer-commands.ts';
import { cancels, collects, edits } from './upcoming-commands.ts';

const creates = ordered.map((order) =>
  command(`verify ${order.minor} to ${order.to}`, (model, real) => verifyPayment(model, real, order)),
);

const confirms = fc
  .record({ back: fc.nat({ max: 2 }), typed: typings })
  .map(({ back, typed }) =>
    command(`confirm the draft ${back} before the last, code ${typed}`, (model, real) =>
      confirm(model, real, back, typed),
    ),
  );

const pays = fc
  .record({ order: ordered, typed: typings })
  .map(({ order, typed }) =>
    command(`pay ${order.minor} to ${order.to}, code ${typed}`, (model, real) => pay(model, real, order, typed)),
  );

const differs = fc.nat({ max: 3 }).map((back) =>
  command(`confirm another sum than draft ${back} before the last`, async (model, real) => {
    const { payer } = real;
    const draft = model.drafts.at(-1 - back);
    if (draft === undefined) return;
    const to = recordOf(real, draft.to);
    const order = payer.order({ minor: draft.minor + 1, to });
    expect(saidOf(await payer.confirm(draft.id, order, to.sortCode))).toBe('differs');
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
    command(`agree on ${JSON.stringify(limit)}`, async (model, { payer: { bank } }) => {
      model.limit = limit;
      const id = 'USER:nell';
      const targets = { makePayment: limit, internalTransfer: usualLimit, bulkPayments: usualLimit };
      const change = bank.records.find('limitPackages', id) === undefined ? 'insert' : 'update';
      await commit(bank, [{ change, of: 'limitPackages', record: { id, targets } }]);
    }),
  );

const switches = fc
  .constantFrom<PaymentsSwitch>(
    'ok',
    'ok',
    'cut-off',
    'under-processing',
    'needs-authoriser',
    'needs-authoriser',
    'refuse=DIGX_PY_0134',
  )
  .map((payments) =>
    command(`switch payments to ${payments}`, async (model, { payer: { bank } }) => {
      model.payments = payments;
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
    command(`wait ${words}`, (model, real) => wait(model, real, instantFromMs(epochMsOf(model.now) + waitMs[words]))),
  );

/** The second before and at the cut-off and the morning's bookings, today or tomorrow. */
const moments = fc.constantFrom('16:59:59', '17:00:00', '05:59:59', '06:00:00').map((time) =>
  command(`wait until ${time}`, (model, real) => {
    const today = instantInLondon(model.today, time);
    return wait(model, real, today > model.now ? today : instantInLondon(addDays(model.today, 1), time));
  }),
);

/** The model has the holidays of this year only, and a wait lasts a month at most. */
const endOfKnownHolidays = '2026-12-01T00:00:00.000Z';

/** A long wait ends the session: its drafts are void, and the customer logs in again. */
async function wait(model: PaymentsModel, real: RealBank, moment: Instant): Promise<void> {
  if (moment > endOfKnownHolidays) return;
  const isLong = epochMsOf(moment) - epochMsOf(model.now) > 10 * 60_000;
  model.waitUntil(moment);
  await real.payer.waitUntil(moment);
  if (!isLong) return;
  model.drafts = [];
  model.session += 1;
  real.payer = await comeBack(real.payer);
}

export const commands: fc.Arbitrary<Command>[] = [
  creates,
  creates,
  confirms,
  confirms,
  pays,
  pays,
  pays,
  confirmsLate,
  confirmsLate,
  adds,
  adds,
  paysPlumber,
  paysPlumber,
  differs,
  instructs,
  cancels,
  edits,
  collects,
  instructsLate,
  transfers,
  transfers,
  transfersLater,
  decides,
  decides,
  decides,
  limits,
  switches,
  waits,
  moments,
];
