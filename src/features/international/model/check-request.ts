import type { Account } from '#src/api/accounts/account.ts';
import { amountRefusalText } from '#src/banking/paying/model/summary-copy.ts';
import type { CalendarDay } from '#src/kernel/calendar.ts';
import { isIban, plainIban } from '#src/rules/iban.ts';
import { type Checked, hasMistakes, mistakesOf } from '#src/rules/mistakes.ts';
import { referenceMistake } from '#src/rules/references.ts';
import { normalisedMoney } from '#src/ui/fields/money-typing.ts';
import { fullBic, plainRouting, routingNumbers } from './bank-codes.ts';
import type { Choice, PaymentCharges, PaymentOption } from './charges.ts';
import type { Country } from './countries.ts';
import { ibanCountryMistake } from './iban-country.ts';
import type { RequestCurrency } from './request-currencies.ts';
import { shortOf } from './request-funds.ts';
import { type RequestField, type ShownFields, shownFields, type TypedRequest } from './typed-request.ts';

/** A request that is complete. Fields its country does not have are missing. */
export interface InternationalRequest {
  readonly from: Account;
  readonly country: Country;
  readonly name: string;
  readonly address: string;
  readonly iban?: string;
  readonly accountNumber?: string;
  readonly aba?: string;
  readonly swift: string;
  readonly reference: string;
  readonly currency: RequestCurrency;
  /** Two decimals. */
  readonly amount: string;
  readonly date: CalendarDay;
  readonly option?: Choice<PaymentOption>;
  readonly charges?: Choice<PaymentCharges>;
  readonly comments: string;
}

export type CheckedRequest = Checked<RequestField, { request: InternationalRequest }>;

interface Circumstances {
  /** Undefined if none is chosen. */
  readonly from: Account | undefined;
  readonly country: Country | undefined;
  readonly today: CalendarDay;
  readonly areBalancesHidden?: boolean;
}

/** Checks the form before it is sent. The bank's staff check it again. */
export function checkRequest(typed: TypedRequest, { from, country, ...now }: Circumstances): CheckedRequest {
  if (country === undefined) {
    const mistakes = mistakesOf({
      fromAccount: from === undefined ? texts.fromAccount : undefined,
      // The specification's own words.
      country: 'Which account are you transfering from?',
    });
    return { outcome: 'mistaken', mistakes };
  }
  const shown = shownFields(typed, country, from?.productType ?? '');
  const answers = trimmed(typed);
  const option = chosenOf(shown.options, answers.paymentOption);
  const charges = chosenOf(shown.charges, answers.paymentCharges);
  const mistakes = mistakesOf({
    fromAccount: from === undefined ? texts.fromAccount : undefined,
    name: answers.name === '' ? texts.name : tooLong(answers.name, longest.name),
    address: shown.needsAddress && answers.address === '' ? texts.address : tooLong(answers.address, longest.address),
    iban: shown.iban ? ibanMistake(answers.iban, country) : undefined,
    accountNumber: shown.accountNumber ? accountNumberMistake(answers.accountNumber) : undefined,
    aba: shown.aba ? routingMistake(answers.aba, country) : undefined,
    swift: bicMistake(answers.swift),
    reference: referenceMistake(answers.reference),
    amount: amountMistake(answers) ?? fundsMistake(answers, from, now),
    date: dateMistake(answers.date, now.today),
    paymentOption: shown.options.length > 0 && option === undefined ? texts.paymentOption : undefined,
    paymentCharges: shown.charges.length > 0 && charges === undefined ? texts.paymentCharges : undefined,
    comments: commentsMistake(answers),
  });
  const { date } = answers;
  if (hasMistakes(mistakes) || from === undefined || date === undefined) return { outcome: 'mistaken', mistakes };
  const { name, address, swift, reference, currency, amount, comments } = answers;
  return {
    outcome: 'accepted',
    request: {
      from,
      country,
      name,
      address,
      ...bankNumbersOf(answers, shown),
      swift: fullBic(swift) ?? swift,
      reference,
      currency,
      amount,
      date,
      ...(option !== undefined && { option }),
      ...(charges !== undefined && { charges }),
      comments,
    },
  };
}

/** The choice made; a single one needs no choosing. */
export function chosenOf<Id extends string>(choices: readonly Choice<Id>[], id: string): Choice<Id> | undefined {
  return choices.length === 1 ? choices[0] : choices.find((choice) => choice.id === id);
}

const texts = {
  fromAccount: 'Which account do you want to pay from?',
  name: 'Who are you sending the money to?',
  address: 'Please give the full address of the payee.',
  paymentOption: 'Which payment option?',
  paymentCharges: 'Which payment charges?',
} as const;

/** Assumed: what the bank's staff can work with. */
const longest = { name: 140, address: 500, accountNumber: 34, comments: 1000 } as const;

function ibanMistake(iban: string, country: Country): string | undefined {
  if (iban === '') return 'What is the IBAN number?';
  if (!isIban(iban)) return 'This is not a valid IBAN. Please check every letter and digit.';
  return ibanCountryMistake(plainIban(iban), country);
}

function accountNumberMistake(accountNumber: string): string | undefined {
  if (accountNumber === '') return 'What is the account number?';
  if (!/^[A-Za-z0-9 ./-]+$/.test(accountNumber)) return 'An account number has only letters, digits, spaces and - . /';
  return tooLong(accountNumber, longest.accountNumber);
}

function routingMistake(aba: string, { code }: Country): string | undefined {
  if (aba === '') return 'What is the ABA number?';
  const rule = routingNumbers[code];
  return rule === undefined || rule.isRight(plainRouting(aba)) ? undefined : rule.mistake;
}

function bicMistake(swift: string): string | undefined {
  if (swift === '') return 'What is the BIC/SWIFT code?';
  return fullBic(swift) === undefined
    ? 'A BIC/SWIFT code has 8 or 11 characters, like DEUTDEFF or DEUTDEFF500.'
    : undefined;
}

function amountMistake({ amount, currency }: TypedRequest): string | undefined {
  if (!/^\d{1,12}\.\d{2}$/.test(amount) || /^[0.]+$/.test(amount)) return 'How much money are you paying?';
  return currency === 'JPY' && !amount.endsWith('.00') ? 'Yen have no decimal places.' : undefined;
}

/** As for a payment made now. A later one is only warned of. */
function fundsMistake(
  answers: TypedRequest,
  from: Account | undefined,
  { today, areBalancesHidden = false }: Pick<Circumstances, 'today' | 'areBalancesHidden'>,
): string | undefined {
  const available = answers.date === today ? shortOf(answers, from) : undefined;
  if (available === undefined) return undefined;
  return amountRefusalText('over-available', '', 'payment', areBalancesHidden ? undefined : available);
}

function dateMistake(date: CalendarDay | undefined, today: CalendarDay): string | undefined {
  if (date === undefined) return 'On what date should the payment be made?';
  return date < today ? 'The date cannot be in the past.' : undefined;
}

function commentsMistake({ currency, comments }: TypedRequest): string | undefined {
  if (currency === 'Other' && comments === '') return 'Please give the currency in the comments.';
  return tooLong(comments, longest.comments);
}

function tooLong(text: string, most: number): string | undefined {
  return text.length > most ? `Please use at most ${most} characters.` : undefined;
}

function bankNumbersOf({ iban, accountNumber, aba }: TypedRequest, shown: ShownFields) {
  return {
    ...(shown.iban && { iban: plainIban(iban) }),
    ...(shown.accountNumber && { accountNumber }),
    ...(shown.aba && { aba: plainRouting(aba) }),
  };
}

function trimmed(typed: TypedRequest): TypedRequest {
  const texts = Object.entries(typed).map(([field, value]) => [field, value?.trim()]);
  return { ...(Object.fromEntries(texts) as unknown as TypedRequest), amount: normalisedMoney(typed.amount) };
}
