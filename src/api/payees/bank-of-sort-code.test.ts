import { expect, it } from 'vitest';
import { whenDamaged } from '#src/api/store/answers.fixture.ts';
import { good, refused, scriptedBank } from '#src/api/store/bank.fixture.ts';
import { unchecked } from '#src/api/wire/wire.ts';
import { signedInStore } from '#src/app/store.fixture.ts';
import { lookUpSortCode, toSortCodeLookup } from './bank-of-sort-code.ts';

const call = 'GET /v1/financialInstitution/nationalClearingDetails/UK/601122';
const { signal } = new AbortController();
const known = { code: '601122', bankName: 'Tannery &amp; Sons', badSortCode: false, noFastPayments: false };

it.each([
  ['a bank', () => good(known), { status: 'known', bankName: 'Tannery & Sons' }],
  ['a code that says nobody has it', () => refused(400, 'DIGX_BNK_DET001'), { status: 'bad' }],
  ['a code that says it takes no fast payments', () => refused(400, 'FT-RESP-999'), { status: 'no-fast-payments' }],
  ['a flag that says nobody has it', () => good({ ...known, badSortCode: true }), { status: 'bad' }],
  ['a flag that says so as text', () => good({ ...known, noFastPayments: 'true' }), { status: 'no-fast-payments' }],
  ['flags that are missing', () => good({ bankName: 'Tannery' }), { status: 'known', bankName: 'Tannery' }],
])('gives what stands behind a sort code: %s', async (_name, answer, data) => {
  const { store } = await signedInStore(scriptedBank({ [call]: answer }).fetch);
  expect(await store.dispatch(lookUpSortCode({ party: false, sortCode: '601122' }, signal))).toEqual({ data });
});

it.each([
  ['another refusal', () => refused(400, '10011'), { kind: 'refusal', code: '10011' }],
  ['a bank without a name', () => good({ badSortCode: false }), { kind: 'fault', fault: 'unreadable' }],
])('says nothing of the sort code after %s', async (_name, answer, error) => {
  const { store } = await signedInStore(scriptedBank({ [call]: answer }).fetch);
  const looked = await store.dispatch(lookUpSortCode({ party: false, sortCode: '601122' }, signal));
  expect(looked).toEqual({ error: expect.objectContaining(error) });
});

it('survives missing and mistyped fields', () => {
  whenDamaged([known], (answer) => {
    const lookup = toSortCodeLookup(unchecked(answer));
    if (lookup?.status === 'known') expect(lookup.bankName).not.toBe('');
  });
});
