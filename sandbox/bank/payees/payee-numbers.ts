import { canonicalJson, sha256Hex } from '#sandbox/bank/engine/canonical.ts';
import { referenceNumberOf } from '#sandbox/bank/numbers/payment-numbers.ts';
import type { PayeeDetails, PayeeRecord } from '#sandbox/bank/records/payee.ts';
import { londonDayOf } from '#src/kernel/calendar.ts';
import type { Instant } from '#src/kernel/instant.ts';
import { detailsOf } from './payee-details.ts';

/** A payee as a text message names them: "Stud Farm, sort code 40-11-60, account ending 3301". */
export function payeeText({
  accountName,
  sortCode,
  accountNumber,
}: Pick<PayeeDetails, 'accountName' | 'sortCode' | 'accountNumber'>): string {
  const pairs = sortCode.match(/\d{2}/g) ?? [];
  return `${accountName}, sort code ${pairs.join('-')}, account ending ${accountNumber.slice(-4)}`;
}

/** The reference number for adding or changing a payee, one digit longer than a payment's. */
export function payeeReferenceOf({ id }: PayeeRecord, details: PayeeDetails, at: Instant): string {
  const digest = sha256Hex(`${id}|${canonicalJson(detailsOf(details))}`);
  const number = 100_000 + (Number.parseInt(digest.slice(0, 12), 16) % 900_000);
  return referenceNumberOf(`payee-${number}`, londonDayOf(at));
}
