import type { ManualSession } from '#sandbox/walk/session-by-hand.ts';

interface ListedAccount {
  readonly id: object;
  readonly partyId: object;
  readonly type: string;
  readonly accountNickname?: string | null;
}

/**
 * Renames accounts one after the other and reads each name back.
 * @returns the share that was read as it was written.
 */
export async function writeThenRead(call: ManualSession['call'], times: number): Promise<number> {
  let right = 0;
  for (let time = 0; time < times; time += 1) {
    const wanted = `Name ${time}`;
    const accounts = await listed(call);
    const place = time % accounts.length;
    const account = accounts[place];
    if (account === undefined) return 0;
    const { id, partyId, type } = account;
    const entry = { accountNumber: id, partyId, accountType: type, accountNickname: wanted, sequenceNumber: 1 };
    await call('POST', '/cz/v1/accountNickname', { json: [entry] });
    const after = await listed(call);
    const isSame = (one: ListedAccount) => JSON.stringify(one.id) === JSON.stringify(id);
    if (after.find(isSame)?.accountNickname === wanted) right += 1;
  }
  return right / times;
}

async function listed(call: ManualSession['call']): Promise<readonly ListedAccount[]> {
  const { body } = await call('GET', '/v1/accounts?expand=all');
  return (body as { accounts?: readonly ListedAccount[] } | undefined)?.accounts ?? [];
}
