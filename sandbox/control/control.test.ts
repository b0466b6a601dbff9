import { expect, it } from 'vitest';
import { createSessionByHand } from '#sandbox/walk/session-by-hand.ts';
import type { Control, ControlVerdict } from './control-api.ts';
import { createMemoryJournalStore } from './journal/memory-journal.fixture.ts';
import { nellAtHome, openSmallSandbox } from './small-sandbox.fixture.ts';

it('reports the state of the sandbox', async () => {
  const { control } = await openSmallSandbox({
    settings: {
      persona: 'nell',
      seed: 3,
      clock: '2026-03-02T10:00',
      freeze: true,
      faults: [{ operationId: 'signIn', kind: '500', only: 2 }],
    },
  });
  expect(await control.state()).toEqual({
    persona: 'nell',
    personas: ['nell', 'locked', 'barred', 'newcomer'].map((id) => ({
      id,
      title: id,
      describes: `The customer ${id}.`,
    })),
    seed: 3,
    openedAt: '2026-03-02T10:00:00.000Z',
    clock: { now: '2026-03-02T10:00:00.000Z', frozen: true },
    switches: { latency: 'none', otp: 'phone', cop: 'by-name', payments: 'ok', sca: 'as-specified', magic: 'no' },
    faults: [{ operationId: 'signIn', kind: '500', only: 2, calls: 0, fired: 0, lastFiredAt: null, used: false }],
    stubs: [],
    stateHash: expect.stringMatching(/^[0-9a-f]{64}$/),
    notice: null,
    build: 'test',
    entries: 0,
    timeline: 0,
  });
});

it('changes nothing by looking', async () => {
  const { sandbox } = await nellAtHome();
  const { control } = sandbox;
  const before = await control.state();
  await control.journal();
  await control.invariants();
  expect(await control.state()).toEqual(before);
});

it('opens a fresh bank from settings and forgets the one before', async () => {
  const { sandbox, hand } = await nellAtHome();
  const verdict = await sandbox.control.reset('persona:barred;seed:9;clock:2026-12-24T16:45;freeze:yes');
  expect(verdict).toMatchObject({
    outcome: 'done',
    state: { persona: 'barred', seed: 9, clock: { now: '2026-12-24T16:45:00.000Z' }, entries: 0 },
  });
  expect(await sandbox.control.journal()).toEqual([]);
  expect(await hand.call('GET', '/v1/me')).toMatchObject({ status: 401 });
});

it('moves the clock to a named moment, to a time and by a duration, and runs the jobs due', async () => {
  const { sandbox, hand } = await nellAtHome();
  const current = async () =>
    ((await hand.call('GET', '/v1/accounts')).body as { accounts: { currentBalance: { amount: number } }[] })
      .accounts[0]?.currentBalance.amount;
  const before = await current();

  expect(await sandbox.control.setClock('month-end')).toMatchObject({
    state: { clock: { now: '2026-03-31T09:00:00.000Z', frozen: true } },
  });
  expect(await sandbox.control.advanceClock('P1D')).toMatchObject({
    state: { clock: { now: '2026-04-01T09:00:00.000Z' } },
  });
  expect(await sandbox.control.setClock('2026-04-02T10:00')).toMatchObject({
    state: { clock: { now: '2026-04-02T09:00:00.000Z' } },
  });

  await sandbox.control
    .openSession('nell')
    .then((verdict) => hand.use(verdict.outcome === 'done' ? verdict.sessionId : ''));
  await hand.call('POST', '/v1/session/nonce');
  // A pound for each morning since.
  expect(await current()).toBe((before ?? 0) + 31);
  expect(await sandbox.control.invariants()).toEqual({ hold: true, broken: [] });
});

it.each<[string, 'misread' | 'not-now', (control: Control) => Promise<ControlVerdict>]>([
  ['to move the clock back', 'not-now', (control) => control.setClock('2026-03-02T09:59')],
  ['an unknown moment', 'misread', (control) => control.setClock('tomorrow')],
  ['an invalid duration', 'misread', (control) => control.advanceClock('1d')],
  ['an invalid latency', 'misread', (control) => control.setSwitches({ latency: -5 })],
  ['a code of five digits', 'misread', (control) => control.setSwitches({ otp: '12345' })],
  ['an unknown Confirmation of Payee result', 'misread', (control) => control.setSwitches({ cop: 'maybe' })],
  ['refused payments without a code', 'misread', (control) => control.setSwitches({ payments: 'refuse=' })],
  [
    'four switches, one of them invalid',
    'misread',
    (control) => control.setSwitches({ cop: 'Y', otp: '204816', payments: 'no' }),
  ],
  ['two switches, one of them invalid', 'misread', (control) => control.setSwitches({ latency: 'slow', otp: 'post' })],
  ['a fault of an unknown operation', 'misread', (control) => control.addFault({ operationId: 'dance', kind: '500' })],
  ['an unknown kind of fault', 'misread', (control) => control.addFault({ operationId: 'signIn', kind: 'fire' })],
  [
    'a fault at one call and a share of calls',
    'misread',
    (control) => control.addFault({ operationId: 'signIn', kind: '500', only: 1, share: 5 }),
  ],
  ['a fault at call 0', 'misread', (control) => control.addFault({ operationId: 'signIn', kind: '500', only: 0 })],
  ['to clear the faults of an unknown operation', 'misread', (control) => control.clearFaults('dance')],
  ['a reset to an unknown persona', 'misread', (control) => control.reset('persona:nobody')],
  ['to open a bank and sign in a locked customer', 'not-now', (c) => c.reset('persona:locked;signin:yes')],
  ['to open a bank and sign in a barred customer', 'not-now', (c) => c.reset('signin:yes;persona:barred')],
  ['to sign in an unknown customer', 'misread', (control) => control.openSession('nobody')],
  ['to sign in a locked customer', 'not-now', (control) => control.openSession('locked')],
  ['to sign in a barred customer', 'not-now', (control) => control.openSession('barred')],
])('refuses %s with a reason and changes nothing', async (_, why, attempt) => {
  const { control } = await openSmallSandbox();
  const before = await control.state();
  expect(await attempt(control)).toMatchObject({ outcome: 'refused', why, reason: expect.stringMatching(/\.$/) });
  expect(await control.state()).toEqual(before);
  expect(await control.journal()).toEqual([]);
});

it('sets several switches at once or one by one, with a journal entry for each', async () => {
  const { control } = await openSmallSandbox();
  expect(await control.setSwitches({ cop: 'MBAM', payments: 'refuse=DIGX_PY_0134' })).toMatchObject({
    state: {
      switches: {
        latency: 'none',
        otp: 'phone',
        cop: 'MBAM',
        payments: 'refuse=DIGX_PY_0134',
        sca: 'as-specified',
        magic: 'no',
      },
    },
  });
  expect(await control.setSwitches({ payments: 'cut-off' })).toMatchObject({
    state: { switches: { cop: 'MBAM', payments: 'cut-off' } },
  });
  expect(await control.journal()).toMatchObject([
    { act: { act: 'cop', cop: 'MBAM' } },
    { act: { act: 'payments', payments: 'refuse=DIGX_PY_0134' } },
    { act: { act: 'payments', payments: 'cut-off' } },
  ]);
});

it('opens a bank with the switches given, and the next one with the defaults', async () => {
  const { control } = await openSmallSandbox();
  await control.reset('cop:timeout;payments:under-processing;sca:strict;magic:yes;otp:204816');
  expect((await control.state()).switches).toEqual({
    latency: 'none',
    otp: '204816',
    cop: 'timeout',
    payments: 'under-processing',
    sca: 'strict',
    magic: 'yes',
  });
  await control.reset('');
  expect((await control.state()).switches).toEqual({
    latency: 'none',
    otp: 'phone',
    cop: 'by-name',
    payments: 'ok',
    sca: 'as-specified',
    magic: 'no',
  });
});

it('signs a customer in without a password, into an ordinary session', async () => {
  const sandbox = await openSmallSandbox();
  const verdict = await sandbox.control.openSession('nell');
  if (verdict.outcome !== 'done') throw new Error(verdict.reason);
  const hand = createSessionByHand((request) => sandbox.fetch(request));
  hand.use(verdict.sessionId);
  await hand.call('POST', '/v1/session/nonce');
  expect(await hand.call('GET', '/v1/me')).toMatchObject({ status: 200, body: { userProfile: { userName: 'nell' } } });
});

it('opens a fresh bank for a customer who can sign in, and for a locked one without signing in', async () => {
  const { control } = await openSmallSandbox();
  expect(await control.reset('persona:nell;signin:yes')).toMatchObject({ outcome: 'done', state: { persona: 'nell' } });
  expect(await control.reset('persona:locked')).toMatchObject({ outcome: 'done', state: { persona: 'locked' } });
});

it('moves to the next occurrence of a named moment that has passed today', async () => {
  const { control } = await openSmallSandbox({ settings: { clock: '2026-03-06T18:00', freeze: true } });
  expect(await control.setClock('before-cut-off')).toMatchObject({
    state: { clock: { now: '2026-03-09T16:55:00.000Z' } },
  });
});

it('starts and freezes the clock', async () => {
  let wallMs = Date.parse('2026-03-02T10:00:00Z');
  const { control } = await openSmallSandbox({ readWallMs: () => wallMs });
  await control.unfreezeClock();
  wallMs += 60_000;
  expect(await control.freezeClock()).toMatchObject({
    state: { clock: { now: '2026-03-02T10:01:00.000Z', frozen: true } },
  });
  wallMs += 60_000;
  expect((await control.state()).clock.now).toBe('2026-03-02T10:01:00.000Z');
});

it('reads one entry in full, and lists entries without answer bodies', async () => {
  const { sandbox, hand } = await nellAtHome();
  await hand.call('GET', '/v1/me');
  await sandbox.control.setSwitches({ latency: 1 });
  const { control } = sandbox;
  const [asked, done] = (await control.journal()).slice(-2);
  expect(await control.entry(asked?.n ?? 0)).toEqual(asked);
  expect(asked).toMatchObject({ answer: { body: expect.stringContaining('nell') } });
  expect(await control.entry(7_000)).toBeNull();
  const heads = await control.journalHeads((asked?.n ?? 0) - 1);
  expect(heads).toEqual([{ ...asked, answer: { status: 200, headers: expect.any(Object) } }, done]);
});

it('reads the journal after an entry', async () => {
  const { sandbox, hand } = await nellAtHome();
  const { entries } = await sandbox.control.state();
  await hand.call('GET', '/v1/me');
  expect((await sandbox.control.journal(entries)).map(({ n }) => n)).toEqual([entries + 1]);
});

it.each([
  ['keeps customers logged in over a jump where it is asked to', 'kept', 200],
  ['lets their sessions run out otherwise', 'left', 401],
] as const)('%s', async (_, sessions, status) => {
  const { sandbox, hand } = await nellAtHome();
  expect(await sandbox.control.advanceClock('P3DT1H', sessions)).toMatchObject({ outcome: 'done' });
  expect(await hand.call('POST', '/v1/session/nonce')).toMatchObject({ status: 200 });
  expect(await hand.call('GET', '/v1/me')).toMatchObject({ status });
});

it('explains in London time why the clock cannot go back', async () => {
  const summer = { clock: '2026-07-01T10:00', freeze: true } as const;
  const { control } = await openSmallSandbox({ settings: summer });
  expect(await control.setClock('2026-07-01T09:59')).toMatchObject({
    outcome: 'refused',
    reason: expect.stringContaining(
      'shows 1 Jul 2026, 10:00 (London) and cannot go back to 1 Jul 2026, 09:59 (London)',
    ),
  });
});

it('switches persona without opening a new bank', async () => {
  const { sandbox } = await nellAtHome();
  const before = await sandbox.control.state();
  expect(await sandbox.control.choosePersona('newcomer')).toMatchObject({ outcome: 'done' });
  const { persona, openedAt, entries } = await sandbox.control.state();
  expect([persona, openedAt, entries]).toEqual(['newcomer', before.openedAt, before.entries + 1]);
  expect(await sandbox.control.choosePersona('nobody')).toMatchObject({ outcome: 'refused', why: 'misread' });
});

it('reports how often each planned fault has fired and when, also after a reload', async () => {
  const store = createMemoryJournalStore();
  const { sandbox, hand } = await nellAtHome({ store });
  await sandbox.control.addFault({ operationId: 'listAccounts', kind: '500', only: 2 });
  expect((await sandbox.control.state()).faults).toMatchObject([{ fired: 0, lastFiredAt: null }]);
  for (let n = 0; n < 3; n += 1) await hand.call('GET', '/v1/accounts');
  const fired = [{ kind: '500', fired: 1, lastFiredAt: '2026-03-02T10:00:00.000Z' }];
  expect((await sandbox.control.state()).faults).toMatchObject(fired);
  const reloaded = await openSmallSandbox({ store, settings: {} });
  expect((await reloaded.control.state()).faults).toMatchObject(fired);
});
