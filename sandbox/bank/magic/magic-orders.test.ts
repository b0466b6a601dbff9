import { expect, it } from 'vitest';
import type { RequestEntry } from '#sandbox/control/journal/journal.ts';
import { magicRule } from './magic.ts';
import { answerOf, idOf, lifeOf, type PayingNeighbour, payingNeighbour } from './magic-orders.fixture.ts';
import { type MagicLine, magicTable } from './magic-table.ts';

const onOrders = magicTable
  .filter(({ outcome: { payments, fault, afterwards } }) => (payments ?? fault ?? afterwards) !== undefined)
  .map((line) => ({ ...line, rule: magicRule(line) }));

function askedOf({ where, value }: MagicLine) {
  return where === 'amount' ? { amount: value / 100 } : { reference: value };
}

async function decidedBy({ sandbox }: PayingNeighbour) {
  const calls = (await sandbox.control.journal()).filter((entry): entry is RequestEntry => entry.kind === 'request');
  return calls.filter(({ rule }) => rule.startsWith('magic.')).map(({ operationId, rule }) => `${operationId} ${rule}`);
}

const nothing = [0, 0, 0];
const refused = (code: string) => ({ verified: `400 ${code}`, moved: nothing });
const stays = (verified: string, confirmed: string, state: string) => {
  const still = [state, ...nothing];
  return { verified, confirmed, atOnce: still, soon: still, nextDay: still };
};
const paid = (minor: number) => ['COMPLETED', -minor, -minor, minor];
const made = (minor: number, confirmed: string) => {
  const after = paid(minor);
  return { verified: '201', confirmed, atOnce: after, soon: after, nextDay: after };
};

/** What is seen of each: answers, and what has moved at once, after ten minutes and on the next day. */
const seen: Readonly<Record<string, { readonly call: string; readonly life: object }>> = {
  'amount-66.01': { call: 'createPayment', life: refused('DIGX_PY_0134') },
  'amount-66.02': { call: 'createPayment', life: refused('DIGX_FL_040') },
  'amount-66.03': { call: 'createPayment', life: refused('DIGX_FL_035') },
  'amount-66.04': { call: 'createPayment', life: refused('DIGX_X') },
  'amount-66.05': { call: 'confirmPayment', life: stays('201', '400 DIGX_PY_0134', 'INITIATED') },
  'amount-66.11': { call: 'confirmPayment', life: stays('201', '202 DIGX_APPROVAL_REQUIRED', 'PENDING_APPROVAL') },
  'amount-66.12': {
    call: 'confirmPayment',
    life: {
      verified: '201',
      confirmed: '200',
      atOnce: ['UNDER_PROCESSING', 0, -66_12, 0],
      soon: paid(66_12),
      nextDay: paid(66_12),
    },
  },
  'amount-66.13': {
    call: 'createPayment confirmPayment',
    life: {
      verified: '201 DIGX_WW_017',
      confirmed: '200',
      atOnce: ['COMPLETED', 0, -66_13, 0],
      soon: ['COMPLETED', 0, -66_13, 0],
      nextDay: paid(66_13),
    },
  },
  'amount-66.14': {
    call: 'confirmPayment',
    life: {
      verified: '201',
      confirmed: '200',
      atOnce: ['UNDER_PROCESSING', 0, -66_14, 0],
      soon: ['FAILED', ...nothing],
      nextDay: ['FAILED', ...nothing],
    },
  },
  'amount-66.15': {
    call: 'confirmPayment',
    life: {
      verified: '201',
      confirmed: '200',
      atOnce: paid(66_15),
      soon: ['COMPLETED', ...nothing],
      nextDay: ['COMPLETED', ...nothing],
    },
  },
  'amount-66.21': { call: 'confirmPayment', life: made(66_21, '0') },
  'amount-66.22': {
    call: 'confirmPayment',
    life: { ...made(66_22, '0'), atOnce: ['INITIATED', ...nothing] },
  },
  'amount-66.23': { call: 'confirmPayment', life: made(66_23, '200 half') },
  'amount-66.24': { call: 'confirmPayment', life: stays('201', 'never', 'INITIATED') },
  'amount-66.25': { call: 'confirmPayment', life: stays('201', '500 DIGX_PROD_DEF_0000', 'INITIATED') },
  'amount-66.26': { call: 'confirmPayment', life: stays('201', '401 DIGX_AU_035', 'INITIATED') },
  'reference-magic-decline': { call: 'createPayment', life: refused('DIGX_PY_0131') },
};

it('is told what is seen of every line about orders', () => {
  expect(Object.keys(seen).map((line) => `magic.${line}`)).toEqual(onOrders.map(({ rule }) => rule));
});

it.each(onOrders)('$rule: $says', async ({ rule, ...line }) => {
  const { call, life } = seen[rule.slice('magic.'.length)] ?? { call: '', life: {} };
  const home = await payingNeighbour('magic:yes');
  expect(await lifeOf(home, askedOf(line))).toEqual(life);
  expect(await decidedBy(home)).toEqual(call.split(' ').map((operation) => `${operation} ${rule}`));
  expect(await home.sandbox.control.invariants()).toEqual({ hold: true, broken: [] });
});

/** The same by a switch or a planned fault, where there is one. */
const byHand = onOrders.flatMap((line) => {
  const { payments, fault, afterwards } = line.outcome;
  if (afterwards !== undefined) return [];
  return [{ line, settings: payments === undefined ? `fault:confirmPayment@${fault}~1` : `payments:${payments}` }];
});

it.each(byHand)('$line.rule is as with $settings', async ({ line, settings }) => {
  const [byMagic, bySwitch] = [await payingNeighbour('magic:yes'), await payingNeighbour(settings)];
  expect(await lifeOf(byMagic, askedOf(line))).toEqual(await lifeOf(bySwitch, askedOf(line)));
});

it.each(onOrders)('$rule does nothing while magic values are off', async (line) => {
  const home = await payingNeighbour();
  const asked = askedOf(line);
  expect(await lifeOf(home, asked)).toEqual(made(Math.round((asked.amount ?? 12.5) * 100), '200'));
  expect(await decidedBy(home)).toEqual([]);
});

it('compares references without capitals and further spaces, and amounts to the penny', async () => {
  const home = await payingNeighbour('magic:yes');
  expect(await answerOf(home.desk.post(await home.order({ reference: ' magic  Decline' })))).toBe('400 DIGX_PY_0131');
  for (const other of [{ reference: 'MAGIC DECLINES' }, { amount: 66.06 }, { amount: 66.1 }, { amount: 660.1 }]) {
    expect(await answerOf(home.desk.post(await home.order(other)))).toBe('201');
  }
});

it('answers a repeated confirmation whose answer was lost, and pays once', async () => {
  const home = await payingNeighbour('magic:yes');
  const order = await home.order({ amount: 66.21 });
  const id = idOf(await home.desk.post(order));
  expect(await answerOf(home.confirm(id, order))).toBe('0');
  await home.hand.call('POST', '/v1/session/nonce');
  expect(await answerOf(home.confirm(id, order))).toBe('200');
  expect(await home.lastRule()).toBe('payments.confirmed-before');
  expect(await home.moved()).toEqual([-66_21, -66_21, 66_21]);
});

it('comes after a planned fault, and before the switches', async () => {
  const first = await payingNeighbour('magic:yes;fault:confirmPayment@500~1');
  expect(await lifeOf(first, { amount: 66.21 })).toMatchObject({
    confirmed: '500 DIGX_PROD_DEF_0000',
    nextDay: ['INITIATED', ...nothing],
  });
  expect(await decidedBy(first)).toEqual([]);
  for (const payments of ['refuse=DIGX_PY_0134', 'needs-authoriser', 'under-processing', 'cut-off']) {
    const home = await payingNeighbour(`magic:yes;payments:${payments}`);
    expect(await lifeOf(home, { amount: 66.23 }), payments).toEqual(made(66_23, '200 half'));
  }
});

it('comes after an own answer, which stands in for the bank', async () => {
  const home = await payingNeighbour('magic:yes');
  const order = await home.order({ amount: 66.21 });
  const id = idOf(await home.desk.post(order));
  await home.sandbox.control.addStub({ operationId: 'confirmPayment', status: 503, body: {} });
  expect(await answerOf(home.confirm(id, order))).toBe('503');
  expect(await home.lastRule()).toBe('stub.answered');
  expect(await home.moved()).toEqual(nothing);
});

it('decides a refusal of the bank’s own before a fault, so that nothing is lost that was not done', async () => {
  const home = await payingNeighbour('magic:yes');
  const order = await home.order({ amount: 66.21 });
  const id = idOf(await home.desk.post(order));
  await home.sandbox.control.doVerb({ verb: 'freeze-account', persona: 'nell', with: { account: 'current' } });
  expect(await answerOf(home.confirm(id, order))).toBe('400 DIGX_PY_HOST_006');
  expect(await home.lastRule()).toBe('payments.account-frozen');
  expect(await home.moved()).toEqual(nothing);
});

it('awaits an authoriser, who can release it: then it is made once', async () => {
  const home = await payingNeighbour('magic:yes');
  const order = await home.order({ amount: 66.11 });
  await home.confirm(idOf(await home.desk.post(order)), order);
  expect(await home.moved()).toEqual(nothing);
  expect(await home.sandbox.control.doVerb({ verb: 'authorise-item', persona: 'nell' })).toMatchObject({
    outcome: 'done',
  });
  expect(await home.moved()).toEqual([-66_11, -66_11, 66_11]);
});

it('leads to the same state from a snapshot, with jobs that it has scheduled', async () => {
  const home = await payingNeighbour('magic:yes');
  for (const amount of [66.12, 66.14, 66.15, 66.21, 66.22]) {
    const order = await home.order({ amount });
    const id = idOf(await home.desk.post(order));
    await home.confirm(id, order);
    await home.hand.call('POST', '/v1/session/nonce');
  }
  const { control } = home.sandbox;
  await control.advanceClock('PT1M', 'kept');
  const told = await control.snapshot();
  const copy = (await payingNeighbour()).sandbox.control;
  expect(await copy.openSnapshot(told.outcome === 'done' ? told.snapshot : {})).toMatchObject({ outcome: 'done' });
  expect((await copy.state()).switches.magic).toBe('yes');
  expect((await copy.state()).stateHash).toBe((await control.state()).stateHash);
  for (const bank of [control, copy]) await bank.advanceClock('P1D', 'kept');
  expect((await copy.state()).stateHash).toBe((await control.state()).stateHash);
  expect(await home.moved()).toEqual([-66_12 - 66_21 - 66_22, -66_12 - 66_21 - 66_22, 66_12 + 66_21 + 66_22]);
});
