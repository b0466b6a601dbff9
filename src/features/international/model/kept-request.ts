import { dayOf } from '#src/api/wire/wire.ts';
import { anyFieldsOf } from '#src/kernel/any-fields.ts';
import type { PaymentCharges, PaymentOption } from './charges.ts';
import { isRequestCurrency } from './request-currencies.ts';
import type { TypedRequest } from './typed-request.ts';

/** What a reload should not lose. Undefined while nothing is typed. */
export function keptRequest(typed: TypedRequest): TypedRequest | undefined {
  return typed.fromAccount === '' && typed.country === '' ? undefined : typed;
}

/** The request typed before a reload, to be checked again; undefined if nothing usable was kept. */
export function requestBefore(kept: unknown): TypedRequest | undefined {
  const fields = anyFieldsOf(kept);
  const text = (field: keyof TypedRequest) => {
    const value = fields[field];
    return typeof value === 'string' ? value : '';
  };
  const currency = text('currency');
  if (!isRequestCurrency(currency)) return undefined;
  return {
    fromAccount: text('fromAccount'),
    country: text('country'),
    name: text('name'),
    address: text('address'),
    accountNumber: text('accountNumber'),
    aba: text('aba'),
    iban: text('iban'),
    swift: text('swift'),
    reference: text('reference'),
    currency,
    amount: text('amount'),
    date: dayOf(fields.date),
    paymentOption: knownOf<PaymentOption>(text('paymentOption'), ['nextDay', 'urgent']),
    paymentCharges: knownOf<PaymentCharges>(text('paymentCharges'), ['weatherbys', 'all']),
    comments: text('comments'),
  };
}

function knownOf<Id extends string>(text: string, known: readonly Id[]): Id | '' {
  return known.find((id) => id === text) ?? '';
}
