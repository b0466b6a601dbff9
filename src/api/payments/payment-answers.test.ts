import { expect, it } from 'vitest';
import { whenDamaged } from '#src/api/store/answers.fixture.ts';
import { unchecked } from '#src/api/wire/wire.ts';
import { toDoneOutcome, toPaymentDraft, toPaymentState } from './payment-answers.ts';

const status = { result: 'SUCCESSFUL', referenceNumber: 'PB41', message: { code: '0', type: 'INFO' } };
const confirmed = { status, paymentId: '3C5A', externalReferenceId: 'FP17', valueDate: '2026-03-02T00:00:00' };
const told = { referenceNumber: 'PB41', valueDate: '2026-03-02' };
const approval = { ...status, result: 'ACCEPTED', message: { code: 'DIGX_APPROVAL_REQUIRED', type: 'WARNING' } };

function warned(message: object) {
  return { status: { ...status, message: { type: 'WARNING', ...message } }, paymentId: '3C5A' };
}

it.each([
  ['a payment', { status, paymentId: '3C5A' }, { id: '3C5A' }],
  ['an instruction', { status, instructionId: 'B7E0' }, { id: 'B7E0' }],
  [
    'one that is too late for today',
    warned({ code: 'DIGX_WW_017', detail: 'It will be made on 3&#x20;March &amp; not before.' }),
    { id: '3C5A', cutOffMessage: 'It will be made on 3 March & not before.' },
  ],
  [
    'one that is too late, without the bank’s words',
    warned({ code: 'DIGX_WW_017' }),
    { id: '3C5A', cutOffMessage: expect.stringContaining('next working day') },
  ],
  ['one with a warning the app does not know', warned({ code: 'X1', detail: 'Hm.' }), { id: '3C5A' }],
  ['nothing to confirm it by', { status, paymentId: '' }, undefined],
])('reads a draft: %s', (_name, answer, draft) => {
  const kind = 'instructionId' in answer ? 'instruction' : 'payout';
  expect(toPaymentDraft(unchecked(answer), kind)).toEqual(draft);
});

it.each([
  ['made', confirmed, { outcome: 'paid', ...told }],
  ['made, and nothing else told', { status }, { outcome: 'paid', referenceNumber: 'PB41' }],
  ['not known yet', { ...confirmed, externalReferenceId: 'UNDER_PROCESSING' }, { outcome: 'timed-out', ...told }],
  ['waiting for somebody', { ...confirmed, status: approval }, { outcome: 'needs-authoriser', ...told }],
  [
    'waiting for somebody, as older releases say it',
    { ...approval, result: 'FAILURE' },
    { outcome: 'needs-authoriser', referenceNumber: 'PB41' },
  ],
  ['a reference of another type', { ...confirmed, externalReferenceId: 7 }, undefined],
  ['a result the app does not know', { ...confirmed, status: { result: 'PARTLY' } }, undefined],
  ['no status', { paymentId: '3C5A' }, undefined],
  ['nothing', {}, undefined],
])('reads what became of a payment: %s', (_name, answer, outcome) => {
  expect(toDoneOutcome(unchecked(answer), 'payout')).toEqual(outcome);
});

it('reports an instruction that was set up as scheduled', () => {
  const answer = { status, instructionId: 'B7E0', startDate: '2026-03-16' };
  expect(toDoneOutcome(unchecked(answer), 'instruction')).toEqual({
    outcome: 'scheduled',
    ...told,
    valueDate: '2026-03-16',
  });
});

it.each([
  ['COMPLETED', { status: 'made', made: { outcome: 'paid', ...told }, details: {} }],
  ['PENDING_APPROVAL', { status: 'made', made: { outcome: 'needs-authoriser', ...told }, details: {} }],
  ['UNDER_PROCESSING', { status: 'made', made: { outcome: 'timed-out', ...told }, details: {} }],
  ['EXPIRED', { status: 'made', made: { outcome: 'authorisation-expired', ...told }, details: {} }],
  ['INITIATED', { status: 'unconfirmed', details: {} }],
  ['FAILED', { status: 'not-made', details: {} }],
  ['SOMETHING', { status: 'unclear', details: {} }],
  ['', undefined],
  [null, undefined],
])('reads the state of a payment: %s', (statusType, state) => {
  const payoutDetails = { statusType, referenceNumber: 'PB41', valueDate: '2026-03-02' };
  expect(toPaymentState(unchecked({ status, payoutDetails }), 'payout')).toEqual(state);
});

it('reads the state of an instruction', () => {
  const answer = { payoutDetails: { statusType: 'ACTIVE' } };
  expect(toPaymentState(unchecked(answer), 'instruction')).toEqual({
    status: 'made',
    made: { outcome: 'scheduled' },
    details: {},
  });
});

it('reads payee and amount if the bank sends them', () => {
  const payoutDetails = {
    statusType: 'INITIATED',
    to: { groupId: '5D0C', payeeId: 'E813' },
    amount: { currency: 'GBP', amount: 12.5 },
  };
  expect(toPaymentState(unchecked({ status, payoutDetails }), 'payout')).toEqual({
    status: 'unconfirmed',
    details: { to: 'E813', amount: { minor: 12_50, currency: 'GBP' } },
  });
});

it('survives missing and mistyped fields, and never reports an unclear payment as paid', () => {
  const answer = { ...confirmed, payoutDetails: { statusType: 'INITIATED', referenceNumber: null } };
  whenDamaged([answer], (harmed) => {
    toPaymentDraft(unchecked(harmed), 'payout');
    const outcome = toDoneOutcome(unchecked(harmed), 'payout');
    const result = (harmed as { status?: { result?: unknown } } | null)?.status?.result;
    if (outcome?.outcome === 'paid') expect(result).toBe('SUCCESSFUL');
    const state = toPaymentState(unchecked(harmed), 'payout');
    if (state?.status === 'made') expect(harmed).not.toMatchObject({ payoutDetails: { statusType: 'INITIATED' } });
  });
});
