import type { PayeeRecord } from '#sandbox/bank/records/payee.ts';
import { payees, payerPersonas } from '#sandbox/bank/testing/payer-persona.fixture.ts';
import type { ManualSession } from '#sandbox/walk/session-by-hand.ts';
import type { SandboxOptions } from './open-bank.ts';
import { nellAtHome } from './small-sandbox.fixture.ts';

export const payments = '/cz/v1/payments/payouts/external';
export const instructions = '/cz/v1/payments/instructions/payouts/external';

interface ListedAccount {
  readonly id: { readonly value: string; readonly displayValue: string };
  readonly currentBalance?: { readonly amount: number };
  readonly availableBalance?: { readonly amount: number };
}

interface ListedGroup {
  readonly groupId: string;
  readonly listPayees: readonly { readonly id: string; readonly ukDomesticPayee: { readonly accountNumber: string } }[];
}

interface Ordered {
  readonly amount?: number;
  readonly reference?: string;
  readonly to?: PayeeRecord;
  readonly isNewPayee?: boolean;
  readonly later?: boolean;
}

export async function nellPaying(over: Partial<SandboxOptions> = {}) {
  const { sandbox, hand } = await nellAtHome({ personas: payerPersonas, jobKinds: {}, ...over });
  return { sandbox, hand, desk: paymentActions(hand) };
}

export function paymentActions(hand: ManualSession) {
  const account = async (number = '31926819') => {
    const { body } = await hand.call('GET', '/v1/accounts');
    const found = (body as { accounts: ListedAccount[] }).accounts.find(({ id }) => id.displayValue === number);
    if (found === undefined) throw new Error(`Nell has no account ${number}.`);
    return found;
  };
  const target = async ({ accountNumber }: PayeeRecord) => {
    const { body } = await hand.call('GET', '/cz/v1/payments/payeeGroup?expand=ALL');
    for (const { groupId, listPayees } of (body as { payeeGroups: ListedGroup[] }).payeeGroups) {
      const payee = listPayees.find(({ ukDomesticPayee }) => ukDomesticPayee.accountNumber === accountNumber);
      if (payee !== undefined) return { groupId, payeeId: payee.id };
    }
    throw new Error(`Nell pays nobody at ${accountNumber}.`);
  };
  return {
    account,
    /** Booked and available, in pounds. */
    async money() {
      const { currentBalance, availableBalance } = await account();
      return [currentBalance?.amount, availableBalance?.amount];
    },
    /** A payment of £125.50 to the feed merchant unless overridden. */
    async order({
      amount = 125.5,
      reference = 'Hay March',
      to = payees.feed,
      isNewPayee = false,
      later = false,
    }: Ordered = {}) {
      const { id } = await account();
      return {
        from: { id, balance: '50000.000000' },
        to: await target(to),
        isNewPayee,
        later,
        amount: { currency: 'GBP', amount },
        reference,
      };
    },
    post: (order: object, path = payments) => hand.call('POST', path, { json: { ...order, stage: 0 } }),
    put: (id: string, order: object, { path = payments, sortCode = '601122', answer }: PutOver = {}) =>
      hand.call('PUT', `${path}/${id}?sortCode=${sortCode}`, {
        json: { ...order, stage: 1 },
        headers: answer === undefined ? {} : { 'x-challenge_response': JSON.stringify(answer) },
      }),
    get: (id: string, path = payments) => hand.call('GET', `${path}/${id}`),
  };
}

interface PutOver {
  readonly path?: string;
  readonly sortCode?: string;
  readonly answer?: { readonly authType: 'OTP'; readonly otp: string; readonly referenceNo: string };
}
