import { expect, it } from 'vitest';
import { payeeReport } from '#src/api/payees/payees.fixture.ts';
import { good, refused, scriptedBank } from '#src/api/store/bank.fixture.ts';
import { signedInStore } from '#src/app/store.fixture.ts';
import { asId, type PartyId } from '#src/kernel/ids.ts';
import { checkPayeeName } from './cop-check.ts';

const call = 'POST /v1/payments/verifyPayeeName';
const { signal } = new AbortController();
const details = {
  party: asId<PartyId>('C43E'),
  accountNumber: '20418836',
  sortCode: '601122',
  accountName: 'Ashdown Feed & Forage',
  accountType: 'Business',
  reference: '',
} as const;

it('asks for the details as they were typed, and gives the report', async () => {
  const bank = scriptedBank({ [call]: () => good({ verificationReport: payeeReport }) });
  const { store } = await signedInStore(bank.fetch);
  const answer = await store.dispatch(checkPayeeName(details, signal));
  expect(answer).toMatchObject({
    data: { matched: 'N', reasonCode: 'MBAM', payeeAccountName: 'Ashdown Feed & Forage' },
  });
  const asked = bank.asked.find((one) => one.call === call);
  expect(asked?.headers.get('X-Party-Id')).toBe('C43E');
  expect(JSON.parse(asked?.body ?? '')).toEqual({
    paymentType: 'DOMESTIC',
    network: 'FASTER',
    accountId: '20418836',
    accountName: 'Ashdown Feed & Forage',
    accountType: 'Business',
    bic: '601122',
    dictionary: { nameValuePairDTOArray: [{ name: 'reference', value: '' }] },
  });
});

it.each([
  ['a refusal', () => refused(400, 'DIGX_PY_0025'), { kind: 'refusal', code: 'DIGX_PY_0025' }],
  ['an answer without a report', () => good({}), { kind: 'fault', fault: 'unreadable' }],
  ['an empty answer', () => new Response(null), { kind: 'fault', fault: 'bad_network_response' }],
])('is an error, and never a pass, after %s', async (_name, answer, error) => {
  const { store } = await signedInStore(scriptedBank({ [call]: answer }).fetch);
  expect(await store.dispatch(checkPayeeName(details, signal))).toEqual({ error: expect.objectContaining(error) });
});
