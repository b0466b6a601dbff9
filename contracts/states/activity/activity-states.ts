import { textIn } from '#contracts/driver/state-values.ts';
import { arrive, type SetUp, valuesOf } from '#contracts/states/arrivals.ts';

interface Ordered {
  readonly status: { readonly referenceNumber?: string };
}

/** Customers with something in their activity log, and how the bank treats their book orders. */
export const activityStates: Readonly<Record<string, SetUp>> = {
  'customer {persona} has ordered a cheque book': async (sandbox, parameters) => {
    const { visit, tokens, values } = await arrive(sandbox, parameters);
    const value = tokens.accounts.currentAccount ?? '';
    const { body } = await visit.write('POST', '/cz/v1/chequebookRequest', { accNo: { value } });
    const reference = (body as unknown as Ordered).status.referenceNumber;
    if (reference === undefined) throw new Error('The order has no reference.');
    return { ...values, ...valuesOf(visit), reference };
  },

  'customer {persona} orders books that need authorisation': async (sandbox, parameters) => {
    const { values } = await arrive(sandbox, parameters);
    await sandbox.control.decide({ payments: 'needs-authoriser' });
    return values;
  },

  'customer {persona} has cheques on the {account}': async (sandbox, parameters) => {
    const { visit, tokens, values } = await arrive(sandbox, parameters);
    const account = textIn(parameters, 'account');
    const answer = await visit.ask(
      'GET',
      `/v1/accounts/demandDeposit/${tokens.accounts[account]}/issuedCheques?startChequeNo=000001&endChequeNo=010000`,
    );
    const { issuedCheques = [] } = answer as unknown as { readonly issuedCheques?: readonly unknown[] };
    if (issuedCheques.length === 0) throw new Error(`There are no cheques on ${account}.`);
    return { ...values, ...valuesOf(visit) };
  },
};
