import { type StateValues, withoutGaps } from './state-values.ts';
import type { Visit } from './visit.ts';

/** The names under which states hand out the token of an account of that kind, by the wire's code for the kind. */
const namesByKind: ReadonlyMap<unknown, string> = new Map([
  ['CA', 'currentAccount'],
  ['NT', 'noticeAccount'],
  ['TD', 'bondAccount'],
  ['LN', 'loanAccount'],
  ['MO', 'mortgageAccount'],
]);

export interface CustomerTokens {
  /** Of the customer's own party, and of a second one where they act for several. */
  readonly parties: StateValues;
  /** Of accounts that are not that second party's: of any, and of the first of each kind. */
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

/** This session's tokens, as a customer's browser learns them. */
export async function readTokens(visit: Visit): Promise<CustomerTokens> {
  const { entities } = (await visit.ask('GET', '/v1/me')) as { entities: readonly { readonly partyId: MaskedId }[] };
  const { accounts } = (await visit.ask('GET', '/v1/accounts')) as { accounts: readonly ListedAccount[] };
  const [ownParty, otherParty] = entities.map(({ partyId }) => partyId.value);
  return {
    parties: withoutGaps({ ownParty, otherParty }),
    accounts: nameAccounts(accounts.filter(({ partyId }) => partyId.value !== otherParty)),
  };
}

function nameAccounts(accounts: readonly ListedAccount[]): StateValues {
  const inPounds = accounts.filter(({ currencyCode }) => currencyCode === 'GBP');
  const named = [...namesByKind].map(([kind, name]) => [name, inPounds.find((one) => kindOf(one) === kind)?.id.value]);
  return withoutGaps({
    account: accounts[0]?.id.value,
    internationalAccount: accounts.find(({ currencyCode }) => currencyCode !== 'GBP')?.id.value,
    ...Object.fromEntries(named),
  });
}

function kindOf({ dictionary }: ListedAccount): string | undefined {
  return dictionary.nameValuePairDTOArray.find(({ name }) => name === 'SubGroup')?.value;
}
