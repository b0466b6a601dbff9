/** What the bank wants to be told of the request beside the code, with the calls that add or change a payee. */
export interface Confirmation {
  readonly requestType: 'payee-new' | 'payee-modify';
  readonly method: 'PUT' | 'POST';
  /** The payload that is confirmed, where it changes a payee. */
  readonly editPayeeData: object | null;
}

/** The kinds of request that banks ask a code or a PIN for, and that have no words of their own: by method and address. */
const actions: readonly (readonly [method: string, address: RegExp, action: string])[] = [
  ['PUT', /\/me\/credentials$/, 'change your password'],
  ['PUT', /\/credentials\/transactionPin$/, 'change your transaction PIN'],
  ['DELETE', /\/payees\/external\/[^/]+$/, 'delete a payee'],
];

const payeeActions = { 'payee-new': 'add a payee', 'payee-modify': 'change a payee' } as const;

/** What a request does, as it follows "To …", for a customer who is asked to confirm it. */
export function confirmedAction(
  { method, url }: Pick<Request, 'method' | 'url'>,
  payeeRequest: Confirmation['requestType'] | undefined,
): string {
  if (payeeRequest !== undefined) return payeeActions[payeeRequest];
  const address = url.split('?')[0] ?? '';
  const known = actions.find(([verb, ending]) => verb === method && ending.test(address));
  return known?.[2] ?? 'do what you asked for';
}
