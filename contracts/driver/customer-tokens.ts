import { omitUndefined, type StateValues } from './state-values.ts';
import type { Visit } from './visit.ts';

/** The name of the handed-out token for each kind of account, by the wire's code of the kind. */
const namesByKind: ReadonlyMap<unknown, string> = new Map([
  ['CA', 'currentAccount'],
  ['IA', 'savingsAccount'],
  ['NT', 'noticeAccount'],
  ['TD', 'bondAccount'],
  ['LN', 'loanAccount'],
  ['MO', 'mortgageAccount'],
]);

export interface CustomerTokens {
  /** The customer's own party, and a second one if they act for several. */
  readonly parties: StateValues;
  /** Accounts outside that second party: any one, and the first of each kind. */
  readonly accounts: StateValues;
}

interface MaskedId {
  readonly value: string;
}

interface ListedAccount {
  readonly id: MaskedId;
  readonly partyId: MaskedId;
  readonly currencyCode: string;
  readonly dictionary: { readonly nameValuePairDTOArray: readonly { readonly name: string; readonly value: string }[] };
}

/** This session's tokens, read as a browser reads them. */
export async function readTokens(visit: Visit): Promise<CustomerTokens> {
  const { entities } = (await visit.ask('GET', '/v1/me')) as { entities: readonly { readonly partyId: MaskedId }[] };
  const { accounts } = (await visit.ask('GET', '/v1/accounts')) as { accounts: readonly ListedAccount[] };
  const [ownParty, otherParty] = entities.map(({ partyId }) => partyId.value);
  return {
    parties: omitUndefined({ ownParty, otherParty }),
    accounts: nameAccounts(accounts.filter(({ partyId }) => partyId.value !== otherParty)),
  };
}

function nameAccounts(accounts: readonly ListedAccount[]): StateValues {
  const inPounds = accounts.filter(({ currencyCode }) => currencyCode === 'GBP');
  const named = [...namesByKind].map(([kind, name]) => [name, inPounds.find((one) => kindOf(one) === kind)?.id.value]);
  return omitUndefined({
    account: accounts[0]?.id.value,
    internationalAccount: accounts.find(({ currencyCode }) => currencyCode !== 'GBP')?.id.value,
    ...Object.fromEntries(named),
  });
}

function kindOf({ dictionary }: ListedAccount): string | undefined {
  return dictionary.nameValuePairDTOArray.find(({ name }) => name === 'SubGroup')?.value;
}
