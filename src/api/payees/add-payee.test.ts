import { describe, expect, it, vi } from 'vitest';
import { challenged } from '#src/api/challenge/challenge.fixture.ts';
import { challengeAnswered, challengeLeft, errandLeft } from '#src/api/challenge/challenge-actions.ts';
import { clock } from '#src/api/environment/bank-clock.ts';
import { setRuntimeConfig } from '#src/api/environment/runtime-config.ts';
import { good, json, refused, scriptedBank, testConfig } from '#src/api/store/bank.fixture.ts';
import { selectChallenge } from '#src/api/store/challenge.slice.ts';
import { sessionEnded, sessionStarted } from '#src/api/store/session.slice.ts';
import { soon } from '#src/api/store/soon.fixture.ts';
import { signedInStore } from '#src/app/store.fixture.ts';
import { asId, type PartyId } from '#src/kernel/ids.ts';
import { instantFromMs } from '#src/kernel/instant.ts';
import { money } from '#src/kernel/money.ts';
import { addPayee, type PayeeDraft } from './add-payee.ts';
import { selectLeftPayees } from './left-payees.slice.ts';
import { wirePayee } from './payees.fixture.ts';
import { payeesApi } from './payees.ts';

type Script = Parameters<typeof scriptedBank>[0];
type Answer = () => Response;

const groups = '/cz/v1/payments/payeeGroup';
const external = `${groups}/5D0C/payees/external`;
const calls = {
  group: `POST ${groups}`,
  payee: `POST ${external}`,
  verify: `PATCH ${external}/E813`,
  confirm: `PUT ${external}/E813`,
  list: `GET ${groups}`,
} as const;
const steps = [calls.group, calls.payee, calls.verify, calls.confirm];
const { signal } = new AbortController();
const party = asId<PartyId>('C43E');
const at = { groupId: '5D0C', id: 'E813' };
const created = { outcome: 'created', payee: at, referenceNumber: 'PY41' };

const draft: PayeeDraft = {
  party,
  accountType: 'Business',
  name: 'Ashdown Feed & Forage',
  payeeDescription: 'Hay é',
  accountNumber: '20418836',
  sortCode: '601122',
  bankName: 'Tannery & Sons',
  reference: 'Account 4417',
  report: { enabled: true, matched: 'N', selectionStatus: 'N', reasonCode: 'ANNM' },
};

const step = (status = 200) =>
  json(status, {
    status: { result: 'SUCCESSFUL', referenceNumber: 'PY41' },
    externalPayee: { id: 'E813', groupId: '5D0C' },
  });
const lost = () => {
  throw new TypeError('Failed to fetch');
};
const broken = () => refused(500, 'X1');

function listing(status?: string, id = 'E813'): Answer {
  const listPayees = status === undefined ? [] : [{ ...wirePayee, id, groupId: '5D0C', status }];
  return () => good({ payeeGroups: [{ groupId: '5D0C', partyId: { value: party }, listPayees }] });
}

async function open(script: Script = {}) {
  const bank = scriptedBank({
    [calls.group]: () => json(201, { status: { result: 'SUCCESSFUL' }, payeeGroup: { groupId: '5D0C' } }),
    [calls.payee]: () => step(201),
    [calls.verify]: () => step(),
    [calls.confirm]: () => step(),
    ...script,
  });
  const { store } = await signedInStore(bank.fetch);
  return {
    bank,
    store,
    add: (given: PayeeDraft = draft) => store.dispatch(addPayee(given, signal)),
    asked: () => bank.asked.filter(({ call }) => call !== 'POST /v1/session/nonce'),
    order: () => bank.calls().filter((call) => call !== 'POST /v1/session/nonce'),
  };
}

it('makes the group, then the payee, verifies it, and confirms it', async () => {
  const { add, asked, order } = await open();
  expect(await add()).toEqual(created);
  expect(order()).toEqual(steps);
  const [group, payee, verify, confirm] = asked();
  for (const one of [group, payee, verify, confirm]) expect(one?.headers.get('X-Party-Id')).toBe(party);
  expect(JSON.parse(group?.body ?? '')).toEqual({ name: draft.name });
  const payload = {
    nickName: 'Hay é',
    status: 'ACT',
    domesticPayeeType: 'UK',
    reference: 'Account 4417',
    accountType: 'Business',
    ukDomesticPayee: {
      paymentType: 'FAS',
      network: 'SORT',
      accountNumber: '20418836',
      accountName: 'Ashdown Feed & Forage',
      isShared: false,
      bankDetails: { name: 'Tannery & Sons', codeType: 'NAC', code: '601122' },
    },
    copApiResponse: {
      enabled: true,
      matched: 'N',
      selectionStatus: 'N',
      reasonCode: 'ANNM',
      payeeAccountName: null,
    },
    stage: 0,
  };
  expect(JSON.parse(payee?.body ?? '')).toEqual(payload);
  expect(JSON.parse(verify?.body ?? '')).toEqual({ stage: 1 });
  expect(JSON.parse(confirm?.body ?? '')).toEqual({ ...payload, stage: 2 });
});

it('sends no selection if the check was unavailable, and no nickname if there is none', async () => {
  const { payeeDescription: _none, ...plain } = draft;
  const { add, asked } = await open();
  await add({ ...plain, report: { enabled: true, matched: 'A' } });
  expect(JSON.parse(asked()[1]?.body ?? '')).toMatchObject({
    nickName: null,
    copApiResponse: { enabled: true, matched: 'A', reasonCode: null, payeeAccountName: null },
  });
  expect(asked()[1]?.body).not.toContain('selectionStatus');
});

it.each([
  ['202', () => approvalUnder(202)],
  ['200', () => approvalUnder(200)],
])('knows under a %s that somebody else must agree', async (_status, answer) => {
  const { add } = await open({ [calls.confirm]: answer });
  expect(await add()).toEqual({ outcome: 'initiated', payee: at, referenceNumber: 'PY41' });
});

function approvalUnder(status: number): Response {
  const message = { code: 'DIGX_APPROVAL_REQUIRED', type: 'WARNING' };
  return json(status, {
    status: { result: 'ACCEPTED', referenceNumber: 'PY41', message },
    externalPayee: { id: 'E813' },
  });
}

it('reads the list where a 400 that somebody else must agree does not name the payee', async () => {
  const status = { result: 'FAILURE', message: { code: 'DIGX_APPROVAL_REQUIRED', type: 'ERROR' } };
  const { add } = await open({ [calls.confirm]: () => json(400, status), [calls.list]: listing('PENDING_APPROVAL') });
  expect(await add()).toEqual({ outcome: 'initiated', payee: at });
});

it('tells the bank what the code is for', async () => {
  const { add, asked, store } = await open({ [calls.confirm]: [() => challenged(), () => step()] });
  const adding = add();
  await soon(() => expect(selectChallenge(store.getState() as never).asked).not.toBeNull());
  await store.dispatch(challengeAnswered('204816'));
  expect(await adding).toEqual(created);
  expect(JSON.parse(asked().at(-1)?.headers.get('X-CHALLENGE_RESPONSE') ?? '')).toEqual({
    authType: 'OTP',
    otp: '204816',
    referenceNo: '21303',
    requestType: 'payee-new',
    method: 'PUT',
    bulkData: null,
    editPayeeData: null,
  });
});

it('continues at the code where the customer left it', async () => {
  const { add, order, store } = await open({ [calls.confirm]: [() => challenged(), () => step()] });
  const adding = add();
  await soon(() => expect(selectChallenge(store.getState() as never).asked).not.toBeNull());
  await store.dispatch(challengeLeft());
  expect(await adding).toMatchObject({ outcome: 'failed', error: { kind: 'not-confirmed' }, isOutcomeUnknown: false });
  expect(await add()).toEqual(created);
  expect(order()).toEqual([...steps, calls.confirm]);
});

it.each([
  ['the group', calls.group, 0],
  ['the payee', calls.payee, 1],
  ['the look through it', calls.verify, 2],
])('goes on where it was when %s failed, and makes nothing twice', async (_name, call, at) => {
  const good = { [calls.group]: groupMade, [calls.payee]: () => step(201), [calls.verify]: () => step() }[call];
  const { add, order } = await open({ [call]: [broken, good ?? broken] });
  expect(await add()).toMatchObject({ outcome: 'failed', error: { code: 'X1' }, isOutcomeUnknown: false });
  expect(await add()).toEqual(created);
  expect(order()).toEqual([...steps.slice(0, at + 1), ...steps.slice(at)]);
});

const groupMade = () => json(201, { status: { result: 'SUCCESSFUL' }, payeeGroup: { groupId: '5D0C' } });

it('accepts a verification that was already made', async () => {
  const { add } = await open({ [calls.verify]: [lost, () => refused(400, 'DIGX_CZ_PAYEE_03')] });
  expect(await add()).toMatchObject({ outcome: 'failed' });
  expect(await add()).toEqual(created);
});

it('starts again with other details, and after the payee was saved', async () => {
  const { add, order } = await open();
  await add();
  await add({ ...draft, reference: '' });
  await add();
  expect(order().filter((call) => call === calls.group)).toHaveLength(3);
});

it('starts again in another session, and if the bank no longer knows the payee', async () => {
  const unknown = () => refused(404, 'DIGX_CZ_PAYEE_01');
  const { add, order, store } = await open({ [calls.verify]: [unknown, broken, () => step()] });
  expect(await add()).toMatchObject({ error: { code: 'DIGX_CZ_PAYEE_01' } });
  await add();
  store.dispatch(sessionStarted({ sessionId: 'another', credentialsChangeNeeded: false }));
  expect(await add()).toEqual(created);
  expect(order().filter((call) => call === calls.group)).toHaveLength(3);
});

it('saves once if the customer presses twice', async () => {
  const { add, order } = await open();
  expect(await Promise.all([add(), add()])).toEqual([created, created]);
  expect(order()).toEqual(steps);
});

it.each([
  ['counts', 'ACT', { outcome: 'created', payee: at }],
  ['waits for somebody', 'PENDING_APPROVAL', { outcome: 'initiated', payee: at }],
])('looks at the list where the last answer was lost: the payee %s', async (_name, status, outcome) => {
  const { add, order } = await open({ [calls.confirm]: lost, [calls.list]: listing(status) });
  expect(await add()).toEqual(outcome);
  expect(order()).toEqual([...steps, calls.list]);
});

describe('a payee whose last answer was lost and that the list does not show', () => {
  const lists = [
    ['is not on it', listing()],
    ['is not the one on it', listing('ACT', 'OTHER')],
    ['was never confirmed', listing('INI')],
    ['cannot be looked for', broken],
  ] as const;
  const unknown = {
    outcome: 'failed',
    error: { message: expect.stringContaining('We do not yet know whether this payee has been saved') },
    isOutcomeUnknown: true,
  };

  it.each(lists)('may still appear if it %s: the list is checked first next time', async (_name, list) => {
    const { add, order } = await open({ [calls.confirm]: lost, [calls.list]: [list, list, listing('ACT')] });
    expect(await add()).toMatchObject(unknown);
    expect(await add()).toMatchObject(unknown);
    expect(await add()).toEqual({ outcome: 'created', payee: at });
    expect(order()).toEqual([...steps, calls.list, calls.list, calls.list]);
  });

  it.each(lists)('is confirmed again after five minutes if it %s', async (_name, list) => {
    const { add, order } = await open({ [calls.confirm]: [lost, () => step()], [calls.list]: list });
    await add();
    vi.spyOn(clock, 'businessNow').mockReturnValue(instantFromMs(Date.now() + 301_000));
    expect(await add()).toEqual(created);
    expect(order()).toEqual([...steps, calls.list, calls.list, calls.confirm]);
  });

  it('is not confirmed again unless the service adds it only once', async () => {
    const { add, order, store } = await open({ [calls.confirm]: [lost, () => step()], [calls.list]: listing() });
    setRuntimeConfig({ ...testConfig, confirmsIdempotently: false });
    await add();
    vi.spyOn(clock, 'businessNow').mockReturnValue(instantFromMs(Date.now() + 3_600_000));
    expect(await add()).toMatchObject(unknown);
    expect(order()).toEqual([...steps, calls.list, calls.list]);
    expect(store.getState().session.status).toBe('signed-in');
  });
});

it('names the payment to follow, so that one code covers both', async () => {
  const { store, asked } = await open();
  await store.dispatch(addPayee(draft, signal, { amount: money(48_000_00, 'GBP'), amountText: '£48,000.00' }));
  const bodies = asked().map(({ body }) => JSON.parse(body) as object);
  expect(bodies.at(-1)).toMatchObject({ stage: 2, intendedPayment: { currency: 'GBP', amount: 48_000 } });
  for (const body of bodies.slice(0, -1)) expect(body).not.toHaveProperty('intendedPayment');
});

it('refetches the payees after one was added', async () => {
  const { add, order, store } = await open({ [calls.list]: listing() });
  await store.dispatch(payeesApi.endpoints.listPayees.initiate({ party }));
  await add();
  await expect.poll(() => order().filter((call) => call === calls.list).length).toBe(2);
});

it.each([
  ['a group', { [calls.group]: () => good({}) }],
  ['a payee', { [calls.payee]: () => good({}) }],
])('goes no further without %s to go on with', async (_name, script) => {
  const { add, order } = await open(script);
  expect(await add()).toMatchObject({ outcome: 'failed', error: { fault: 'unreadable' } });
  expect(order()).not.toContain(calls.confirm);
});

describe('a payee whose page is left', () => {
  async function left(script: Script, leave: (opened: Awaited<ReturnType<typeof open>>) => Promise<void>) {
    const opened = await open(script);
    const leaving = new AbortController();
    const adding = opened.store.dispatch(addPayee(draft, leaving.signal));
    await leave(opened);
    await opened.store.dispatch(errandLeft());
    leaving.abort();
    return { ...opened, adding, told: () => selectLeftPayees(opened.store.getState()) };
  }
  const asked = ({ store }: Awaited<ReturnType<typeof open>>) =>
    soon(() => expect(selectChallenge(store.getState()).asked).not.toBeNull());

  it.each([
    ['done', () => step(), 'done'],
    ['for another to agree to', () => approvalUnder(202), 'initiated'],
    ['refused', () => refused(400, 'DIGX_PY_1360'), 'refused'],
  ] as const)('the answer to a code that was sent is told elsewhere: %s', async (_, last, outcome) => {
    const held = heldAnswer();
    const answer = () => held.promise;
    const { adding, told } = await left(
      { [calls.confirm]: [() => challenged(), answer], [calls.list]: listing() },
      async (opened) => {
        await asked(opened);
        await opened.store.dispatch(challengeAnswered('204816'));
        await soon(() => expect(opened.order().filter((call) => call === calls.confirm)).toHaveLength(2));
      },
    );
    expect(told()).toEqual([]);
    held.give(last);
    await adding;
    expect(told()).toMatchObject([{ name: draft.name, what: 'created', outcome }]);
  });

  it('cancels an unanswered code without a notice', async () => {
    const { adding, told, order } = await left({ [calls.confirm]: () => challenged() }, asked);
    expect(await adding).toMatchObject({ outcome: 'failed', error: { kind: 'not-confirmed' } });
    expect(order()).toEqual(steps);
    expect(told()).toEqual([]);
  });

  it('shows nothing to a customer who signs in meanwhile', async () => {
    const held = heldAnswer();
    const answer = () => held.promise;
    const { adding, told, store } = await left({ [calls.confirm]: answer }, async ({ order }) => {
      await soon(() => expect(order()).toContain(calls.confirm));
    });
    store.dispatch(sessionEnded({ reason: 'logged-off' }));
    held.give(() => step());
    await adding;
    expect(told()).toEqual([]);
  });
});

function heldAnswer() {
  let give: (answer: () => Response) => void = () => {};
  const told = new Promise<() => Response>((resolve) => {
    give = resolve;
  });
  return { promise: told.then((answer) => answer()), give: (answer: () => Response) => give(answer) };
}
