import { type StateParameters, textIn } from '#contracts/driver/state-values.ts';
import type { SandboxWorld } from '#contracts/driver/visit.ts';
import { arrive, type SetUp } from '#contracts/states/arrivals.ts';
import { anOrder } from '#contracts/states/payees/payee-orders.ts';
import { answerWrongly, askForCode, english, handedOut, listedPayee } from '#contracts/states/payees/payee-steps.ts';
import { orderFrom, payment } from '#contracts/states/payments/order-steps.ts';

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
    const { visit, values } = await arrive(sandbox, parameters);
    const today = visit.today();
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

/** The maker orders it now, because what was ordered before can be authorised only until the cut-off of its day. */
async function paymentWaiting(sandbox: SandboxWorld, parameters: StateParameters) {
  const maker = await listedPayee(sandbox, { ...parameters, persona: 'maker' });
  const { status } = await (await orderFrom(maker, payment, anOrder)).confirm();
  if (status !== 202) throw new Error(`The maker's payment was answered ${status}.`);
  const { visit, values } = await arrive(sandbox, parameters);
  const items = await listed(visit, waitingPayments);
  const payments = items.filter(isPayment).filter(({ approvalDetails: { status } }) => status === 'PENDING_APPROVAL');
  const lastDay = payments.map(dayOf).sort().at(-1);
  return { visit, values: { ...values, item: tokenOf(payments, (day) => day === lastDay) } };
}

async function listed(visit: Awaited<ReturnType<typeof arrive>>['visit'], query: string) {
  const { transactionDTOs } = await visit.ask('GET', `/v1/transactions?${query}&${english}`);
  return transactionDTOs as readonly ListedItem[];
}

function isPayment({ transactionName }: ListedItem): boolean {
  return transactionName === 'PC_F_DOM';
}

function dayOf({ valueDate }: ListedItem): string {
  return valueDate ?? '';
}

function tokenOf(items: readonly ListedItem[], isMeant: (valueDate: string) => boolean): string {
  const item = items.find((each) => isPayment(each) && isMeant(dayOf(each)));
  if (item === undefined) throw new Error('No such payment waits.');
  return item.transactionId;
}
