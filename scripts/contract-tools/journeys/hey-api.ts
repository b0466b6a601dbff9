// A customer pays with the client that hey-api has generated. Compiled and run beside it by `npm run contracts -- tools`.
import { client } from './client.gen';
import {
  confirmPayment,
  createNonce,
  createPayment,
  createSalt,
  getPublicKey,
  listAccounts,
  listPayeeGroups,
  type PaymentRequest,
  signIn,
} from './index';
import { createVisit, found, pence, sealed } from './visit.ts';

const [, , origin = ''] = process.argv;
const visit = createVisit();
const locale = 'en';

client.setConfig({
  baseUrl: `${origin}/digx`,
  throwOnError: true,
  fetch: async (asked) => {
    const request = new Request(asked);
    for (const [name, value] of Object.entries(visit.headers())) request.headers.set(name, value);
    const answer = await fetch(request);
    visit.note(answer.headers.getSetCookie()[0], answer.headers.get('x-nonce'));
    return answer;
  },
});

async function pay(): Promise<void> {
  await createNonce({ query: { locale }, headers: { 'x-noncecount': 15 } });
  const key = found((await getPublicKey({ query: { locale } })).data?.publicKeyDTO, 'key');
  const salt = found((await createSalt({ query: { locale } })).data?.saltDTO, 'salt');
  visit.forgetNonces();
  const form = { j_username: 'private-customer', j_password: sealed('Paddock_7Gate', key.publicKey, salt.id) };
  await signIn({ query: { locale }, body: form });

  const { from, before } = await currentAccount();
  const { data } = await listPayeeGroups({ query: { locale, expand: 'ALL' } });
  const group = found(
    data?.payeeGroups?.find(({ listPayees = [] }) => listPayees?.some(isPayable)),
    'payee',
  );
  const payee = found(group.listPayees?.find(isPayable), 'payee');
  const payment: PaymentRequest = {
    from: { id: from, balance: before.toFixed(6) },
    to: { groupId: group.groupId, payeeId: payee.id },
    isNewPayee: false,
    later: false,
    amount: { currency: 'GBP', amount: 12.5 },
    reference: 'Hay March',
    stage: 0,
  };
  const verified = await createPayment({ query: { locale }, body: payment });
  const paymentId = found(verified.data?.paymentId, 'payment');
  await confirmPayment({
    path: { paymentId },
    query: { locale, sortCode: found(payee.ukDomesticPayee?.bankDetails?.code, 'sort code') },
    body: { ...payment, stage: 1 },
  });
  const after = (await currentAccount()).before;
  if (pence(before) - pence(after) !== 1250) throw new Error(`${before} became ${after} by a payment of 12.50.`);
}

async function currentAccount() {
  const { data } = await listAccounts({ query: { locale, expand: 'all' } });
  const account = found(
    data?.accounts?.find(({ type, currencyCode }) => type === 'CSA' && currencyCode === 'GBP'),
    'account',
  );
  return { from: account.id, before: found(account.availableBalance?.amount, 'balance') };
}

function isPayable({ ukDomesticPayee }: { ukDomesticPayee?: unknown }): boolean {
  return ukDomesticPayee !== undefined && ukDomesticPayee !== null;
}

void pay();
