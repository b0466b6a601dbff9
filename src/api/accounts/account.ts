import {
  countOf,
  dayOf,
  fieldsOf,
  flagOf,
  idOf,
  isList,
  listOf,
  moneyOf,
  omitUndefined,
  readOnce,
  textOf,
  tokenOf,
  type Wire,
  type WireFields,
} from '#src/api/wire/wire.ts';
import type { CalendarDay } from '#src/kernel/calendar.ts';
import { type CurrencyCode, isCurrencyCode } from '#src/kernel/facts/currencies.ts';
import { type AccountId, asId, type PartyId } from '#src/kernel/ids.ts';
import { type Money, money } from '#src/kernel/money.ts';
import { flooredOpening } from '#src/rules/transaction-windows.ts';
import {
  type AccountGroup,
  type AccountKind,
  type AccountType,
  accountGroups,
  accountKinds,
  accountTypeOf,
  isAccountKind,
  isDemandDeposit,
  kindOfType,
  sortCodeOf,
} from './account-kinds.ts';
import { maskedNumber, maskedNumbers } from './masked-numbers.ts';

/** One of the customer's accounts. Texts the bank did not send are empty. */
export interface Account {
  readonly id: AccountId;
  readonly customerId: PartyId;
  readonly partyName: string;
  /** The customer's name for the account, otherwise the bank's. */
  readonly title: string;
  readonly nickname?: string;
  readonly accountNumber: string;
  /** Two accounts in a list share a mask only if they share a number. */
  readonly maskedAccountNumber: string;
  readonly sortCode: string;
  readonly currency: CurrencyCode;
  /** Booked; negative when owed. */
  readonly balance?: Money;
  readonly availableBalance?: Money;
  readonly accountType: AccountType;
  readonly kind: AccountKind;
  readonly typeTitle: string;
  readonly group: AccountGroup;
  /** Position within its group, 1 to 9999, lowest first. Not unique. */
  readonly order: number;
  readonly isInternational: boolean;
  readonly iban?: string;
  readonly productType: string;
  readonly openingDate?: CalendarDay;
  readonly transferIsMapped: boolean;
  readonly transferOutDisabled: boolean;
  /** The bank writes some statements for loans and mortgages, but the customer's list does not show them. */
  readonly statementsDisabled: boolean;
  /** Its past stays to be seen, and nothing moves on it any more. */
  readonly isClosed: boolean;
}

export interface AccountList {
  /** By group, then in the customer's order. Duplicates are dropped. */
  readonly accounts: readonly Account[];
  /** Entries dropped because their id or currency was unusable. */
  readonly damagedCount: number;
}

export function toAccountList(answer: Wire<'AccountsAnswer'>): AccountList | undefined {
  const { accounts: entries } = fieldsOf(answer);
  if (!isList(entries)) return undefined;
  const { items, damagedCount } = readOnce(entries, toAccount, ({ id }) => id);
  return { accounts: inListOrder(withMasks(items)), damagedCount };
}

/** Undefined without an id or a known currency: an amount is never shown in a guessed currency. */
export function toAccount(entry: Wire<'Account'>): Account | undefined {
  const fields = fieldsOf(entry);
  const maskedId = fieldsOf(fields.id);
  const id = idOf<AccountId>(maskedId.value);
  const currency = currencyOf(fields);
  if (id === undefined || currency === undefined) return undefined;

  const dictionary = dictionaryOf(fields.dictionary);
  const subGroup = dictionary.get('SubGroup');
  const kind = isAccountKind(subGroup) ? subGroup : kindOfType(fields.type);
  const product = fieldsOf(fields.productDTO);
  const { group, typeTitle: kindTitle } = accountKinds[kind];
  const nickname = textOf(fields.accountNickname);
  const accountNumber = textOf(maskedId.displayValue) ?? '';
  const typeTitle = isAccountKind(subGroup) ? kindTitle : (textOf(product.name) ?? kindTitle);
  return {
    id,
    customerId: idOf(fieldsOf(fields.partyId).value) ?? asId(''),
    partyName: textOf(fields.partyName) ?? '',
    title: nickname ?? textOf(fields.displayName) ?? typeTitle,
    accountNumber,
    maskedAccountNumber: maskedNumber(accountNumber),
    sortCode: sortCodeOf(tokenOf(fields.branchCode)),
    currency,
    ...balancesOf(fields, group),
    accountType: accountTypeOf(fields.type, kind),
    kind,
    typeTitle,
    group,
    order: orderOf(dictionary.get('nicknameSequenceNumber')),
    isInternational: currency !== 'GBP',
    productType: tokenOf(product.productId) ?? '',
    ...omitUndefined({ nickname, iban: textOf(fields.iban), openingDate: openingDateOf(fields.openingDate, kind) }),
    // Transfers out are offered only if the bank explicitly allows them.
    transferIsMapped: flagOf(dictionary.get('transferIsMapped')) ?? false,
    transferOutDisabled: kind === 'NT' || (flagOf(dictionary.get('transferOutDisabled')) ?? true),
    statementsDisabled: group === 'lending',
    isClosed: fields.status === 'CLOSED',
  };
}

/** By group, then in the customer's order; ties keep the bank's order. */
export function inListOrder<Placed extends Pick<Account, 'group' | 'order'>>(accounts: readonly Placed[]): Placed[] {
  return [...accounts].sort((left, right) => placeOf(left.group) - placeOf(right.group) || left.order - right.order);
}

export function accountsOfParty(accounts: readonly Account[], party: PartyId | false): readonly Account[] {
  return party === false ? accounts : accounts.filter((account) => account.customerId === party);
}

/** Masks are computed over the whole list, so that no two numbers share one. */
function withMasks(accounts: readonly Account[]): readonly Account[] {
  const masks = maskedNumbers(accounts.map(({ accountNumber }) => accountNumber));
  return accounts.map((account) => ({
    ...account,
    maskedAccountNumber: masks.get(account.accountNumber) ?? account.maskedAccountNumber,
  }));
}

const places = { first: 1, last: 9999 } as const;

/** An account without a position goes last. */
function orderOf(value: unknown): number {
  return Math.min(Math.max(countOf(value) ?? places.last, places.first), places.last);
}

function placeOf(group: AccountGroup): number {
  return accountGroups.indexOf(group);
}

function currencyOf({
  currencyCode,
  currentBalance,
  availableBalance,
}: WireFields<'Account'>): CurrencyCode | undefined {
  const candidates = [currencyCode, fieldsOf(currentBalance).currency, fieldsOf(availableBalance).currency];
  return candidates.find(isCurrencyCode);
}

/** A list of name and value pairs; the first value of a name wins. */
function dictionaryOf(value: Wire<'AccountDictionary'>): ReadonlyMap<unknown, unknown> {
  const pairs = listOf(fieldsOf(value).nameValuePairDTOArray).map(fieldsOf);
  return new Map(pairs.map(({ name, value: held }) => [name, held] as const).reverse());
}

/** Amounts owed become negative balances. A bond without a balance uses the amount deposited. */
function balancesOf(fields: WireFields<'Account'>, group: AccountGroup): Pick<Account, 'balance' | 'availableBalance'> {
  const booked = moneyOf(fields.currentBalance);
  const standIn =
    group === 'lending' ? owedOn(fields) : group === 'deposit' ? moneyOf(fields.principalAmount) : undefined;
  return omitUndefined({ balance: booked ?? standIn, availableBalance: moneyOf(fields.availableBalance) });
}

function owedOn({ outstandingLoanDetailsDTO }: WireFields<'Account'>): Money | undefined {
  const { outstandingAmount, principalBalance } = fieldsOf(outstandingLoanDetailsDTO);
  const owed = moneyOf(outstandingAmount) ?? moneyOf(principalBalance);
  return owed && money(-Math.abs(owed.minor), owed.currency);
}

function openingDateOf(value: unknown, kind: AccountKind): CalendarDay | undefined {
  const day = dayOf(value);
  return day !== undefined && isDemandDeposit(kind) ? flooredOpening(day) : day;
}
