import { tourIds } from '#sandbox/tours/tour-ids.ts';
import { faultForms } from './fault-text.ts';
import { defaultPersona, defaultSeed, type Key, keys, paymentKeys } from './grammar.ts';
import { allowedMoments } from './moments.ts';
import { allowedValues } from './switch-values.ts';
import { verbNames } from './verb-names.ts';

/** One key of the link grammar as testers read about it. */
export interface KeyDescription {
  readonly key: Key;
  readonly effect: string;
  /** What may follow the colon. */
  readonly allowed: readonly string[];
  /** What holds without the key. */
  readonly otherwise: string;
  /** A whole link below the site. */
  readonly example: string;
}

const morning = 'clock:2026-03-03T09:30;freeze:yes';
const customer = `persona:private-customer;signin:yes;${morning}`;
const payment = '/payments/make/{account:current}?toAccountId={payee:saddlecombe-college}&sandbox=';

const described: Readonly<Record<Key, Omit<KeyDescription, 'key'>>> = {
  persona: {
    effect: 'Opens a fresh bank for this customer.',
    allowed: ['a persona’s User ID'],
    otherwise: defaultPersona,
    example: `/accounts?sandbox=persona:racing-owner;signin:yes;${morning}`,
  },
  signin: {
    effect: 'Logs the customer in without a password, and leads to the link’s page.',
    allowed: ['yes'],
    otherwise: 'the login page',
    example: `/accounts?sandbox=${customer}`,
  },
  seed: {
    effect: 'Opens a fresh bank with another history of the same kind.',
    allowed: ['a whole number'],
    otherwise: String(defaultSeed),
    example: `/accounts?sandbox=${customer};seed:7`,
  },
  clock: {
    effect: 'Opens a fresh bank at this London time. It ticks on from there.',
    allowed: allowedMoments,
    otherwise: 'the real time',
    example: '/accounts?sandbox=persona:private-customer;signin:yes;clock:before-cut-off',
  },
  freeze: {
    effect: 'Stops the clock.',
    allowed: ['yes'],
    otherwise: 'the clock ticks',
    example: `/accounts?sandbox=${customer}`,
  },
  latency: {
    effect: 'Delays every answer.',
    allowed: allowedValues.latency,
    otherwise: 'none',
    example: `/accounts?sandbox=${customer};latency:typical`,
  },
  otp: {
    effect: 'Six digits are accepted beside the one-time password that was sent.',
    allowed: allowedValues.otp,
    otherwise: 'phone',
    example: `/accounts?sandbox=${customer};otp:123456`,
  },
  cop: {
    effect: 'Gives every Confirmation of Payee check this result.',
    allowed: allowedValues.cop,
    otherwise: 'by-name: the directory decides',
    example: `/payments/payees/new?sandbox=${customer};cop:MBAM`,
  },
  payments: {
    effect: 'Gives payments and transfers this outcome.',
    allowed: allowedValues.payments,
    otherwise: 'ok: the rules decide',
    example: `${payment}${customer};payments:refuse=DIGX_PY_0134;amount:12.50;reference:Fees`,
  },
  fault: {
    effect: 'Plans failures of calls, separated by commas.',
    allowed: faultForms,
    otherwise: 'none',
    example: `/accounts?sandbox=${customer};fault:listAccounts@500~1`,
  },
  rewind: {
    effect: 'Goes back first. Everything after that moment is undone.',
    allowed: ['a bookmark’s name', 'YYYY-MM-DDTHH:mm'],
    otherwise: 'no',
    example: '/accounts?sandbox=rewind:Start',
  },
  advance: {
    effect: 'Moves the clock by an ISO duration. What is due on the way happens, and customers stay logged in.',
    allowed: ['P1D', 'PT2H30M', 'P1DT2H'],
    otherwise: 'no',
    example: `/accounts?sandbox=${customer};advance:P1D`,
  },
  do: {
    effect: 'Does verbs to the customer, in order, separated by commas. Details follow as ~name=value.',
    allowed: verbNames,
    otherwise: 'none',
    example: `/accounts?sandbox=${customer};do:money-in~account=current~amount=250.00`,
  },
  amount: {
    effect: 'Fills in the amount of the payment or transfer on the link’s page, up to its review.',
    allowed: paymentKeys.amount.allowed,
    otherwise: 'empty',
    example: `${payment}${customer};amount:12.50;reference:Fees`,
  },
  reference: {
    effect: 'Fills in its reference.',
    allowed: paymentKeys.reference.allowed,
    otherwise: 'as the page has it',
    example: `${payment}${customer};amount:12.50;reference:Fees`,
  },
  when: {
    effect: 'Fills in when it is to be made.',
    allowed: paymentKeys.when.allowed,
    otherwise: 'now',
    example: `${payment}${customer};amount:12.50;when:2026-03-10`,
  },
  bookmark: {
    effect: 'Names the moment when all else is done, so that a link can go back to it.',
    allowed: ['letters, digits, spaces and hyphens'],
    otherwise: 'none',
    example: `/accounts?sandbox=${customer};bookmark:Start`,
  },
  present: {
    effect: 'Shows the page as to an audience.',
    allowed: ['yes'],
    otherwise: 'the page as customers have it',
    example: `/accounts?sandbox=${customer};present:yes`,
  },
  tour: {
    effect:
      'Begins a demonstration, which leads through the app step by step. Alone it leads to where the demonstration begins.',
    allowed: tourIds,
    otherwise: 'none',
    example: '/accounts?sandbox=tour:pay-saved-payee',
  },
};

export const keyDescriptions: readonly KeyDescription[] = keys.map((key) => ({ key, ...described[key] }));
