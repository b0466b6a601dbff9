import { decimalText, money } from '#src/kernel/money.ts';
import { ibanText } from '#src/rules/iban.ts';
import { sortCodeText } from '#src/rules/sort-codes.ts';
import { slashedDay } from '#src/ui/text/dates.ts';
import { shownBic } from './bank-codes.ts';
import type { InternationalRequest } from './check-request.ts';
import { amountText, shownAmount } from './request-currencies.ts';
import type { RequestField } from './typed-request.ts';

export interface RequestLine {
  readonly label: string;
  readonly value: string;
  /** What the bank's staff read instead. */
  readonly sent?: string;
}

/** The request as the customer reviews it, and as the bank reads it. Answers left empty are left out. */
export function requestLines(request: InternationalRequest): readonly RequestLine[] {
  const { from, country, option, charges } = request;
  const lines: readonly RequestLine[] = [
    { label: 'From account', value: accountText(from) },
    { label: 'Country', value: country.name, sent: `${country.name} (${country.code})` },
    { label: 'Full name', value: request.name },
    { label: 'Address', value: request.address },
    { label: 'IBAN', value: ibanText(request.iban ?? '') },
    { label: 'Account number', value: request.accountNumber ?? '' },
    { label: 'ABA, BSB or routing number', value: request.aba ?? '' },
    { label: 'BIC/SWIFT', value: shownBic(request.swift), sent: request.swift },
    {
      label: 'Amount',
      value: shownAmount(request.amount, request.currency),
      sent: amountText(request.amount, request.currency),
    },
    { label: 'Date', value: slashedDay(request.date) },
    ...(option === undefined ? [] : [chosenLine('Payment option', option)]),
    ...(charges === undefined ? [] : [chosenLine('Payment charges', charges)]),
    { label: 'Reference', value: request.reference },
    { label: 'Comments', value: request.comments },
  ];
  return lines.filter(({ value }) => value !== '');
}

const fieldsOfLines: ReadonlyMap<string, RequestField> = new Map([
  ['From account', 'fromAccount'],
  ['Country', 'country'],
  ['Full name', 'name'],
  ['Address', 'address'],
  ['IBAN', 'iban'],
  ['Account number', 'accountNumber'],
  ['ABA, BSB or routing number', 'aba'],
  ['BIC/SWIFT', 'swift'],
  ['Amount', 'amount'],
  ['Date', 'date'],
  ['Payment option', 'paymentOption'],
  ['Payment charges', 'paymentCharges'],
  ['Reference', 'reference'],
  ['Comments', 'comments'],
]);

/** The field that a line answers. */
export function fieldOfLine({ label }: Pick<RequestLine, 'label'>): RequestField | undefined {
  return fieldsOfLines.get(label);
}

/** The body of a request as the bank has it, as customers read it. */
export function shownBody(body: string): string {
  return body.replace(/^(BIC\/SWIFT: .{8})XXX$/m, '$1');
}

/** `Kentucky, 60-93-03 12345678`. */
function accountText({ title, sortCode, accountNumber }: InternationalRequest['from']): string {
  return `${title}, ${sortCodeText(sortCode)} ${accountNumber}`;
}

/** `£38.50`. */
export function priceText(pence: number): string {
  return `£${decimalText(money(pence, 'GBP'))}`;
}

function chosenLine(label: string, { id, title, pence }: { id: string; title: string; pence: number }): RequestLine {
  const value = `${title}, ${priceText(pence)}`;
  return { label, value, sent: `${id} (${value})` };
}

/** The body of the message to the bank. Further lines of an answer are indented, so that none reads as another answer. */
export function requestBody(request: InternationalRequest): string {
  return requestLines(request)
    .map(({ label, value, sent = value }) => `${label}: ${sent.replaceAll(/\s*\r?\n\s*/g, '\n    ')}`)
    .join('\n');
}
