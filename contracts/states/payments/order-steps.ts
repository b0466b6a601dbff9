import { type StateParameters, textIn } from '#contracts/driver/state-values.ts';
import type { SandboxWorld } from '#contracts/driver/visit.ts';
import { anOrder, aPayee, orderBody, type ScheduleName } from '#contracts/states/payees/payee-orders.ts';
import { english, idIn, payeeOfBefore, type Reached } from '#contracts/states/payees/payee-steps.ts';

export interface OrderKind {
  readonly path: string;
  /** Name of the order's id in the answer and among the state's values. */
  readonly idName: string;
  readonly schedule?: ScheduleName;
}

export const payment: OrderKind = { path: '/cz/v1/payments/payouts/external', idName: 'paymentId' };
export const instruction: OrderKind = {
  path: '/cz/v1/payments/instructions/payouts/external',
  idName: 'instructionId',
};

/** A verified order to a payee added in an earlier session, from the current account. */
export async function order(sandbox: SandboxWorld, parameters: StateParameters, kind: OrderKind, details = anOrder) {
  return orderFrom(await payeeOfBefore(sandbox, parameters), kind, details);
}

export async function orderFrom(
  { visit, values, sortCode = aPayee.sortCode }: Reached & { readonly sortCode?: string },
  { path, idName, schedule }: OrderKind,
  details: typeof anOrder,
) {
  const { currentAccount: from = '', group: groupId = '', payee: payeeId = '' } = values;
  const days = { startDay: textIn(values, 'startDay'), endDay: textIn(values, 'endDay') };
  const body = (stage: 0 | 1) => orderBody({ from, groupId, payeeId }, stage, details, schedule, days);
  const { body: answer } = await visit.write('POST', path, body(0));
  const id = idIn(answer, idName);
  const confirm = (challengeResponse?: string) =>
    visit.write('PUT', `${path}/${id}?sortCode=${sortCode}&${english}`, body(1), {
      challengeResponse,
      allowed: [412, 417],
    });
  return { visit, values: { ...values, [idName]: id }, confirm };
}
