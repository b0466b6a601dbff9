import {
  dayOf,
  fieldsOf,
  idOf,
  isList,
  listOf,
  omitUndefined,
  readOnce,
  textOf,
  tokenOf,
  type Wire,
  type WireFields,
} from '#src/api/wire/wire.ts';
import type { CalendarDay } from '#src/kernel/calendar.ts';
import { asId, type PartyId, type PayeeId } from '#src/kernel/ids.ts';
import { toVerificationReport, type VerificationReport } from './verification-report.ts';

export type { VerificationReport } from './verification-report.ts';

export type PayeeAccountType = 'Personal' | 'Business';

export interface Payee {
  readonly id: PayeeId;
  /** The group the bank files it under; part of its path. */
  readonly groupId: string;
  readonly creatorId: string;
  readonly title: string;
  /** The customer's own name for it, shown instead of the title. */
  readonly payeeDescription?: string;
  readonly accountNumber: string;
  readonly sortCode: string;
  readonly lastReference: string;
  /** Missing if it was never paid, or if the bank does not say. */
  readonly lastPaidOn?: CalendarDay;
  /** The payee's reference for every payment. */
  readonly reference: string;
  readonly payeeReference: string;
  readonly bankName: string;
  readonly address: string;
  readonly city: string;
  readonly country: string;
  readonly customerId: PartyId;
  readonly accountType?: PayeeAccountType;
  readonly verificationReport?: VerificationReport;
  readonly status: string;
  /** Whether it can be paid. One that awaits authorisation cannot. */
  readonly isActive: boolean;
}

export interface PayeeList {
  /** In the bank's order, without duplicates. */
  readonly payees: readonly Payee[];
  /** Entries dropped because their id or group was unusable. */
  readonly damagedCount: number;
}

export function payeeName({ payeeDescription, title }: Pick<Payee, 'title' | 'payeeDescription'>): string {
  return payeeDescription ?? title;
}

/** Undefined if there is no list, or if no entry in it is readable. */
export function toPayeeList(answer: Wire<'PayeeGroupsAnswer'>): PayeeList | undefined {
  const { payeeGroups } = fieldsOf(answer);
  if (!isList(payeeGroups)) return undefined;
  const groups = payeeGroups.map(fieldsOf);
  const damagedGroups = groups.filter(({ listPayees }) => listPayees !== null && !isList(listPayees));
  const { items, damagedCount: damagedPayees } = readOnce(
    groups.flatMap((group) => listOf(group.listPayees).map((entry) => ({ entry, group }))),
    ({ entry, group }) => toPayee(entry, group),
    ({ id }) => id,
  );
  const damagedCount = damagedGroups.length + damagedPayees;
  if (items.length === 0 && damagedCount > 0) return undefined;
  return { payees: items, damagedCount };
}

/** Undefined if it cannot be addressed. The group fills in missing fields. */
function toPayee(entry: Wire<'Payee'>, group: WireFields<'PayeeGroup'>): Payee | undefined {
  const fields = fieldsOf(entry);
  const id = idOf<PayeeId>(fields.id);
  const groupId = tokenOf(fields.groupId) ?? tokenOf(group.groupId);
  if (id === undefined || groupId === undefined) return undefined;

  const account = fieldsOf(fields.ukDomesticPayee);
  const bank = fieldsOf(account.bankDetails);
  const party = idOf<PartyId>(fieldsOf(fields.customerId).value) ?? idOf<PartyId>(fieldsOf(group.partyId).value);
  const status = tokenOf(fields.status) ?? '';
  return {
    id,
    groupId,
    creatorId: textOf(fields.creatorId) ?? '',
    title: textOf(account.accountName) ?? '',
    accountNumber: tokenOf(account.accountNumber) ?? '',
    sortCode: tokenOf(bank.code) ?? '',
    lastReference: textOf(fields.lastReference) ?? '',
    reference: textOf(fields.reference) ?? '',
    payeeReference: textOf(fields.payeeReference) ?? '',
    bankName: textOf(bank.name) ?? '',
    address: textOf(bank.address) ?? '',
    city: textOf(bank.city) ?? '',
    country: textOf(bank.country) ?? '',
    customerId: party ?? asId(''),
    ...omitUndefined({
      payeeDescription: textOf(fields.nickName),
      lastPaidOn: dayOf(fields.lastPaidOn),
      accountType: accountTypeOf(fields.accountType),
      verificationReport: toVerificationReport(fields.verificationReport),
    }),
    status,
    isActive: status === 'ACT',
  };
}

function accountTypeOf(value: unknown): PayeeAccountType | undefined {
  return value === 'Personal' || value === 'Business' ? value : undefined;
}
