import {
  countOf,
  dayOf,
  type Fields,
  fieldsOf,
  flagOf,
  listOf,
  moneyOf,
  omitUndefined,
  readOnce,
  textOf,
  tokenOf,
} from '#src/api/wire/wire.ts';
import type { CalendarDay } from '#src/kernel/calendar.ts';
import { type CurrencyCode, isCurrencyCode } from '#src/kernel/facts/currencies.ts';
import type { AccountId, PartyId } from '#src/kernel/ids.ts';
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

/** One of the customer's accounts. Texts that the bank did not send are empty. */
export interface Account {
  readonly id: AccountId;
  /** The entity that owns it; empty when the bank did not say. */
  readonly customerId: PartyId;
  readonly partyName: string;
  /** The customer's own name for it, else the bank's. */
  readonly title: string;
  /** The customer's own name for it, where there is one. */
  readonly nickname?: string;
  readonly accountNumber: string;
  /** Stands for the number where it is not shown whole; alike in a list only for accounts that bear one number. */
  readonly maskedAccountNumber: string;
  readonly sortCode: string;
  readonly currency: CurrencyCode;
  /** Booked; below zero when owed. */
  readonly balance?: Money;
  readonly availableBalance?: Money;
  /** The wire's broader type. */
  readonly accountType: AccountType;
  readonly kind: AccountKind;
  readonly typeTitle: string;
  readonly group: AccountGroup;
  /** Place within its group, lowest first, as the bank takes it: 1 to 9999. Several may have the same. */
  readonly order: number;
  /** In another currency than pounds. */
  readonly isInternational: boolean;
  readonly iban?: string;
  readonly productType: string;
  /** First day transactions are looked for. */
  readonly openingDate?: CalendarDay;
  readonly transferIsMapped: boolean;
  readonly transferOutDisabled: boolean;
  /** The customer's own list has no statements of loans and mortgages, though the bank writes some. */
  readonly statementsDisabled: boolean;
}

export interface AccountList {
  /** By group, and within it in the customer's own order; one that is listed twice stands here once. */
  readonly accounts: readonly Account[];
  /** Entries that could not be shown because their id or currency was unusable. */
  readonly damagedCount: number;
}

/** Undefined for an answer that holds no list at all. */
export function toAccountList(answer: unknown): AccountList | undefined {
  const { accounts: entries } = fieldsOf(answer);
  if (!Array.isArray(entries)) return undefined;
  const { items, damagedCount } = readOnce(entries, toAccount, ({ id }) => id);
  return { accounts: inListOrder(withMasks(items)), damagedCount };
}

/** Undefined without an id to ask by, or a currency: an amount is never shown in a guessed one. */
export function toAccount(entry: unknown): Account | undefined {
  const fields = fieldsOf(entry);
  const maskedId = fieldsOf(fields.id);
  const id = tokenOf(maskedId.value);
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
    id: id as AccountId,
    customerId: (tokenOf(fieldsOf(fields.partyId).value) ?? '') as PartyId,
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
    // A transfer out is only offered where the bank says so in so many words.
    transferIsMapped: flagOf(dictionary.get('transferIsMapped')) ?? false,
    transferOutDisabled: kind === 'NT' || (flagOf(dictionary.get('transferOutDisabled')) ?? true),
    statementsDisabled: group === 'lending',
  };
}

/** By group, and within it in the customer's own order; those of one place stay as they came. */
export function inListOrder<Placed extends Pick<Account, 'group' | 'order'>>(accounts: readonly Placed[]): Placed[] {
  return [...accounts].sort((left, right) => placeOf(left.group) - placeOf(right.group) || left.order - right.order);
}

/** All accounts, or those of one entity. */
export function accountsOfParty(accounts: readonly Account[], party: PartyId | false): readonly Account[] {
  return party === false ? accounts : accounts.filter((account) => account.customerId === party);
}

/** Masked among the others of the list, so that no two numbers are masked alike. */
function withMasks(accounts: readonly Account[]): readonly Account[] {
  const masks = maskedNumbers(accounts.map(({ accountNumber }) => accountNumber));
  return accounts.map((account) => ({
    ...account,
    maskedAccountNumber: masks.get(account.accountNumber) ?? account.maskedAccountNumber,
  }));
}

/** The places that the bank takes. */
const places = { first: 1, last: 9999 } as const;

/** One that has no place stands last, and is sent back so: with a name alone it keeps its place among others without. */
function orderOf(told: unknown): number {
  return Math.min(Math.max(countOf(told) ?? places.last, places.first), places.last);
}

function placeOf(group: AccountGroup): number {
  return accountGroups.indexOf(group);
}

function currencyOf({ currencyCode, currentBalance, availableBalance }: Fields): CurrencyCode | undefined {
  const told = [currencyCode, fieldsOf(currentBalance).currency, fieldsOf(availableBalance).currency];
  return told.find(isCurrencyCode);
}

/** A list of name and value pairs; the first of a name counts. */
function dictionaryOf(value: unknown): ReadonlyMap<unknown, unknown> {
  const pairs = listOf(fieldsOf(value).nameValuePairDTOArray).map(fieldsOf);
  return new Map(pairs.map(({ name, value: held }) => [name, held] as const).reverse());
}

/** What is owed is a balance below zero; a bond without a balance of its own holds what was deposited. */
function balancesOf(fields: Fields, group: AccountGroup): Pick<Account, 'balance' | 'availableBalance'> {
  const booked = moneyOf(fields.currentBalance);
  const standIn =
    group === 'lending' ? owedOn(fields) : group === 'deposit' ? moneyOf(fields.principalAmount) : undefined;
  return omitUndefined({ balance: booked ?? standIn, availableBalance: moneyOf(fields.availableBalance) });
}

function owedOn({ outstandingLoanDetailsDTO }: Fields): Money | undefined {
  const { outstandingAmount, principalBalance } = fieldsOf(outstandingLoanDetailsDTO);
  const owed = moneyOf(outstandingAmount) ?? moneyOf(principalBalance);
  return owed && money(-Math.abs(owed.minor), owed.currency);
}

function openingDateOf(value: unknown, kind: AccountKind): CalendarDay | undefined {
  const day = dayOf(value);
  return day !== undefined && isDemandDeposit(kind) ? flooredOpening(day) : day;
}
