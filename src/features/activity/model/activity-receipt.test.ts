import { expect, it } from 'vitest';
import type { ActivityDetails } from '#src/api/activity/activity.ts';
import { activityReceipt } from './activity-receipt.ts';

const activity: ActivityDetails = {
  reference: 'PB2606100041',
  typeCode: 'PC_F_DFT',
  type: 'Make a Payment',
  statusCode: 'ACCEPTED',
  status: 'Accepted',
  beneficiary: 'Ashdown Feed & Forage',
  toAccountNumber: '20418836',
  toSortCode: '601122',
  audit: [],
};
const beneficiaryOf = (over: Partial<ActivityDetails>) =>
  activityReceipt({ ...activity, ...over }, []).rows.find(({ label }) => label === 'Beneficiary');

it('says where a payment went', () => {
  expect(beneficiaryOf({})).toEqual({
    label: 'Beneficiary',
    value: 'Ashdown Feed & Forage',
    detail: '60-11-22 · 20418836',
  });
});

it('masks the account that a transfer went to, like every own account', () => {
  const row = beneficiaryOf({ beneficiary: 'Savings', toAccountNumber: '31926821', toOwnAccountNumber: '31926821' });
  expect(row?.value).toBe('Savings');
  expect(row?.detail).not.toContain('60-11-22');
  expect(row?.detail).not.toContain('31926821');
  expect(row?.detail).toContain('6821');
});

it('has no row for a beneficiary that the bank did not name', () => {
  const { beneficiary, toAccountNumber, toSortCode, ...file } = activity;
  expect(activityReceipt(file, []).rows.map(({ label }) => label)).toEqual(['Type', 'Status']);
});

it('names the type as the bank does, below a heading that says it as people do', () => {
  const type = activityReceipt(activity, []).rows.find(({ label }) => label === 'Type');
  expect(type).toEqual({ label: 'Type', value: 'Make a Payment' });
});
