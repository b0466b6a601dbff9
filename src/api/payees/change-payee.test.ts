import { expect, it } from 'vitest';
import { challenged } from '#src/api/challenge/challenge.fixture.ts';
import { challengeAnswered } from '#src/api/challenge/challenge-actions.ts';
import { good, json, refused, scriptedBank } from '#src/api/store/bank.fixture.ts';
import { selectChallenge } from '#src/api/store/challenge.slice.ts';
import { soon } from '#src/api/store/soon.fixture.ts';
import { signedInStore } from '#src/app/store.fixture.ts';
import { asId, type PayeeId } from '#src/kernel/ids.ts';
import { changePayee } from './change-payee.ts';
import type { PayeeDraft } from './payee-order.ts';
import { wirePayee } from './payees.fixture.ts';

type Script = Parameters<typeof scriptedBank>[0];

const address = '/cz/v1/payments/payeeGroup/5D0C/payees/external/E813';
const calls = { amend: `POST ${address}`, confirm: `PUT ${address}`, list: 'GET /cz/v1/payments/payeeGroup' } as const;
const { signal } = new AbortController();
const at = { groupId: '5D0C', id: asId<PayeeId>('E813') };
const changed = { outcome: 'changed', payee: at, referenceNumber: 'PY41' };
const before = { ...at, title: 'Ashdown Feed', accountNumber: '20418836', sortCode: '601122', reference: 'Hay' };
const draft: PayeeDraft = {
  party: false,
  accountType: 'Business',
  name: 'Ashdown Feed & Forage',
  payeeDescription: 'Foin d’été',
  accountNumber: '20418836',
  sortCode: '601122',
  bankName: 'Tannery & Sons',
  reference: 'Account 4417',
  report: { enabled: true, matched: 'Y' },
};

const step = () =>
  json(200, { status: { result: 'SUCCESSFUL', referenceNumber: 'PY41' }, externalPayee: { id: at.id } });
const lost = () => {
  throw new TypeError('Failed to fetch');
};

function listing(overrides: object = {}) {
  const listed = { ...wirePayee, ...at, nickName: draft.payeeDescription, ...overrides };
  return () => good({ payeeGroups: [{ groupId: '5D0C', listPayees: [listed] }] });
}

async function open(script: Script = {}) {
  const bank = scriptedBank({ [calls.amend]: step, [calls.confirm]: step, ...script });
  const { store } = await signedInStore(bank.fetch);
  return {
    bank,
    store,
    change: () => store.dispatch(changePayee(before, draft, signal)),
    asked: () => bank.asked.filter(({ call }) => call !== 'POST /v1/session/nonce'),
    order: () => bank.calls().filter((call) => call !== 'POST /v1/session/nonce'),
  };
}

it('submits a change, confirms it with a code, and applies it', async () => {
  const { change, asked, order, store } = await open({ [calls.amend]: [() => challenged(), step] });
  const changing = change();
  await soon(() => expect(selectChallenge(store.getState() as never).asked).not.toBeNull());
  expect(selectChallenge(store.getState() as never).confirms).toBe(
    'change the payee to Ashdown Feed & Forage, sort code 60-11-22, account ending 8836',
  );
  await store.dispatch(challengeAnswered('204816'));
  expect(await changing).toEqual(changed);
  expect(order()).toEqual([calls.amend, calls.amend, calls.confirm]);
  const [first, repeated, confirm] = asked().map(({ body }) => JSON.parse(body) as { stage: number });
  expect([first?.stage, repeated, confirm]).toEqual([0, first, { ...first, stage: 2 }]);
  const header = asked()[1]?.headers.get('X-CHALLENGE_RESPONSE') ?? '';
  expect(header).toMatch(/^[\x20-\x7e]+$/);
  expect(JSON.parse(header)).toEqual({
    authType: 'OTP',
    otp: '204816',
    referenceNo: '21303',
    requestType: 'payee-modify',
    method: 'POST',
    bulkData: null,
    editPayeeData: first,
  });
});

it('resumes a submitted change that could not be applied', async () => {
  const { change, order } = await open({ [calls.confirm]: [() => refused(400, 'DIGX_PY_1360'), step] });
  expect(await change()).toMatchObject({ outcome: 'failed', error: { code: 'DIGX_PY_1360' }, isOutcomeUnknown: false });
  expect(await change()).toEqual(changed);
  expect(order()).toEqual([calls.amend, calls.confirm, calls.confirm]);
});

it('checks the list after a lost answer, and finds the payee as changed', async () => {
  const { change } = await open({ [calls.confirm]: lost, [calls.list]: listing() });
  expect(await change()).toEqual({ outcome: 'changed', payee: at });
});

it.each([
  ['name of the customer’s own', { nickName: 'Hay' }],
  ['reference', { reference: 'Account 9' }],
  ['account', { ukDomesticPayee: { ...wirePayee.ukDomesticPayee, accountNumber: '11111111' } }],
])('does not know whether it was changed where the list has another %s', async (_name, overrides) => {
  const { change } = await open({ [calls.confirm]: lost, [calls.list]: listing(overrides) });
  expect(await change()).toMatchObject({ outcome: 'failed', isOutcomeUnknown: true });
});

it('reports an unknown outcome if the list fails too', async () => {
  const { change } = await open({ [calls.confirm]: lost, [calls.list]: () => refused(500, 'X1') });
  expect(await change()).toMatchObject({ outcome: 'failed', isOutcomeUnknown: true });
});
