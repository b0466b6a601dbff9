import type { CalendarDay } from '#src/kernel/calendar.ts';
import { type ChargeChoices, chargeChoices, type PaymentCharges, type PaymentOption } from './charges.ts';
import type { Country } from './countries.ts';
import type { RequestCurrency } from './request-currencies.ts';

/** The form as typed. */
export interface TypedRequest {
  readonly fromAccount: string;
  readonly country: string;
  readonly name: string;
  readonly address: string;
  readonly accountNumber: string;
  readonly aba: string;
  readonly iban: string;
  readonly swift: string;
  readonly reference: string;
  readonly currency: RequestCurrency;
  readonly amount: string;
  readonly date: CalendarDay | undefined;
  readonly paymentOption: PaymentOption | '';
  readonly paymentCharges: PaymentCharges | '';
  readonly comments: string;
}

export type RequestField = keyof TypedRequest;

/** In the order shown, which is the order of the errors. */
export const requestFields = [
  'fromAccount',
  'country',
  'name',
  'address',
  'iban',
  'accountNumber',
  'aba',
  'swift',
  'reference',
  'currency',
  'amount',
  'date',
  'paymentOption',
  'paymentCharges',
  'comments',
] as const satisfies readonly RequestField[];

export function emptyRequest(today: CalendarDay): TypedRequest {
  return {
    fromAccount: '',
    country: '',
    name: '',
    address: '',
    accountNumber: '',
    aba: '',
    iban: '',
    swift: '',
    reference: '',
    currency: 'GBP',
    amount: '',
    date: today,
    paymentOption: '',
    paymentCharges: '',
    comments: '',
  };
}

/** Which fields the chosen country, currency and account leave. What was typed in a hidden one is not sent. */
export interface ShownFields extends ChargeChoices {
  readonly iban: boolean;
  readonly accountNumber: boolean;
  readonly aba: boolean;
  readonly needsAddress: boolean;
}

export function shownFields(
  { currency }: Pick<TypedRequest, 'currency'>,
  { code, tag }: Pick<Country, 'code' | 'tag'>,
  productType: string,
): ShownFields {
  return {
    iban: tag === 'IB',
    accountNumber: tag !== 'IB',
    aba: tag === 'AB',
    needsAddress: tag !== 'IB',
    ...chargeChoices({ country: code, currency, productType }),
  };
}
