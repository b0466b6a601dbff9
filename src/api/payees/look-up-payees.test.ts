import { expect, it } from 'vitest';
import { lastingKeys, sharedStorage } from '#src/api/environment/page-storage.ts';
import { openNotes } from '#src/api/orders/form-note.ts';
import { leaveNote, passed } from '#src/api/orders/left-note.fixture.ts';
import { confirmAgainAfterMs } from '#src/api/orders/order.ts';
import { customerMark } from '#src/api/profile/customer-mark.ts';
import { profileAnswer } from '#src/api/store/answers.fixture.ts';
import { good, refused, scriptedBank } from '#src/api/store/bank.fixture.ts';
import { signedInStore } from '#src/app/store.fixture.ts';
import { lookUpPayees } from './look-up-payees.ts';
import { changedPayeeMark, newPayeeMark } from './payee-marks.ts';
import { wirePayee } from './payees.fixture.ts';

const payee = {
  name: 'Ashdown Feed & Forage',
  payeeDescription: 'Hay & straw',
  accountNumber: '20418836',
  sortCode: '601122',
  reference: 'Account 4417',
};
const listing = (...listPayees: readonly object[]) => ({ payeeGroups: [{ groupId: '5D0C', listPayees }] });
const customer = await customerMark(profileAnswer.userProfile.userName);

/** What is said long after a request that left this note, from what the bank then lists. */
async function saidOf(
  kind: 'payee' | 'payee-change',
  mark: string | undefined,
  answer: () => Response,
  profile = profileAnswer,
) {
  leaveNote(kind, mark);
  passed(2 * confirmAgainAfterMs);
  const bank = scriptedBank({ 'GET /cz/v1/payments/payeeGroup': answer, 'GET /v1/me': () => good(profile) });
  const { store } = await signedInStore(bank.fetch);
  await store.dispatch(lookUpPayees(openNotes()));
  return openNotes()[0]?.result;
}

it.each([
  ['is listed', () => good(listing(wirePayee)), 'made'],
  ['awaits authorisation', () => good(listing({ ...wirePayee, status: 'PENDING_APPROVAL' })), 'made'],
  ['was never confirmed', () => good(listing({ ...wirePayee, status: 'INI' })), 'not-made'],
  ['is missing', () => good(listing()), 'not-made'],
  [
    'may be the one that cannot be read',
    () => good(listing(wirePayee.ukDomesticPayee, { ...wirePayee, reference: 'X' })),
    undefined,
  ],
  ['cannot be looked for', () => refused(500, 'X1'), undefined],
])('says of a new payee that it %s', async (_, answer, result) => {
  expect(await saidOf('payee', await newPayeeMark(payee, customer), answer)).toBe(result);
});

it('says nothing of a missing payee to another customer, or without knowing whose it is', async () => {
  const other = { ...profileAnswer, userProfile: { ...profileAnswer.userProfile, userName: 'joint-holder' } };
  const missing = () => good(listing());
  expect(await saidOf('payee', await newPayeeMark(payee, customer), missing, other)).toBeUndefined();
  sharedStorage.removeItem(lastingKeys.unresolvedOrders);
  expect(await saidOf('payee', await newPayeeMark(payee, undefined), missing)).toBeUndefined();
});

it.each([
  ['changed', { nickName: 'Straw' }, 'made'],
  ['as it was', {}, 'not-made'],
  ['changed otherwise', { reference: 'Account 9' }, undefined],
])('finds a payee %s', async (_, over, result) => {
  const mark = await changedPayeeMark({ ...payee, payeeDescription: 'Straw' }, payee);
  expect(await saidOf('payee-change', mark, () => good(listing({ ...wirePayee, ...over })))).toBe(result);
});
