import type { SandboxControl } from '#e2e/support/sandbox-control.ts';
import type { Wire } from '#e2e/support/wire.ts';

/** The numbers of the customer's first current account and savings, from the last list of accounts. */
export async function ownNumbers(
  sandbox: SandboxControl,
): Promise<{ readonly current: string; readonly savings: string }> {
  const { accounts } = await sandbox.lastAnswer<Wire<'AccountsAnswer'>>('listAccounts');
  const ofKind = (kind: string) =>
    accounts.find(({ dictionary }) => dictionary.nameValuePairDTOArray.some(({ value }) => value === kind))?.id
      .displayValue ?? '';
  return { current: ofKind('CA'), savings: ofKind('IA') };
}
