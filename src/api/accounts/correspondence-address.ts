import { fieldsOf, idOf, isList, isObject, textOf, type Wire } from '#src/api/wire/wire.ts';
import type { AccountId } from '#src/kernel/ids.ts';

export interface CorrespondenceAddress {
  readonly fullName: string;
  /** In envelope order, without empty lines. */
  readonly lines: readonly string[];
}

export function toCorrespondenceAddress(answer: Wire<'AccountAddressAnswer'>): CorrespondenceAddress | undefined {
  const { address } = fieldsOf(answer);
  if (!isObject(address)) return undefined;
  const { fullName, addressLine1, addressLine2, addressLine3, city, region, postcode, country } = address;
  const lines = [addressLine1, addressLine2, addressLine3, city, region, postcode, country].map(textOf);
  return { fullName: textOf(fullName) ?? '', lines: lines.filter((line) => line !== undefined) };
}

export function toAllowedAccounts(answer: Wire<'AccountsByTaskAnswer'>): readonly AccountId[] | undefined {
  const { allowedTransactions } = fieldsOf(answer);
  if (!isList(allowedTransactions)) return undefined;
  return allowedTransactions.flatMap((token) => idOf<AccountId>(token) ?? []);
}
