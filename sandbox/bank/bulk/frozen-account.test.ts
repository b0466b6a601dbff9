import { expect, it } from 'vitest';
import { freezeAccount, unfreezeAccount } from '#sandbox/bank/accounts/account-testing.ts';
import { commit } from '#sandbox/bank/engine/commit.ts';
import { heldOn } from '#sandbox/bank/engine/holds.ts';
import { sweep } from '#sandbox/bank/running/invariants.ts';
import { bulkActions } from '#sandbox/bank/testing/bulk-actions.fixture.ts';
import { currentAccount, openingBalance } from '#sandbox/bank/testing/payer-persona.fixture.ts';

type Bulk = Awaited<ReturnType<typeof bulkActions>>;

const frozen = { outcome: 'refused', reason: 'account-frozen' };
const [faster, bacs, here] = [125_50, 80_00, 20_25];

function accountOf({ bank }: Bulk) {
  const account = bank.records.find('accounts', currentAccount);
  if (account === undefined) throw new Error('Nell has a current account.');
  return account;
}

async function freeze(bulk: Bulk) {
  await commit(bulk.bank, freezeAccount(accountOf(bulk)));
}

async function unfreeze(bulk: Bulk) {
  await commit(bulk.bank, unfreezeAccount(accountOf(bulk)));
}

function moneyOf({ bank, balance }: Bulk) {
  return { left: openingBalance - balance(), held: heldOn(bank, currentAccount) };
}

it('refuses each step of a file from a frozen account for that reason, and pays once it is unfrozen', async () => {
  const bulk = await bulkActions();
  await freeze(bulk);
  expect(await bulk.draft()).toEqual(frozen);
  await unfreeze(bulk);
  const draft = await bulk.drafted();
  await freeze(bulk);
  expect(await bulk.upload(draft)).toEqual(frozen);
  await unfreeze(bulk);
  await bulk.upload(draft);
  await bulk.waitSeconds(3);
  await freeze(bulk);
  expect(await bulk.authorise(draft.id)).toEqual(frozen);
  await bulk.waitSeconds(10);
  expect(moneyOf(bulk)).toEqual({ left: 0, held: 0 });
  await unfreeze(bulk);
  await bulk.authorise(draft.id);
  await bulk.waitSeconds(2);
  expect(moneyOf(bulk)).toEqual({ left: faster + here, held: bacs });
});

it('rejects every payment of a file whose account is frozen on the day, for that reason', async () => {
  const bulk = await bulkActions();
  const { id } = await bulk.authorised({ payOn: '2026-03-03' });
  await freeze(bulk);
  await bulk.waitUntilLondon('2026-03-03', '06:00');
  const reason = 'rejected:DIGX_PY_HOST_006';
  expect(bulk.fileOf(id).rows.map(({ outcome }) => outcome)).toEqual([reason, reason, reason]);
  expect(moneyOf(bulk)).toEqual({ left: 0, held: 0 });
  expect(sweep(bulk.bank)).toEqual([]);
});
