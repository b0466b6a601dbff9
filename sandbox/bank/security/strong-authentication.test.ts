import { expect, it } from 'vitest';
import type { UserRecord } from '#sandbox/bank/records/user.ts';
import { smallBank } from '#sandbox/bank/testing/small-persona.fixture.ts';
import { withFactorGiven } from './last-factor.ts';
import { signIn } from './second-factor.fixture.ts';
import { type Act, actRules, confirmationOf } from './strong-authentication.ts';

/** What customers with a code alone, and with code and PIN, are asked for: as specified, then strictly. Said once more. */
const asked: Readonly<Record<Act, readonly [otp: string, both: string, strictOtp: string, strictBoth: string]>> = {
  changePassword: ['OTP', 'OTP PIN', 'OTP', 'OTP PIN'],
  changePin: ['OTP', 'OTP', 'OTP', 'OTP'],
  resetPassword: ['', '', 'OTP', 'OTP'],
  addPayee: ['OTP', 'OTP', 'OTP', 'OTP'],
  changePayee: ['OTP', 'OTP', 'OTP', 'OTP'],
  payHighValue: ['OTP', 'OTP', 'OTP', 'OTP'],
  payNewPayee: ['OTP', 'OTP', 'OTP', 'OTP'],
  paySavedPayee: ['', '', 'OTP', 'OTP'],
  instructPayee: ['', '', 'OTP', 'OTP'],
  instructTransfer: ['', '', 'OTP', 'OTP'],
  changeInstruction: ['', '', 'OTP', 'OTP'],
  uploadBulkFile: ['OTP', 'OTP', 'OTP', 'OTP'],
  authoriseBulkFile: ['', 'PIN', 'OTP', 'PIN'],
  authoriseItem: ['OTP', 'OTP', 'OTP', 'OTP'],
  shareAccounts: ['', '', 'OTP', 'OTP'],
  changeAlerts: ['', '', 'OTP', 'OTP'],
  orderBook: ['', '', 'OTP', 'OTP'],
  readOlderTransactions: ['', '', 'OTP', 'OTP'],
};
const acts = Object.keys(actRules) as Act[];

async function nell(secondFactor: UserRecord['secondFactor']) {
  const bank = await smallBank();
  const customer = await signIn(bank, 'nell', { secondFactor });
  return { bank, customer };
}

it.each(acts)('asks for what the table says: %s', async (act) => {
  const said: string[] = [];
  for (const sca of ['as-specified', 'strict'] as const) {
    for (const secondFactor of ['otp', 'otp-and-pin'] as const) {
      const { bank, customer } = await nell(secondFactor);
      bank.sca = sca;
      const required = confirmationOf(bank, customer, act, 'to do this');
      expect(required?.isNotPossible).toBeUndefined();
      said.push(required?.factors.join(' ') ?? '');
    }
  }
  expect(said).toEqual(asked[act]);
});

it.each(acts)('asks a customer without a second factor for nothing, and strictly refuses: %s', async (act) => {
  const { bank, customer } = await nell('none');
  expect(confirmationOf(bank, customer, act, 'to do this')).toBeUndefined();
  bank.sca = 'strict';
  expect(confirmationOf(bank, customer, act, 'to do this')).toMatchObject({ factors: [], isNotPossible: true });
});

it('asks once in a session before it shows older transactions, and for every other act each time', async () => {
  const { bank, customer } = await nell('otp');
  bank.sca = 'strict';
  const given = { ...customer, user: withFactorGiven(customer.user, customer.session) };
  const still = acts.filter((act) => confirmationOf(bank, given, act, 'to do this') !== undefined);
  expect(acts.filter((act) => !still.includes(act))).toEqual(['readOlderTransactions']);
  const elsewhere = { ...customer, user: withFactorGiven(customer.user, { id: 'another' }) };
  expect(confirmationOf(bank, elsewhere, 'readOlderTransactions', 'to see them')).toBeDefined();
});
