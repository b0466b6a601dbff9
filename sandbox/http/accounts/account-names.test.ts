import { expect, it } from 'vitest';
import { smallPassword } from '#sandbox/bank/testing/small-persona.fixture.ts';
import { createMemoryJournalStore } from '#sandbox/control/journal/memory-journal.fixture.ts';
import { lastEntry, nellAtHome, openSmallSandbox } from '#sandbox/control/small-sandbox.fixture.ts';
import type { ManualSession } from '#sandbox/walk/session-by-hand.ts';

interface Listed {
  readonly id: { readonly value: string };
  readonly partyId: { readonly value: string };
  readonly type: string;
  readonly accountNickname: string | null;
  readonly dictionary: { readonly nameValuePairDTOArray: readonly { readonly name: string; readonly value: string }[] };
}

async function listed(hand: ManualSession): Promise<Listed[]> {
  const { body } = await hand.call('GET', '/v1/accounts');
  return (body as { accounts: Listed[] }).accounts;
}

async function namesAndPlaces(hand: ManualSession) {
  return (await listed(hand)).map(({ accountNickname, dictionary: { nameValuePairDTOArray } }) => [
    accountNickname,
    nameValuePairDTOArray.find(({ name }) => name === 'nicknameSequenceNumber')?.value,
  ]);
}

const asTheyWere = [
  ['Household &amp; garden', '1'],
  [null, '1'],
  [null, '1'],
];

/** Entries that rename Nell's current account, her mortgage and the yard's euro account. */
async function entriesOf(hand: ManualSession) {
  const entries = (await listed(hand)).map(({ id, partyId, type }) => ({
    accountNickname: 'Hay' as string | null,
    accountNumber: { value: id.value },
    partyId: { value: partyId.value },
    accountType: type,
    sequenceNumber: 1,
  }));
  const [current, house, euro] = entries;
  if (current === undefined || house === undefined || euro === undefined) throw new Error('Nell has three accounts.');
  return { current, house, euro };
}

type Entries = Awaited<ReturnType<typeof entriesOf>>;
const post = (hand: ManualSession, json: unknown) => hand.call('POST', '/cz/v1/accountNickname', { json });

it('names and orders accounts for later lists, sessions and reloads', async () => {
  const store = createMemoryJournalStore();
  const { sandbox, hand } = await nellAtHome({ store });
  const { current, house, euro } = await entriesOf(hand);
  const answer = await post(hand, [
    { ...current, accountNickname: 'Daily use', sequenceNumber: 2 },
    { ...house, accountNickname: 'The Old Forge 2' },
    { ...euro, accountNickname: null, sequenceNumber: 9 },
  ]);
  expect(answer).toMatchObject({ status: 200, body: { status: { result: 'SUCCESSFUL' } } });
  expect(await lastEntry(sandbox)).toMatchObject({ contract: 'kept', rule: 'account-names.named' });
  const named = [
    ['Daily use', '2'],
    ['The Old Forge 2', '1'],
    [null, '9'],
  ];
  expect(await namesAndPlaces(hand)).toEqual(named);
  await hand.signIn('nell', smallPassword);
  expect(await namesAndPlaces(hand)).toEqual(named);

  const again = await openSmallSandbox({ store, settings: {} });
  expect(await again.control.state()).toEqual(await sandbox.control.state());
  expect(await again.control.invariants()).toEqual({ hold: true, broken: [] });
});

it.each<[string, (entries: Entries) => unknown, number, string]>([
  ['a sign in a name', ({ house }) => [{ ...house, accountNickname: 'Hay & oats' }], 400, 'DIGX_CZ_ANN_02'],
  ['an empty name', ({ house }) => [{ ...house, accountNickname: '' }], 400, 'DIGX_CZ_ANN_02'],
  ['a name too long', ({ house }) => [{ ...house, accountNickname: 'H'.repeat(36) }], 400, 'DIGX_CZ_ANN_03'],
  ['a name past all bounds', ({ house }) => [{ ...house, accountNickname: 'H'.repeat(201) }], 400, '10011'],
  ['a token of nothing', ({ house }) => [{ ...house, accountNumber: { value: 'AB' } }], 404, 'DIGX_CZ_ACCOUNT_01'],
  ['another party', ({ house, euro }) => [{ ...house, partyId: euro.partyId }], 404, 'DIGX_CZ_ACCOUNT_01'],
  ['another type', ({ house }) => [{ ...house, accountType: 'CSA' }], 404, 'DIGX_CZ_ACCOUNT_01'],
  ['a type there is not', ({ house }) => [{ ...house, accountType: 'MO' }], 400, '10011'],
  ['one account twice', ({ house }) => [house, house], 400, 'DIGX_PROD_DEF_0000'],
  ['a place before the first', ({ house }) => [{ ...house, sequenceNumber: 0 }], 400, '10011'],
  ['half a place', ({ house }) => [{ ...house, sequenceNumber: 1.5 }], 400, '10011'],
  ['an entry without a name', ({ house: { accountNickname: _, ...house } }) => [house], 400, '10011'],
  ['nothing to name', () => [], 400, '10011'],
  ['an entry that is in no list', ({ house }) => house, 400, '10011'],
])('refuses %s, and none of the other changes', async (_, body, status, code) => {
  const { sandbox, hand } = await nellAtHome();
  const entries = await entriesOf(hand);
  const wrong = body(entries);
  const whole = Array.isArray(wrong) && wrong.length > 0 ? [entries.current, ...wrong] : wrong;
  expect(await post(hand, whole)).toMatchObject({ status, body: { message: { code } } });
  expect((await lastEntry(sandbox)).contract).toBe(code === '10011' ? 'request-breach' : 'kept');
  expect(await namesAndPlaces(hand)).toEqual(asTheyWere);
});

it('finds no account of another session or of a party not chosen', async () => {
  const { hand } = await nellAtHome();
  const { current, euro } = await entriesOf(hand);
  const inYard = await hand.call('POST', '/cz/v1/accountNickname', {
    json: [current],
    headers: { 'x-party-id': euro.partyId.value },
  });
  expect(inYard).toMatchObject({ status: 404, body: { message: { code: 'DIGX_CZ_ACCOUNT_01' } } });
  await hand.signIn('nell', smallPassword);
  expect(await post(hand, [current])).toMatchObject({ status: 404, body: { message: { code: 'DIGX_CZ_ACCOUNT_01' } } });
  expect(await namesAndPlaces(hand)).toEqual(asTheyWere);
});
