import { expect, it } from 'vitest';
import { good, refused, scriptedBank } from '#src/api/store/bank.fixture.ts';
import { signedInStore } from '#src/app/store.fixture.ts';
import { asId, type PartyId, type PayeeId } from '#src/kernel/ids.ts';
import { payeesAnswer } from './payees.fixture.ts';
import { payeesApi } from './payees.ts';

const { listPayees, deletePayee } = payeesApi.endpoints;
const list = 'GET /cz/v1/payments/payeeGroup';
const path = '/cz/v1/payments/payeeGroup/5D0C/payees/external/E8%2F13';
const payee = { title: 'Ashdown', id: asId<PayeeId>('E8/13'), groupId: '5D0C' };

it('asks for all that is in the groups, for one entity or for all', async () => {
  const bank = scriptedBank({ [list]: () => good(payeesAnswer) });
  const { store } = await signedInStore(bank.fetch);
  const { data } = await store.dispatch(listPayees.initiate({ party: asId<PartyId>('C43E') }));
  await store.dispatch(listPayees.initiate({ party: false }));
  expect(data?.payees).toHaveLength(2);
  const asked = bank.asked.filter(({ call }) => call === list);
  expect(asked.map(({ headers }) => headers.get('X-Party-Id'))).toEqual(['C43E', null]);
  expect(Object.fromEntries(asked[0]?.url.searchParams ?? [])).toEqual({ expand: 'ALL', locale: 'en' });
});

it('deletes a payee, and asks for the list again', async () => {
  const bank = scriptedBank({ [list]: () => good(payeesAnswer), [`DELETE ${path}`]: () => good({}) });
  const { store } = await signedInStore(bank.fetch);
  await store.dispatch(listPayees.initiate({ party: false }));
  const { error } = await store.dispatch(deletePayee.initiate({ party: false, payee }));
  expect(error).toBeUndefined();
  const deleting = bank.asked.find(({ call }) => call === `DELETE ${path}`);
  expect(deleting?.url.searchParams.get('stage')).toBe('1');
  await expect.poll(() => bank.calls().filter((call) => call === list).length).toBe(2);
});

it('says why a payee was not deleted', async () => {
  const bank = scriptedBank({ [`DELETE ${path}`]: () => refused(404, 'DIGX_CZ_PAYEE_01') });
  const { store } = await signedInStore(bank.fetch);
  const { error } = await store.dispatch(deletePayee.initiate({ party: false, payee }));
  expect(error).toMatchObject({
    code: 'DIGX_CZ_PAYEE_01',
    message: expect.stringContaining('could not find this payee'),
  });
});

it('is an error, not an empty list, if the answer holds no list', async () => {
  const bank = scriptedBank({ [list]: () => good({}) });
  const { store } = await signedInStore(bank.fetch);
  const { data, error } = await store.dispatch(listPayees.initiate({ party: false }));
  expect([data, error]).toEqual([undefined, expect.objectContaining({ kind: 'fault', fault: 'unreadable' })]);
});
