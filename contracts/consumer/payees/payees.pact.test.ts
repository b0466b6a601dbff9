import { MatchersV3 } from '@pact-foundation/pact';
import { expect, it } from 'vitest';
import { closePact, pactOf } from '#contracts/consumer/area-pact.ts';
import { answerStep, challengeBy, sentResponses, step } from '#contracts/consumer/challenge/challenge-steps.ts';
import { type Circumstances, type CustomerApp, openApp } from '#contracts/consumer/customer-app.ts';
import { accessDenied, refusal } from '#contracts/consumer/expected-refusals.ts';
import {
  allWell,
  challengeOf,
  confirmationAsked,
  english,
  forParty,
  freshNonces,
  fromState,
  insideSession,
  maskedId,
  needsAuthoriser,
  pathFromState,
  refusedWith,
} from '#contracts/consumer/wire.ts';
import type { OperationId } from '#contracts/driver/contract.ts';
import { aPayee, otherNickname, type PayeeDetails, payeeBodyAt } from '#contracts/states/payees/payee-orders.ts';
import { changedPayee, confirming } from '#contracts/states/payees/payee-steps.ts';
import { addPayee, type PayeeDraft } from '#src/api/payees/add-payee.ts';
import { changePayee } from '#src/api/payees/change-payee.ts';
import { payeesApi } from '#src/api/payees/payees.ts';
import { asId, type PartyId, type PayeeId } from '#src/kernel/ids.ts';

const { eachLike, like, regex } = MatchersV3;

const bank = pactOf('payees');
const { listPayees, deletePayee } = payeesApi.endpoints;

const persona = 'private-customer';
const groupsPath = '/digx/cz/v1/payments/payeeGroup';
/** The ids in the contract's examples, which the app's next requests use. */
const aGroup = '5D0C71E8A42B96F3';
const aPayeeId = 'E8134B7F0A92C65D';
const named = { externalPayee: { id: like(aPayeeId) } };
const reference = { referenceNumber: like('PB2606100040') };
const at = { groupId: aGroup, id: asId<PayeeId>(aPayeeId) };
const everything = { expand: 'ALL', ...english };
const oneStep = { stage: '1', ...english };
const signal = new AbortController().signal;

const groupPath = pathFromState(`${groupsPath}/{group}/payees/external`, { group: aGroup });
const payeePath = pathFromState(`${groupsPath}/{group}/payees/external/{payee}`, { group: aGroup, payee: aPayeeId });

const known = {
  id: like(aPayeeId),
  groupId: like(aGroup),
  status: 'ACT',
  customerId: maskedId('C43E0A1B7D52F9864E3011AA5B6C7D8E9F00112233445566778899AA', '***401'),
  reference: like('Account 4417'),
  accountType: regex('^(Personal|Business)$', 'Business'),
  ukDomesticPayee: {
    accountNumber: regex('^\\d{8}$', '20418836'),
    accountName: like('Ashdown Feed &amp; Forage'),
    bankDetails: { name: like('Tannery Bank'), code: regex('^\\d{6}$', '601122') },
  },
};
const listed = {
  payeeGroups: eachLike({ groupId: like(aGroup), partyId: known.customerId, listPayees: eachLike(known) }),
};

/** The customer's input, as the app keeps it. */
function draftOf(given: Partial<PayeeDetails> = {}, party: PartyId | false = false): PayeeDraft {
  const { name, nickname, accountNumber, sortCode, bankName, reference } = { ...aPayee, ...given };
  const { accountType } = aPayee;
  const report = { enabled: true, matched: 'Y' } as const;
  return { party, accountType, name, payeeDescription: nickname, accountNumber, sortCode, bankName, reference, report };
}

function add({ store }: CustomerApp, given?: Partial<PayeeDetails>, party?: PartyId | false) {
  return store.dispatch(addPayee(draftOf(given, party), signal));
}

/** None of it is sent. */
const before = { title: '', accountNumber: '', sortCode: '', reference: '' };

function change({ store }: CustomerApp, party?: PartyId | false, given: Partial<PayeeDetails> = {}) {
  return store.dispatch(
    changePayee({ ...at, ...before }, draftOf({ nickname: otherNickname, ...given }, party), signal),
  );
}

const added = { outcome: 'created', payee: at };

it.each([
  ['every entity', persona, false, insideSession],
  ['one entity', 'racing-owner', asId<PartyId>('some-party'), forParty('otherParty')],
] as const)('lists the payees of %s', (whose, who, party, headers) =>
  bank
    .given('customer {persona} has payees', { persona: who })
    .asked(`the payees of ${whose} are listed with account, bank and whose they are`, 'GET', groupsPath, {
      query: everything,
      headers,
    })
    .answers(200, { ...allWell, ...listed })
    .by('listPayeeGroups', async ({ store }) => {
      const { data } = await store.dispatch(listPayees.initiate({ party }));
      expect(data).toMatchObject({
        damagedCount: 0,
        payees: [
          {
            ...at,
            title: 'Ashdown Feed & Forage',
            accountNumber: '20418836',
            sortCode: '601122',
            bankName: 'Tannery Bank',
            accountType: 'Business',
            isActive: true,
          },
        ],
      });
    }),
);

it('shows that there are no payees', () =>
  bank
    .given('customer {persona} has no payees', { persona })
    .asked('no payees are an empty list', 'GET', groupsPath, { query: everything })
    .answers(200, { ...allWell, payeeGroups: [] })
    .by('listPayeeGroups', async ({ store }) => {
      const { data } = await store.dispatch(listPayees.initiate({ party: false }));
      expect(data).toEqual({ payees: [], damagedCount: 0 });
    }));

it('creates a group for a payee', () =>
  bank
    .given('customer {persona} is signed in', { persona })
    .asked('a group for a payee is made', 'POST', groupsPath, { body: { name: aPayee.name } })
    .answers(201, { ...allWell, payeeGroup: { groupId: like(aGroup) } })
    .by('createPayeeGroup', async (app) => {
      expect(await add(app)).toMatchObject(added);
    }));

it('submits a checked payee', () =>
  bank
    .given('customer {persona} has run Confirmation of Payee for a new payee', { persona })
    .asked('a checked payee is submitted', 'POST', groupPath, { body: payeeBodyAt(0) })
    .answers(201, { ...allWell, ...named })
    .by('createPayee', async (app) => {
      expect(await add(app)).toMatchObject(added);
    }));

it('verifies a submitted payee', () =>
  bank
    .given('customer {persona} has submitted a payee', { persona })
    .asked('a submitted payee is verified', 'PATCH', payeePath, { body: { stage: 1 } })
    .answers(200, { ...allWell, ...named })
    .by('verifyPayee', async (app) => {
      expect(await add(app)).toMatchObject(added);
    }));

const checked = 'customer {persona} has run Confirmation of Payee for a new payee';

it.each<{
  readonly what: string;
  readonly state?: string;
  readonly given?: Partial<PayeeDetails>;
  readonly code: string;
  readonly says: string;
}>([
  {
    what: 'has a special character in its name',
    given: { name: 'Meadow <Farm>' },
    code: 'DIGX_PY_1338',
    says: 'name of a payee',
  },
  { what: 'has no name', given: { name: '' }, code: 'DIGX_CZ_PAYEE_02', says: 'name' },
  { what: 'has a name of 36 characters', given: { name: 'a'.repeat(36) }, code: 'DIGX_CZ_PAYEE_02', says: 'name' },
  {
    what: 'has a special character in its nickname',
    given: { nickname: '<Hay>' },
    code: 'DIGX_PY_1338',
    says: 'name of a payee',
  },
  {
    what: 'has a special character in its reference',
    given: { reference: 'No. 7' },
    code: 'DIGX_PY_0138',
    says: 'reference',
  },
  {
    what: 'has a reference of 36 characters',
    given: { reference: 'a'.repeat(36) },
    code: 'DIGX_PY_REMARK_001',
    says: 'reference',
  },
  {
    what: 'has seven digits for its account',
    given: { accountNumber: '3177490' },
    code: 'DIGX_PY_0025',
    says: 'Account details',
  },
  {
    what: 'has an unknown sort code',
    given: { sortCode: '999999' },
    code: 'DIGX_PY_0025',
    says: 'Account details',
  },
  {
    what: 'is a payee already',
    state: 'customer {persona} has added a payee',
    code: 'DIGX_PY_1360',
    says: 'already exists',
  },
  {
    what: 'was not checked',
    state: 'customer {persona} has created a payee group',
    code: 'DIGX_CZ_COP_01',
    says: 'check',
  },
  { what: 'was checked under another name', given: { name: 'Meadow Mill' }, code: 'DIGX_CZ_COP_01', says: 'check' },
])('explains the refusal when a payee $what', ({ what, state = checked, given = {}, code, says }) =>
  bank
    .given(state, { persona })
    .asked(`no payee is submitted that ${what}`, 'POST', groupPath, { body: payeeBodyAt(0, { ...aPayee, ...given }) })
    .answers(400, refusedWith(code))
    .by('createPayee', async (app) => {
      const outcome = await add(app, given);
      expect(outcome).toEqual({ outcome: 'failed', isOutcomeUnknown: false, error: refusal(400, code, says) });
    }),
);

const earlierToken = 'customer {persona} holds a payee token from an earlier session';
const payeeNotFound = refusal(404, 'DIGX_CZ_PAYEE_01', 'payee');
const failedBy = (error: unknown) => ({ outcome: 'failed', isOutcomeUnknown: false, error });

it('finds no group with a token from an earlier session', () =>
  bank
    .given(earlierToken, { persona })
    .asked('no payee is submitted to a group of an earlier session', 'POST', groupPath, { body: payeeBodyAt(0) })
    .answers(404, refusedWith('DIGX_CZ_PAYEE_01'))
    .by('createPayee', async (app) => {
      expect(await add(app)).toEqual(failedBy(payeeNotFound));
    }));

it('goes on to confirm a payee that was verified before, after a lost answer', () =>
  bank
    .given('customer {persona} has added a payee', { persona })
    .asked('a payee that can be paid is not verified again', 'PATCH', payeePath, { body: { stage: 1 } })
    .answers(400, refusedWith('DIGX_CZ_PAYEE_03'))
    .by('verifyPayee', async (app) => {
      expect(await add(app)).toMatchObject(added);
      expect(app.heard.map(({ operation }) => operation)).toContain('confirmPayee');
    }));

it('finds no payee to verify with a token from an earlier session', () =>
  bank
    .given(earlierToken, { persona })
    .asked('a payee of an earlier session is not verified', 'PATCH', payeePath, { body: { stage: 1 } })
    .answers(404, refusedWith('DIGX_CZ_PAYEE_01'))
    .by('verifyPayee', async (app) => {
      expect(await add(app)).toEqual(failedBy(payeeNotFound));
    }));

it.each([
  {
    what: 'that is not verified',
    state: 'customer {persona} has submitted a payee',
    status: 400,
    code: 'DIGX_CZ_PAYEE_03',
  },
  { what: 'of an earlier session', state: earlierToken, status: 404, code: 'DIGX_CZ_PAYEE_01' },
])('adds no payee $what', ({ what, state, status, code }) =>
  bank
    .given(state, { persona })
    .asked(`a payee ${what} is not confirmed`, 'PUT', payeePath, { body: payeeBodyAt(2) })
    .answers(status, refusedWith(code))
    .by('confirmPayee', async (app) => {
      expect(await add(app)).toEqual(failedBy(refusal(status, code, 'payee')));
    }),
);

it('explains why a change to a payee is refused', () =>
  bank
    .given('customer {persona} has added a payee', { persona })
    .asked('no payee is changed to have a special character in its reference', 'POST', payeePath, {
      body: payeeBodyAt(0, { ...changedPayee, reference: 'No. 7' }),
    })
    .answers(400, refusedWith('DIGX_PY_0138'))
    .by('amendPayee', async (app) => {
      const outcome = await change(app, false, { reference: 'No. 7' });
      expect(outcome).toEqual(failedBy(refusal(400, 'DIGX_PY_0138', 'reference')));
    }));

it('finds no payee to change with a token from an earlier session', () =>
  bank
    .given(earlierToken, { persona })
    .asked('a payee of an earlier session is not changed', 'POST', payeePath, { body: payeeBodyAt(0, changedPayee) })
    .answers(404, refusedWith('DIGX_CZ_PAYEE_01'))
    .by('amendPayee', async (app) => {
      expect(await change(app)).toEqual(failedBy(payeeNotFound));
    }));

it('explains what is wrong with a group name', () =>
  bank
    .given('customer {persona} is signed in', { persona })
    .asked('no group is made with a sign in its name', 'POST', groupsPath, { body: { name: 'Meadow <Farm>' } })
    .answers(400, refusedWith('DIGX_PY_1338'))
    .by('createPayeeGroup', async (app) => {
      const outcome = await add(app, { name: 'Meadow <Farm>' });
      expect(outcome).toMatchObject({ outcome: 'failed', error: { code: 'DIGX_PY_1338' } });
    }));

const example = { authType: 'OTP', otp: '204816', referenceNo: '21303' };
const newPayee = { ...example, ...confirming('PUT', null) };
const modified = { ...example, ...confirming('POST', payeeBodyAt(0, changedPayee)) };

function answering(which: 'rightAnswer' | 'wrongAnswer', answer: object) {
  return { ...insideSession, 'X-CHALLENGE_RESPONSE': fromState(which, JSON.stringify(answer)) };
}

/** An app that was asked for a code, in the contract's example, and has sent the customer's to Pact's mock server. */
async function confirmed(
  mockServer: string,
  operation: OperationId,
  act: (app: CustomerApp) => Promise<unknown>,
  others: Circumstances['others'] = {},
) {
  const app = await openApp(mockServer, operation, {
    earlier: 1,
    others: { [operation]: () => challengeBy(operation, 'OTP'), ...others },
  });
  const outcome = act(app);
  await step(app);
  await answerStep(app, example.otp);
  return { app, outcome };
}

it('asks for the code to confirm a new payee', () =>
  bank
    .given('customer {persona} has a verified payee', { persona })
    .asked('a new payee is to be confirmed by a code', 'PUT', payeePath, { body: payeeBodyAt(2) })
    .answers(417, confirmationAsked('DIGX_AUTH_0003', 'INFO'), { ...freshNonces, ...challengeOf('OTP') })
    .by('confirmPayee', async (app) => {
      const adding = add(app);
      expect((await step(app)).asked).toMatchObject({ factor: 'otp', referenceNo: '21303' });
      await answerStep(app, example.otp);
      expect(await adding).toMatchObject(added);
      expect(sentResponses(app, 'confirmPayee')).toEqual([null, newPayee]);
    }));

it('adds a payee that can be paid once the code is right', () =>
  bank
    .given('customer {persona} is asked for a code to add a payee', { persona })
    .asked('a new payee is confirmed by the right code', 'PUT', payeePath, {
      headers: answering('rightAnswer', newPayee),
      body: payeeBodyAt(2),
    })
    .answers(200, { ...named, status: { ...allWell.status, ...reference } })
    .run(async ({ url }) => {
      const { outcome } = await confirmed(url, 'confirmPayee', add);
      expect(await outcome).toEqual({ ...added, referenceNumber: 'PB2606100040' });
    }));

it('reports that a new payee needs authorisation', () =>
  bank
    .given('customer {persona} is asked for a code to add a payee that needs authorisation', { persona })
    .asked('a new payee awaits authorisation', 'PUT', payeePath, {
      headers: answering('rightAnswer', newPayee),
      body: payeeBodyAt(2),
    })
    .answers(202, {
      status: needsAuthoriser('PB2606100040'),
      ...named,
    })
    .run(async ({ url }) => {
      const { outcome } = await confirmed(url, 'confirmPayee', add);
      expect(await outcome).toEqual({ outcome: 'initiated', payee: at, referenceNumber: 'PB2606100040' });
    }));

it('asks for the code for a new payee again, with a message, when it is wrong', () =>
  bank
    .given('customer {persona} is asked for a code to add a payee', { persona })
    .asked('a new payee is not confirmed by a wrong code', 'PUT', payeePath, {
      headers: answering('wrongAnswer', newPayee),
      body: payeeBodyAt(2),
    })
    .answers(417, confirmationAsked('DIGX_TFA_0004', 'ERROR'), { ...freshNonces, ...challengeOf('OTP') })
    .run(async ({ url }) => {
      const { app } = await confirmed(url, 'confirmPayee', add);
      expect(await step(app)).toMatchObject({
        asked: { factor: 'otp' },
        refused: expect.stringContaining('not valid'),
      });
    }));

it('ends the challenge when the code for a new payee is wrong for the third time', () =>
  bank
    .given('customer {persona} is asked for a code to add a payee after {wrong} wrong codes', { persona, wrong: 2 })
    .asked('the third wrong code for a new payee ends it', 'PUT', payeePath, {
      headers: answering('wrongAnswer', newPayee),
      body: payeeBodyAt(2),
    })
    .answers(412, refusedWith('DIGX_TFA_0002'))
    .run(async ({ url }) => {
      const { outcome } = await confirmed(url, 'confirmPayee', add);
      const error = refusal(412, 'DIGX_TFA_0002', 'too many times');
      expect(await outcome).toEqual({ outcome: 'failed', isOutcomeUnknown: false, error });
    }));

it('asks for the code to confirm a change to a payee', () =>
  bank
    .given('customer {persona} has added a payee', { persona })
    .asked('a change to a payee is to be confirmed by a code', 'POST', payeePath, {
      body: payeeBodyAt(0, changedPayee),
    })
    .answers(417, confirmationAsked('DIGX_AUTH_0003', 'INFO'), { ...freshNonces, ...challengeOf('OTP') })
    .by('amendPayee', async (app) => {
      const changing = change(app);
      expect((await step(app)).asked).toMatchObject({ factor: 'otp', referenceNo: '21303' });
      await answerStep(app, example.otp);
      expect(await changing).toMatchObject({ outcome: 'changed', payee: at });
      expect(sentResponses(app, 'amendPayee')).toEqual([null, modified]);
    }));

it('submits a change to a payee once the code is right', () =>
  bank
    .given('customer {persona} is asked for a code to change a payee', { persona })
    .asked('a change to a payee is submitted with the right code', 'POST', payeePath, {
      headers: answering('rightAnswer', modified),
      body: payeeBodyAt(0, changedPayee),
    })
    .answers(200, { ...allWell, ...named })
    .run(async ({ url }) => {
      const { outcome } = await confirmed(url, 'amendPayee', change);
      expect(await outcome).toMatchObject({ outcome: 'changed', payee: at });
    }));

it('ends the challenge when the code for a change to a payee is wrong for the third time', () =>
  bank
    .given('customer {persona} is asked for a code to change a payee after {wrong} wrong codes', { persona, wrong: 2 })
    .asked('the third wrong code for a change to a payee ends it', 'POST', payeePath, {
      headers: answering('wrongAnswer', modified),
      body: payeeBodyAt(0, changedPayee),
    })
    .answers(412, refusedWith('DIGX_TFA_0002'))
    .run(async ({ url }) => {
      const { outcome } = await confirmed(url, 'amendPayee', change);
      expect(await outcome).toEqual(failedBy(refusal(412, 'DIGX_TFA_0002', 'too many times')));
    }));

it('makes a confirmed change to a payee', () =>
  bank
    .given('customer {persona} has confirmed a change to a payee', { persona })
    .asked('a change to a payee that was confirmed by a code is made without another', 'PUT', payeePath, {
      body: payeeBodyAt(2, changedPayee),
    })
    .answers(200, { ...named, status: { ...allWell.status, ...reference } })
    .by('confirmPayee', async (app) => {
      expect(await change(app)).toMatchObject({ outcome: 'changed', payee: at });
    }));

it('reports that a change to a payee needs authorisation', () =>
  bank
    .given('customer {persona} has confirmed a change to a payee that needs authorisation', { persona })
    .asked('a change to a payee awaits authorisation', 'PUT', payeePath, { body: payeeBodyAt(2, changedPayee) })
    .answers(202, {
      status: needsAuthoriser('PB2606100040'),
      ...named,
    })
    .by('confirmPayee', async (app) => {
      expect(await change(app)).toMatchObject({ outcome: 'initiated', payee: at });
    }));

it('deletes a payee', () =>
  bank
    .given('customer {persona} has added a payee', { persona })
    .asked('a payee is deleted', 'DELETE', payeePath, { query: oneStep })
    .answers(200, allWell)
    .by('deletePayee', async ({ store }) => {
      const { error } = await store.dispatch(
        deletePayee.initiate({ party: false, payee: { ...at, title: 'Ashdown' } }),
      );
      expect(error).toBeUndefined();
    }));

it('finds no payee with a token from an earlier session', () =>
  bank
    .given('customer {persona} holds a payee token from an earlier session', { persona })
    .asked('a payee is not deleted by the token of an earlier session', 'DELETE', payeePath, { query: oneStep })
    .answers(404, refusedWith('DIGX_CZ_PAYEE_01'))
    .by('deletePayee', async ({ store }) => {
      const { error } = await store.dispatch(
        deletePayee.initiate({ party: false, payee: { ...at, title: 'Ashdown' } }),
      );
      expect(error).toEqual(refusal(404, 'DIGX_CZ_PAYEE_01', 'payee'));
    }));

it('refuses a customer who may neither pay nor manage payees', () =>
  bank
    .given('customer {persona} is signed in', { persona: 'read-only' })
    .asked('no group is made for those who may neither pay nor manage payees', 'POST', groupsPath, {
      body: { name: aPayee.name },
    })
    .answers(403, refusedWith('DIGX_CZ_ACCESS_DENIED'))
    .by('createPayeeGroup', async (app) => {
      const outcome = await add(app);
      expect(outcome).toEqual({ outcome: 'failed', isOutcomeUnknown: false, error: accessDenied });
    }));

closePact('payees');
