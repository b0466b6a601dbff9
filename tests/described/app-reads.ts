import { expect } from 'vitest';
import type { Account } from '#src/api/accounts/account.ts';
import { accountDetailsApi } from '#src/api/accounts/account-details.ts';
import { instructionsApi } from '#src/api/instructions/instructions.ts';
import { mailboxApi } from '#src/api/mail/mailbox.ts';
import { payeesApi } from '#src/api/payees/payees.ts';
import { accountsOf } from '#tests/customers/capabilities.ts';
import { type DescribedCustomer, recordsIn } from '#tests/customers/described-customer.ts';
import { answerTo } from '#tests/customers/sign-in-persona.ts';

const party = false as const;

/** The app reads what the bank keeps of the customer: as many of each, and the details of every account. */
export async function readsEverything(customer: DescribedCustomer): Promise<number> {
  const { store, userId } = customer;
  const records = await recordsIn(customer);
  const user = records.users.find(({ id }) => id === userId);
  const isTheirs = ({ partyId }: { readonly partyId: string }) => user?.partyIds.includes(partyId) ?? false;
  const read = async <Data>(asked: PromiseLike<{ readonly data?: Data | undefined }>) => await answerTo(asked);

  const payees = await read(store.dispatch(payeesApi.endpoints.listPayees.initiate({ party })));
  const bulletins = await read(store.dispatch(mailboxApi.endpoints.listBulletins.initiate({ party })));
  const orders = await read(store.dispatch(instructionsApi.endpoints.listInstructions.initiate({ party, code: 'SI' })));
  const debits = await read(store.dispatch(instructionsApi.endpoints.listInstructions.initiate({ party, code: 'DD' })));
  const mine = records.mails.filter((mail) => mail.userId === userId && mail.box === 'bulletins');
  expect({
    payees: payees?.payees.length,
    bulletins: bulletins?.length,
    orders: orders?.instructions.length,
    debits: debits?.instructions.length,
  }).toEqual({
    payees: records.payees.filter((payee) => isTheirs(payee) && payee.state === 'active').length,
    bulletins: mine.length,
    orders: records.instructions.filter((order) => isTheirs(order) && order.type === 'REC').length,
    debits: records.directDebits.filter(isTheirs).length,
  });
  for (const account of await accountsOf(store, party)) await readsDetails(customer, account);
  return payees?.payees.length ?? 0;
}

async function readsDetails({ store }: DescribedCustomer, { id: accountId, kind }: Account): Promise<void> {
  const { getDemandDepositAccount, getLoanAccount, getLoanOutstanding, getTermDepositAccount } =
    accountDetailsApi.endpoints;
  const arg = { party, accountId };
  const asked: readonly PromiseLike<{ readonly data?: unknown }>[] =
    kind === 'LN' || kind === 'MO'
      ? [store.dispatch(getLoanAccount.initiate(arg)), store.dispatch(getLoanOutstanding.initiate(arg))]
      : [store.dispatch((kind === 'TD' ? getTermDepositAccount : getDemandDepositAccount).initiate(arg))];
  for (const answer of asked) expect([kind, (await answer).data !== undefined]).toEqual([kind, true]);
}
