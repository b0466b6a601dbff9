import { MatchersV3 } from '@pact-foundation/pact';
import { expect, it } from 'vitest';
import { closePact, pactOf } from '#contracts/consumer/area-pact.ts';
import { answerStep, challengeBy, sentResponses, step } from '#contracts/consumer/challenge/challenge-steps.ts';
import { type CustomerApp, openApp } from '#contracts/consumer/customer-app.ts';
import { refusal } from '#contracts/consumer/expected-refusals.ts';
import { exampleAnswer as aCode, lost } from '#contracts/consumer/payments/payment-orders.ts';
import {
  allWell,
  amount,
  anAccount,
  aParty,
  challengeOf,
  confirmationAsked,
  freshNonces,
  fromState,
  insideSession,
  maskedId,
  pathFromState,
  refusedWith,
} from '#contracts/consumer/wire.ts';
import { exampleAnswer } from '#contracts/driver/contract.ts';
import { anEdit, highValueEdit } from '#contracts/states/instructions/instruction-states.ts';
import type { InstructionCode } from '#src/api/instructions/instruction.ts';
import { createCancellation, createEdit } from '#src/api/instructions/instruction-orders.ts';
import { instructionsApi } from '#src/api/instructions/instructions.ts';
import type { CurrencyCode } from '#src/kernel/facts/currencies.ts';
import { asId, type InstructionId, type PartyId } from '#src/kernel/ids.ts';
import { money } from '#src/kernel/money.ts';

const { eachLike, integer, like, regex } = MatchersV3;

const bank = pactOf('upcoming');
const { listInstructions } = instructionsApi.endpoints;

const persona = 'private-customer';
const wealthy = 'racing-owner';
const listPath = '/digx/cz/v1/payments/instructions';
/** The id and time in the contract's example, which the app's next requests use. */
const anInstruction = asId<InstructionId>('B7E04D19A6C5832F');
const aTime = '2026-03-02T10:00:00.000Z';
const cancellationPath = pathFromState(`${listPath}/cancellation/{instructionId}`, { instructionId: anInstruction });
const editPath = pathFromState(`${listPath}/{instructionId}`, { instructionId: anInstruction });
const day = regex('^\\d{4}-\\d{2}-\\d{2}(T.*)?$', '2026-03-16');
const cancelling = { partyId: fromState('instructionParty', aParty) };

const inEuros = 'customer {persona} has a regular transfer in euros';
const named = { instructionId: like(anInstruction) };
const verified = { ...allWell, ...named, statusCode: 'A' };
const edited = { ...verified, status: { ...allWell.status, referenceNumber: like('PB2606110482077') } };

const kinds = [
  { code: 'FD', type: 'NONREC', what: 'future payment' },
  { code: 'SI', type: 'REC', what: 'standing order' },
  { code: 'DD', type: 'REC', what: 'direct debit' },
] as const;

const listed = {
  instructionId: like(anInstruction),
  statusCode: regex('^[ACP]$', 'A'),
  partyId: maskedId(aParty, '***401'),
  debitAccountId: maskedId(anAccount, '31926819'),
  recipientName: like('Ashdown Feed &amp; Forage'),
  amount: amount(125.5),
  timeStamp: like(aTime),
};
/** What only some kinds have. */
const ofKind: Readonly<Record<InstructionCode, object>> = {
  FD: { startDate: day },
  SI: { startDate: day, freqDays: integer(0), freqMonths: integer(1), freqYears: integer(0) },
  DD: { freqDays: integer(0), freqMonths: integer(1), freqYears: integer(0) },
};

/** None of it is sent. */
const asListed = { fromNumber: '', recipientName: '', toSortCode: '', toAccountNumber: '', reference: '' };

function list({ store }: CustomerApp, code: InstructionCode, party: PartyId | false = false) {
  return store.dispatch(listInstructions.initiate({ party, code }, { subscribe: false }));
}

function cancellation({ store }: CustomerApp, code: InstructionCode, customerId = asId<PartyId>(aParty)) {
  return store.dispatch(createCancellation({ ...asListed, id: anInstruction, code, customerId }));
}

function edit(
  { store }: CustomerApp,
  wish: { readonly pounds?: number; readonly reference?: string; readonly currency?: CurrencyCode } = {},
  party = aParty,
) {
  const { pounds, reference, currency = 'GBP' } = { ...anEdit, ...wish };
  const of = {
    ...asListed,
    code: 'SI' as const,
    id: anInstruction,
    customerId: asId<PartyId>(party),
    timeStamp: aTime,
  };
  const sum = money(Math.round(pounds * 100), currency);
  return store.dispatch(createEdit({ of, amount: sum, reference, confirms: 'pay somebody' }));
}

function editBody(stage: 0 | 1, { pounds, reference } = anEdit, currency: CurrencyCode = 'GBP') {
  return {
    partyId: fromState('instructionParty', aParty),
    amount: { currency, amount: pounds },
    reference,
    timeStamp: fromState('timeStamp', aTime),
    stage,
  };
}

it.each(kinds)('lists the $whats of a customer', ({ code, type, what }) =>
  bank
    .given(`customer {persona} has a ${what}`, { persona })
    .asked(`the ${what}s are listed`, 'GET', listPath, { query: { code, type } })
    .answers(200, { ...allWell, instructionsList: eachLike({ ...listed, ...ofKind[code] }) })
    .by('listInstructions', async (app) => {
      const { data } = await list(app, code);
      expect(data?.instructions).toMatchObject([
        { code, statusCode: 'A', recipientName: 'Ashdown Feed & Forage', amount: money(125_50, 'GBP') },
      ]);
    }),
);

it.each(kinds)('may cancel a $what, which changes nothing yet', ({ code, what }) =>
  bank
    .given(`customer {persona} has a ${what}`, { persona })
    .asked(`the cancellation of a ${what} is validated`, 'POST', cancellationPath, {
      query: { code },
      body: cancelling,
    })
    .answers(200, { ...allWell, ...named, statusCode: 'A' })
    .by('validateCancellation', async (app) => {
      expect(await cancellation(app, code).verify()).toEqual({ data: null });
    }),
);

it.each([
  ...kinds.map(({ code, what }) => ({ code, state: `has a ${what}`, says: `a ${what} is cancelled` })),
  {
    code: 'SI',
    state: 'has cancelled a standing order',
    says: 'a standing order is cancelled again, with the same answer',
  },
] as const)('reports that $says', ({ code, state, says }) =>
  bank
    .given(`customer {persona} ${state}`, { persona })
    .asked(says, 'PATCH', cancellationPath, { query: { code }, body: cancelling })
    .answers(200, { ...allWell, ...named, statusCode: 'C' })
    .by('confirmCancellation', async (app) => {
      const order = cancellation(app, code);
      await order.verify();
      expect(await order.confirm()).toEqual({ outcome: 'made', made: null });
    }),
);

it('explains that a cancelled instruction cannot be cancelled', () =>
  bank
    .given('customer {persona} has cancelled a standing order', { persona })
    .asked('the cancellation of a closed standing order is refused', 'POST', cancellationPath, {
      query: { code: 'SI' },
      body: cancelling,
    })
    .answers(400, refusedWith('DIGX_CZ_INSTR_01'))
    .by('validateCancellation', async (app) => {
      const answer = await cancellation(app, 'SI').verify();
      expect(answer).toEqual({ error: refusal(400, 'DIGX_CZ_INSTR_01', 'already been made, ended or cancelled') });
    }));

it('explains that a payment that has been made cannot be cancelled', () =>
  bank
    .given('customer {persona} had a future payment, which has been made', { persona })
    .asked('a future payment that has been made is not cancelled', 'PATCH', cancellationPath, {
      query: { code: 'FD' },
      body: cancelling,
    })
    .answers(400, refusedWith('DIGX_CZ_INSTR_01'))
    .by('confirmCancellation', async (app) => {
      const order = cancellation(app, 'FD');
      await order.verify();
      const error = refusal(400, 'DIGX_CZ_INSTR_01', 'already been made, ended or cancelled');
      expect(await order.confirm()).toEqual({ outcome: 'refused', error });
    }));

it.each([
  ['POST', 'validateCancellation'],
  ['PATCH', 'confirmCancellation'],
] as const)('does not find an instruction of an earlier session to cancel by %s', (method, operation) =>
  bank
    .given('customer {persona} holds the id of a standing order from an earlier session', { persona })
    .asked(`an instruction of an earlier session is not cancelled by ${method}`, method, cancellationPath, {
      query: { code: 'SI' },
      body: { partyId: fromState('ownParty', aParty) },
    })
    .answers(404, refusedWith('DIGX_CZ_PAYMENT_01'))
    .by(operation, async (app) => {
      const order = cancellation(app, 'SI');
      const error = refusal(404, 'DIGX_CZ_PAYMENT_01', 'could not find');
      const verified = await order.verify();
      if (method === 'POST') return expect(verified).toEqual({ error });
      expect(await order.confirm()).toEqual({ outcome: 'refused', error });
    }),
);

it.each([
  [0, 'has a standing order', 'is verified'],
  [1, 'has a standing order', 'is made'],
  [1, 'has made the edit of a standing order', 'is made again, with the same answer'],
] as const)('at stage %i, for a customer who %s, the edit %s', (stage, state, says) =>
  bank
    .given(`customer {persona} ${state}`, { persona })
    .asked(`the edit of a standing order ${says}`, 'PUT', editPath, { body: editBody(stage) })
    .answers(200, stage === 0 ? verified : edited)
    .by('editInstruction', { earlier: stage }, async (app) => {
      const order = edit(app);
      expect(await order.verify()).toEqual({ data: null });
      if (stage === 1) expect(await order.confirm()).toEqual({ outcome: 'made', made: null });
    }),
);

it('edits a regular transfer in its own currency', () =>
  bank
    .given(inEuros, { persona: wealthy })
    .asked('the edit of a regular transfer in euros is made', 'PUT', editPath, { body: editBody(1, anEdit, 'EUR') })
    .answers(200, edited)
    .by('editInstruction', { earlier: 1 }, async (app) => {
      const order = edit(app, { currency: 'EUR' });
      await order.verify();
      expect(await order.confirm()).toEqual({ outcome: 'made', made: null });
    }));

it('explains the refusal of an edit in another currency than the order’s', () =>
  bank
    .given(inEuros, { persona: wealthy })
    .asked('an edit in pounds of a regular transfer in euros is refused', 'PUT', editPath, { body: editBody(0) })
    .answers(400, refusedWith('DIGX_AP_0013'))
    .by('editInstruction', async (app) => {
      const answer = await edit(app).verify();
      expect(answer).toEqual({ error: refusal(400, 'DIGX_AP_0013', 'does not permit') });
    }));

it.each<{
  readonly what: string;
  readonly state?: string;
  readonly by?: string;
  readonly wish?: { readonly pounds?: number; readonly reference?: string; readonly currency?: CurrencyCode };
  readonly code: string;
  readonly says: string;
}>([
  {
    what: 'of a cancelled order',
    state: 'has cancelled a standing order',
    code: 'DIGX_CZ_INSTR_01',
    says: 'already been made, ended or cancelled',
  },
  { what: 'of an older state', state: 'has edited a standing order', code: 'DIGX_CZ_INSTR_02', says: 'was changed' },
  {
    what: 'of a custom frequency',
    state: 'has a standing order with a custom frequency',
    by: wealthy,
    code: 'DIGX_CZ_INSTR_03',
    says: 'custom frequency',
  },
  {
    what: 'that needs authorisation',
    state: 'has a standing order whose changes need authorisation',
    code: 'DIGX_CZ_INSTR_04',
    says: 'another account holder',
  },
  { what: 'with a special character', wish: { reference: 'No. 7' }, code: 'DIGX_PY_0138', says: 'reference' },
  { what: 'with a long reference', wish: { reference: 'a'.repeat(36) }, code: 'DIGX_PY_REMARK_001', says: 'reference' },
  { what: 'above the ceiling', wish: { pounds: 100_000.01 }, code: 'SM-MULMAN05', says: 'limit' },
  {
    what: 'of a transfer of more than is available',
    state: 'has a regular transfer in euros',
    by: wealthy,
    wish: { pounds: 900_000, currency: 'EUR' },
    code: 'DIGX_PY_0134',
    says: 'not enough money',
  },
])(
  'explains the refusal of an edit $what',
  ({ what, state = 'has a standing order', by = persona, wish = {}, code, says }) =>
    bank
      .given(`customer {persona} ${state}`, { persona: by })
      .asked(`an edit ${what} is refused`, 'PUT', editPath, {
        body: editBody(0, { ...anEdit, ...wish }, wish.currency),
      })
      .answers(400, refusedWith(code))
      .by('editInstruction', async (app) => {
        const answer = await edit(app, wish).verify();
        expect(answer).toEqual({ error: refusal(400, code, says) });
      }),
);

it('does not find an instruction of an earlier session to edit', () =>
  bank
    .given('customer {persona} holds the id of a standing order from an earlier session', { persona })
    .asked('an instruction of an earlier session is not edited', 'PUT', editPath, {
      body: { ...editBody(0), partyId: fromState('ownParty', aParty) },
    })
    .answers(404, refusedWith('DIGX_CZ_PAYMENT_01'))
    .by('editInstruction', async (app) => {
      const answer = await edit(app).verify();
      expect(answer).toEqual({ error: refusal(404, 'DIGX_CZ_PAYMENT_01', 'could not find') });
    }));

it('asks for a code before an edit of a high value', () =>
  bank
    .given('customer {persona} has a standing order', { persona: wealthy })
    .asked('a high-value edit is to be confirmed by a code', 'PUT', editPath, { body: editBody(1, highValueEdit) })
    .answers(417, confirmationAsked('DIGX_AUTH_0003', 'INFO'), { ...freshNonces, ...challengeOf('OTP') })
    .by('editInstruction', { earlier: 1 }, async (app) => {
      const order = edit(app, highValueEdit);
      await order.verify();
      const confirming = order.confirm();
      expect((await step(app)).asked).toMatchObject({ factor: 'otp', referenceNo: '21303' });
      await answerStep(app, '204816');
      expect(await confirming).toMatchObject({ outcome: 'made' });
      expect(sentResponses(app, 'editInstruction').at(-1)).toMatchObject({ authType: 'OTP', otp: '204816' });
    }));

it('ends the challenge when the code for an edit is wrong for the third time', () =>
  bank
    .given('customer {persona} is asked for a code to edit a standing order after {wrong} wrong codes', {
      persona: wealthy,
      wrong: 2,
    })
    .asked('the third wrong code for a high-value edit ends it', 'PUT', editPath, {
      headers: { ...insideSession, 'X-CHALLENGE_RESPONSE': fromState('wrongAnswer', JSON.stringify(aCode)) },
      body: editBody(1, highValueEdit),
    })
    .answers(412, refusedWith('DIGX_TFA_0002'))
    .run(async ({ url }) => {
      const earlier = [exampleAnswer('editInstruction', 200), challengeBy('editInstruction', 'OTP')];
      const others = { editInstruction: () => earlier.shift() ?? exampleAnswer('editInstruction', 500) };
      const app = await openApp(url, 'editInstruction', { earlier: 2, others });
      const order = edit(app, highValueEdit);
      await order.verify();
      const confirming = order.confirm();
      await step(app);
      await answerStep(app, aCode.otp);
      expect(await confirming).toEqual({ outcome: 'refused', error: refusal(412, 'DIGX_TFA_0002', 'too many times') });
    }));

it.each([
  ['has a standing order', 'A', 'unknown'],
  ['has cancelled a standing order', 'C', 'made'],
] as const)(
  'finds out from the list what became of a lost cancellation: a customer who %s',
  (state, statusCode, outcome) =>
    bank
      .given(`customer {persona} ${state}`, { persona })
      .asked(`the list tells that the customer ${state}`, 'GET', listPath, { query: { code: 'SI', type: 'REC' } })
      .answers(200, {
        ...allWell,
        instructionsList: eachLike({ ...listed, statusCode: regex('^[ACP]$', statusCode) }),
      })
      .by('listInstructions', { others: { confirmCancellation: lost } }, async (app) => {
        const order = cancellation(app, 'SI');
        await order.verify();
        expect(await order.confirm()).toMatchObject({ outcome });
      }),
);

closePact('upcoming');
