export interface Confirmation {
  readonly requestType: 'payee-new' | 'payee-modify';
  readonly method: 'PUT' | 'POST';
  readonly editPayeeData: object | null;
}

const actions: readonly (readonly [method: string, path: RegExp, action: string])[] = [
  ['PUT', /\/credentials\/changeCredentials$/, 'set a new password with your link'],
  ['PUT', /\/me\/credentials$/, 'change your password'],
  ['PUT', /\/credentials\/transactionPin$/, 'change your transaction PIN'],
  ['DELETE', /\/payees\/external\/[^/]+$/, 'delete a payee'],
  ['POST', /\/me\/accessPointAccount$/, 'give a provider access to your accounts'],
  ['PUT', /\/me\/accessPointAccount$/, 'change what a provider may do'],
  ['POST', /\/actionSubscriptions$/, 'set up your alerts'],
  ['PUT', /\/actionSubscriptions\/[^/]+$/, 'change your alerts'],
  ['DELETE', /\/actionSubscriptions\/[^/]+$/, 'end your alerts'],
  ['GET', /\/transactions$/, 'see older transactions'],
  ['GET', /\/transactions\/download$/, 'download older transactions'],
  ['GET', /\/statements\/[^/]+$/, 'see an older statement'],
];

const payeeActions = { 'payee-new': 'add a payee', 'payee-modify': 'change a payee' } as const;

/** Describes a request, worded to follow "To …". */
export function confirmedAction(
  { method, url }: Pick<Request, 'method' | 'url'>,
  payeeRequest: Confirmation['requestType'] | undefined,
): string {
  if (payeeRequest !== undefined) return payeeActions[payeeRequest];
  const path = url.split('?')[0] ?? '';
  const known = actions.find(([verb, ending]) => verb === method && ending.test(path));
  return known?.[2] ?? 'confirm your request';
}
