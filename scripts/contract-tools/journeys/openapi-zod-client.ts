// A customer pays with the client that openapi-zod-client has generated, which checks every answer. Compiled and run beside it by
// `npm run contracts -- tools`.
import axios from 'axios';
import { createApiClient } from './index';
import { createVisit, found, pence, sealed } from './visit.ts';

const [, , origin = ''] = process.argv;
const visit = createVisit();
const locale = 'en';

const wire = axios.create();
wire.interceptors.request.use((request) => {
  for (const [name, value] of Object.entries(visit.headers())) request.headers.set(name, value);
  return request;
});
wire.interceptors.response.use((answer) => {
  visit.note(answer.headers['set-cookie']?.[0], answer.headers['x-nonce'] as string | undefined);
  return answer;
});
const bank = createApiClient(`${origin}/digx`, { axiosInstance: wire });

async function pay(): Promise<void> {
  await bank.createNonce(undefined, { queries: { locale }, headers: { 'x-noncecount': 15 } });
  const key = found((await bank.getPublicKey({ queries: { locale } })).publicKeyDTO, 'key');
  const salt = found((await bank.createSalt(undefined, { queries: { locale } })).saltDTO, 'salt');
  visit.forgetNonces();
  const form = { j_username: 'private-customer', j_password: sealed('Paddock_7Gate', key.publicKey, salt.id) };
  await bank.signIn(form, { queries: { locale } });

  const { from, before } = await currentAccount();
  const { payeeGroups = [] } = await bank.listPayeeGroups({ queries: { locale, expand: 'ALL' } });
  const group = found(
    payeeGroups?.find(({ listPayees }) => listPayees?.some(isPayable)),
    'payee',
  );
  const payee = found(group.listPayees?.find(isPayable), 'payee');
  const payment = {
    from: { id: from, balance: before.toFixed(6) },
    to: { groupId: group.groupId, payeeId: payee.id },
    isNewPayee: false,
    later: false,
    amount: { currency: 'GBP' as const, amount: 12.5 },
    reference: 'Hay March',
  };
  const verified = await bank.createPayment({ ...payment, stage: 0 }, { queries: { locale } });
  await bank.confirmPayment(
    { ...payment, stage: 1 },
    {
      params: { paymentId: found(verified.paymentId, 'payment') },
      queries: { locale, sortCode: found(payee.ukDomesticPayee?.bankDetails?.code, 'sort code') },
    },
  );
  const after = (await currentAccount()).before;
  if (pence(before) - pence(after) !== 1250) throw new Error(`${before} became ${after} by a payment of 12.50.`);
}

async function currentAccount() {
  const { accounts } = await bank.listAccounts({ queries: { locale, expand: 'all' } });
  const account = found(
    accounts?.find(({ type, currencyCode }) => type === 'CSA' && currencyCode === 'GBP'),
    'account',
  );
  return { from: account.id, before: found(account.availableBalance?.amount, 'balance') };
}

function isPayable({ ukDomesticPayee }: { ukDomesticPayee?: unknown }): boolean {
  return ukDomesticPayee !== undefined && ukDomesticPayee !== null;
}

void pay();
