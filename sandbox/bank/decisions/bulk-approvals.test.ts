import { expect, it } from 'vitest';
import { sweep } from '#sandbox/bank/running/invariants.ts';
import { bulkActions } from '#sandbox/bank/testing/bulk-actions.fixture.ts';
import { currentAccount, openingBalance } from '#sandbox/bank/testing/payer-persona.fixture.ts';
import { approversOf, ruleOf } from './approvers.fixture.ts';
import { bulkApproval } from './bulk-approvals.ts';

const [faster, here] = [125_50, 20_25];

async function waitingFile(mandate: 'one-other' | 'two-others' = 'one-other') {
  const bulk = await bulkActions({ mandate });
  const { id } = await bulk.authorised();
  return {
    bulk,
    left: () => openingBalance - bulk.balance(),
    stateNow: () => bulk.fileOf(id).state,
    mails: () => bulk.bank.records.all('mails'),
    ...approversOf(bulk),
  };
}

it('pays a file once when it is authorised, and tells the maker', async () => {
  const { bulk, left, stateNow, mails, approve } = await waitingFile();
  expect(stateNow()).toBe('pending-approval');
  expect(ruleOf(await approve('tom'))).toBe('approvals.authorised');
  await bulk.waitSeconds(2);
  expect(stateNow()).toBe('processing');
  expect(left()).toBe(faster + here);
  expect(ruleOf(await approve('tom'))).toBe('approvals.decided-before');
  await bulk.waitSeconds(10);
  expect(left()).toBe(faster + here);
  expect(mails()).toMatchObject([{ userId: 'nell', subject: 'Bulk payment file authorised' }]);
  expect(sweep(bulk.bank)).toEqual([]);
});

it('tells two files of the same amount apart by name and number of payments, in the list, the code and the letter', async () => {
  const bulk = await bulkActions({ mandate: 'one-other' });
  const one = 'Ashdown Feed,601122,20418836,FP,Hay March,225.75';
  await bulk.authorised({ fileName: 'ALL.csv' });
  await bulk.authorised({ fileName: 'ONE.csv', text: one, count: 1 });
  const [all, single] = bulk.bank.records.all('approvals');
  if (all === undefined || single === undefined) throw new Error('Two files wait.');
  expect([all, single].map((each) => bulkApproval.subject(bulk.bank, each))).toMatchObject([
    { amount: { minor: 225_75 }, valueOn: '2026-03-02', file: { name: 'ALL.csv', paymentCount: 3 } },
    { amount: { minor: 225_75 }, valueOn: '2026-03-02', file: { name: 'ONE.csv', paymentCount: 1 } },
  ]);
  expect([all, single].map((each) => bulkApproval.named(bulk.bank, each))).toEqual([
    'bulk payment file ALL.csv, 3 payments, £225.75',
    'bulk payment file ONE.csv, 1 payment, £225.75',
  ]);
});

it('pays nothing after the first of two authorisations', async () => {
  const { bulk, left, stateNow, approve } = await waitingFile('two-others');
  expect(ruleOf(await approve('tom'))).toBe('approvals.authorised-by-one');
  await bulk.waitSeconds(10);
  expect([left(), stateNow()]).toEqual([0, 'pending-approval']);
  expect(ruleOf(await approve('ada-b'))).toBe('approvals.authorised');
  await bulk.waitSeconds(2);
  expect(left()).toBe(faster + here);
});

it('asks for as many as the mandate does for the total of the file', async () => {
  const bulk = await bulkActions({ mandate: 'one-other' });
  const party = bulk.bank.records.find('parties', 'party-nell');
  if (party === undefined) throw new Error('There is a party.');
  await bulk.make({
    outcome: 'done',
    changes: [{ change: 'update', of: 'parties', record: { ...party, twoOthersFromMinor: 225_75 } }],
  });
  await bulk.authorised();
  expect(bulk.bank.records.all('approvals')).toMatchObject([{ kind: 'bulk-file', needed: 2 }]);
});

it('pays no file from an account that may no longer pay by bulk file', async () => {
  const { bulk, left, approve } = await waitingFile();
  const account = bulk.bank.records.find('accounts', currentAccount);
  if (account === undefined) throw new Error('Nell has a current account.');
  const taskCodes = account.taskCodes.filter((code) => code !== 'FU_F_DFT');
  await bulk.make({
    outcome: 'done',
    changes: [{ change: 'update', of: 'accounts', record: { ...account, taskCodes } }],
  });
  expect(ruleOf(await approve('tom'))).toBe('account-may-not-pay');
  await bulk.waitSeconds(10);
  expect(left()).toBe(0);
});

it('rejects a file that is declined, and expires one that nobody authorised in time', async () => {
  const declined = await waitingFile();
  expect(ruleOf(await declined.decline('tom'))).toBe('approvals.declined');
  expect([declined.stateNow(), declined.left()]).toEqual(['rejected', 0]);
  expect(declined.mails()).toMatchObject([{ subject: 'Bulk payment file declined' }]);
  const late = await waitingFile();
  await late.bulk.waitUntilLondon('2026-03-03', '09:00');
  expect(ruleOf(await late.approve('tom'))).toBe('dates');
  await late.bulk.waitUntilLondon('2026-04-02', '09:00');
  expect([late.stateNow(), late.left()]).toEqual(['expired', 0]);
  expect(late.mails()).toMatchObject([{ subject: 'Bulk payment file not authorised in time' }]);
  expect(sweep(late.bulk.bank)).toEqual([]);
});
