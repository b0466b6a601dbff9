import type { ManualSession } from './session-by-hand.ts';

/** A random whole number from 0 to `count` - 1. */
export type Pick = (count: number) => number;

export async function readAddress(hand: ManualSession, pick: Pick): Promise<void> {
  await hand.call('GET', `/cz/v1/accountAddress/${await someAccount(hand, pick)}`);
}

/** Paths below any account, with invalid dates among them. */
const accountPaths = [
  (token: string) => `/v1/accounts/demandDeposit/${token}`,
  (token: string) => `/v1/accounts/loan/${token}`,
  (token: string) => `/v1/accounts/loan/${token}/outstanding`,
  (token: string) => `/v1/accounts/deposit/${token}`,
  (token: string) => `/cz/v1/accounts/demandDeposit/${token}/pendingTransactions`,
  (token: string) =>
    `/cz/v1/accounts/demandDeposit/${token}/transactions?searchBy=SPD&fromDate=2025-09-04&toDate=2026-03-02`,
  (token: string) =>
    `/cz/v1/accounts/demandDeposit/${token}/transactions?searchBy=SPD&fromDate=2026-03-02&toDate=2026-02-31`,
  (token: string) => `/cz/v1/accounts/loan/${token}/transactions?searchBy=LNT&noOfTransactions=3`,
  (token: string) => `/cz/v1/accounts/deposit/${token}/transactions?searchBy=LNT`,
  (token: string) =>
    `/cz/v1/accounts/${token}/statements?statementType=Statement&fromDate=2015-01-01&toDate=2026-03-02`,
  (token: string) => `/cz/v1/accounts/${token}/statements/of-nothing`,
  (token: string) =>
    `/cz/v1/accounts/${token}/transactions/download?format=csv&startDate=04/09/2025&endDate=02/03/2026`,
  (token: string) =>
    `/cz/v1/accounts/${token}/transactions/download?format=text&startDate=04/09/2025&endDate=02/04/2026`,
];

export async function lookAtAccount(hand: ManualSession, pick: Pick): Promise<void> {
  const token = await someAccount(hand, pick);
  const look = accountPaths[pick(accountPaths.length)];
  if (look !== undefined) await hand.call('GET', look(token));
}

/** A valid name, null for the bank's own name, and an invalid one. */
export const newNames = ['Walker 8', null, 'Walker & Lane'];

export async function renameAccount(hand: ManualSession, pick: Pick, accountNickname: string | null): Promise<void> {
  const accounts = await listed(hand);
  const account = accounts[pick(Math.max(1, accounts.length))];
  const entries = account === undefined ? [] : [{ ...account, accountNickname, sequenceNumber: 1 + pick(9) }];
  const json = entries.map(({ id, type, ...entry }) => ({ ...entry, accountNumber: id, accountType: type }));
  await hand.call('POST', '/cz/v1/accountNickname', { json });
}

/** Downloads the newest statement of the first account as a PDF. */
export async function readStatement(hand: ManualSession): Promise<void> {
  const statements = `/cz/v1/accounts/${(await listed(hand))[0]?.id.value ?? 'of-nothing'}/statements`;
  const days = 'fromDate=2015-01-01&toDate=2026-12-31';
  const { body } = await hand.call('GET', `${statements}?statementType=CASA-Statement&${days}`);
  const documentId = /"documentId":"([^"]+)"/.exec(JSON.stringify(body) ?? '')?.[1] ?? 'of-nothing';
  await hand.call('GET', `${statements}/${documentId}`);
}

async function someAccount(hand: ManualSession, pick: Pick): Promise<string> {
  const accounts = await listed(hand);
  return accounts[pick(Math.max(1, accounts.length))]?.id.value ?? 'of-nothing';
}

interface Listed {
  readonly id: { readonly value: string };
  readonly partyId: object;
  readonly type: string;
}

async function listed(hand: ManualSession): Promise<Listed[]> {
  const { body } = await hand.call('GET', '/v1/accounts?expand=all');
  const accounts = (body as { accounts?: Listed[] } | undefined)?.accounts ?? [];
  return accounts.map(({ id, partyId, type }) => ({ id, partyId, type }));
}
