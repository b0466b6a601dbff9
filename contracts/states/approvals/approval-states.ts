import { type StateParameters, textIn } from '#contracts/driver/state-values.ts';
import type { SandboxWorld } from '#contracts/driver/visit.ts';
import { arrive, type SetUp } from '#contracts/states/arrivals.ts';
import { answerWrongly, askForCode, english, handedOut } from '#contracts/states/payees/payee-steps.ts';

interface ListedItem {
  readonly transactionId: string;
  readonly transactionName: string;
  readonly valueDate?: string | null;
  readonly approvalDetails: { readonly status: string };
}

/** Customers who authorise what others have asked for. */
export const approvalStates: Readonly<Record<string, SetUp>> = {
  'items of every kind are awaiting approval by customer {persona}': async (sandbox, parameters) =>
    handedOut(await arrive(sandbox, parameters)),

  'a payment is awaiting approval by customer {persona}': async (sandbox, parameters) =>
    handedOut(await paymentWaiting(sandbox, parameters)),

  'a payment dated in the past is awaiting approval by customer {persona}': async (sandbox, parameters) => {
    const { visit, values, today } = await itemsOf(sandbox, parameters);
    const items = await listed(visit, waitingPayments);
    return handedOut({ visit, values: { ...values, item: tokenOf(items, (day) => day < today) } });
  },

  'customer {persona} is asked for a code to approve a payment': async (sandbox, parameters) =>
    handedOut(await beginApproving(sandbox, parameters)),
  'customer {persona} is asked for a code to approve a payment after {wrong} wrong codes': async (
    sandbox,
    parameters,
  ) => handedOut(await answerWrongly(await beginApproving(sandbox, parameters), parameters)),

  'customer {persona} has declined a payment': async (sandbox, parameters) => {
    const { visit, values } = await paymentWaiting(sandbox, parameters);
    await visit.write('POST', `/v1/transactions/${values.item}/reject?${english}`, undefined);
    return handedOut({ visit, values });
  },

  'customer {persona} could approve a payment that {other} has declined': async (sandbox, parameters) => {
    const elsewhere = await paymentWaiting(sandbox, { ...parameters, persona: textIn(parameters, 'other') });
    await elsewhere.visit.write('POST', `/v1/transactions/${elsewhere.values.item}/reject?${english}`, undefined);
    const { visit, values } = await arrive(sandbox, parameters);
    const items = await listed(visit, 'view=approved');
    const item = items.find(({ approvalDetails }) => approvalDetails.status === 'REJECTED');
    if (item === undefined) throw new Error('No declined payment is listed.');
    return handedOut({ visit, values: { ...values, item: item.transactionId } });
  },
};

async function beginApproving(sandbox: SandboxWorld, parameters: StateParameters) {
  const { visit, values } = await paymentWaiting(sandbox, parameters);
  const answer = (challengeResponse?: string) =>
    visit.write('POST', `/v1/transactions/${values.item}/approve?${english}`, undefined, {
      challengeResponse,
      allowed: [412, 417],
    });
  return askForCode(sandbox, parameters, { visit, values, answer });
}

const waitingPayments = 'discriminator=ACCOUNT_FINANCIAL&view=approval&status=PENDING_APPROVAL';

async function itemsOf(sandbox: SandboxWorld, parameters: StateParameters) {
  const { visit, values } = await arrive(sandbox, parameters);
  return { visit, values, today: visit.today() as string };
}

/** The payment that one authorisation releases. */
async function paymentWaiting(sandbox: SandboxWorld, parameters: StateParameters) {
  const { visit, values, today } = await itemsOf(sandbox, parameters);
  const items = await listed(visit, waitingPayments);
  const pending = items.filter(({ approvalDetails }) => approvalDetails.status === 'PENDING_APPROVAL');
  return { visit, values: { ...values, item: tokenOf(pending, (day) => day >= today) } };
}

async function listed(visit: Awaited<ReturnType<typeof arrive>>['visit'], query: string) {
  const { transactionDTOs } = await visit.ask('GET', `/v1/transactions?${query}&${english}`);
  return transactionDTOs as readonly ListedItem[];
}

function tokenOf(items: readonly ListedItem[], isMeant: (valueDate: string) => boolean): string {
  const item = items.find(
    ({ transactionName, valueDate }) => transactionName === 'PC_F_DOM' && isMeant(valueDate ?? ''),
  );
  if (item === undefined) throw new Error('No such payment waits.');
  return item.transactionId;
}
