import { isTourId, tourIds } from '#sandbox/tours/tour-ids.ts';
import { isBookmarkName } from './bookmark-names.ts';
import { readDuration } from './duration.ts';
import { faultForms, printFault, readFault } from './fault-text.ts';
import { flag, type LinkKey, list, payeeKey, paymentKey, switchKey, text } from './link-key.ts';
import { allowedMoments, isMomentText } from './moments.ts';
import { defaultPersona, defaultSeed, describedPersona, type SandboxSettings } from './sandbox-settings.ts';
import { printVerb, readVerb } from './verb-text.ts';
import { isWholeNumber } from './whole-number.ts';

/** What may be packed into one value, in characters. */
export const longestPacked = 9_000;
const isPacked = (value: string) => value.length <= longestPacked && /^[\w-]+$/.test(value);

const morning = 'clock:2026-03-03T09:30;freeze:yes';
const customer = `persona:private-customer;signin:yes;${morning}`;
const payment = '/payments/make/{account:current}?toAccountId={payee:saddlecombe-college}&sandbox=';
const bookmarkNames = () => ['a name of letters, digits, spaces and hyphens'];

/** Everything that a link can say, in the order in which it is printed. */
export const linkKeys = {
  persona: text('persona', (value, { personas }) => value === describedPersona || personas.includes(value), {
    effect: 'Opens a fresh bank for this customer.',
    allowed: ['a persona’s User ID', describedPersona],
    names: ({ personas }) => [...personas, describedPersona],
    otherwise: defaultPersona,
    example: `/accounts?sandbox=persona:racing-owner;signin:yes;${morning}`,
  }),
  customer: text('customer', isPacked, {
    effect:
      'Makes a customer from a description: with persona:described in a fresh bank, alone in the bank that is there.',
    allowed: ['the name of a ready-made description', 'a description packed by “Copy link”'],
    otherwise: 'none',
    example: `/accounts?sandbox=persona:described;customer:two-directors;signin:yes;${morning}`,
  }),
  signin: flag('signin', {
    effect: 'Logs the customer in without a password, and leads to the link’s page.',
    otherwise: 'the login page',
    example: `/accounts?sandbox=${customer}`,
  }),
  seed: {
    effect: 'Opens a fresh bank with another history of the same kind.',
    allowed: ['a whole number'],
    otherwise: String(defaultSeed),
    example: `/accounts?sandbox=${customer};seed:7`,
    read: (value) => (isWholeNumber(value, Number.MAX_SAFE_INTEGER) ? { seed: Number(value) } : undefined),
    print: ({ seed }) => seed?.toString(),
  },
  clock: text('clock', isMomentText, {
    effect: 'Opens a fresh bank at this London time. It ticks on from there.',
    allowed: allowedMoments,
    otherwise: 'the real time',
    example: '/accounts?sandbox=persona:private-customer;signin:yes;clock:before-cut-off',
  }),
  freeze: flag('freeze', {
    effect: 'Stops the clock.',
    otherwise: 'the clock ticks',
    example: `/accounts?sandbox=${customer}`,
  }),
  latency: switchKey('latency', {
    effect: 'Delays every answer.',
    otherwise: 'none',
    example: `/accounts?sandbox=${customer};latency:typical`,
  }),
  otp: switchKey('otp', {
    effect: 'Six digits are accepted beside the one-time password that was sent.',
    otherwise: 'phone',
    example: `/accounts?sandbox=${customer};otp:123456`,
  }),
  cop: switchKey('cop', {
    effect: 'Gives every Confirmation of Payee check this result.',
    otherwise: 'by-name: the directory decides',
    example: `/payments/payees/new?sandbox=${customer};cop:MBAM`,
  }),
  payments: switchKey('payments', {
    effect: 'Gives payments and transfers this outcome.',
    otherwise: 'ok: the rules decide',
    example: `${payment}${customer};payments:refuse=DIGX_PY_0134;amount:12.50;reference:Fees`,
  }),
  sca: switchKey('sca', {
    effect: 'Sets which acts the customer confirms with a code or PIN.',
    otherwise: 'as-specified',
    example: `/payments/payees/new?sandbox=${customer};sca:strict`,
  }),
  magic: switchKey('magic', {
    effect: 'Lets the amounts, references and names that the guide lists as magic values cause what it says.',
    otherwise: 'no: they do nothing',
    example: `${payment}${customer};magic:yes;amount:66.01;reference:Fees`,
  }),
  fault: list('faults', readFault, {
    effect: 'Plans failures of calls, separated by commas.',
    allowed: faultForms,
    otherwise: 'none',
    example: `/accounts?sandbox=${customer};fault:listAccounts@500~1`,
    print: ({ faults }) => faults?.map(printFault).join(','),
  }),
  stub: text('stub', isPacked, {
    effect: 'Answers calls in the bank’s place, with answers of one’s own.',
    allowed: ['the name of ready-made answers', 'answers packed by “Copy link”'],
    otherwise: 'none',
    example: `/accounts?sandbox=${customer};stub:no-accounts`,
  }),
  rewind: text('rewind', isBookmarkName, {
    effect: 'Goes back first. Everything after that moment is undone.',
    allowed: ['a bookmark’s name', 'YYYY-MM-DDTHH:mm'],
    names: bookmarkNames,
    otherwise: 'no',
    example: '/accounts?sandbox=rewind:Start',
  }),
  advance: text('advance', (value) => readDuration(value) !== undefined, {
    effect: 'Moves the clock by an ISO duration. What is due on the way happens, and customers stay logged in.',
    allowed: ['P1D', 'PT2H30M', 'P1DT2H'],
    otherwise: 'no',
    example: `/accounts?sandbox=${customer};advance:P1D`,
  }),
  do: list('verbs', (value, { verbs }) => readVerb(value, verbs), {
    effect: 'Does verbs to the customer, in order, separated by commas. Details follow as ~name=value.',
    allowed: ['a verb’s name'],
    names: ({ verbs }) => Object.keys(verbs),
    otherwise: 'none',
    example: `/accounts?sandbox=${customer};do:money-in~account=current~amount=250.00`,
    print: ({ verbs }) => verbs?.map(printVerb).join(','),
  }),
  amount: paymentKey('amount', /^\d{1,9}(?:\.\d{1,2})?$/, {
    effect: 'Fills in the amount of the payment or transfer on the link’s page, up to its review.',
    allowed: ['pounds, such as 12.50'],
    otherwise: 'empty',
    example: `${payment}${customer};amount:12.50;reference:Fees`,
  }),
  reference: paymentKey('reference', /^.{1,40}$/, {
    effect: 'Fills in its reference.',
    allowed: ['1 to 40 characters without a semicolon'],
    otherwise: 'as the page has it',
    example: `${payment}${customer};amount:12.50;reference:Fees`,
  }),
  when: paymentKey('when', /^(?:now|\d{4}-\d{2}-\d{2})$/, {
    effect: 'Fills in when it is to be made.',
    allowed: ['now', 'YYYY-MM-DD'],
    otherwise: 'now',
    example: `${payment}${customer};amount:12.50;when:2026-03-10`,
  }),
  'new-payee': payeeKey('known', (value, { payees }) => payees.includes(value), {
    effect:
      'Fills in the new payee on the link’s page, all but the last press: an account elsewhere, or its sort code.',
    allowed: [
      'the name of a payee check, such as MBAM',
      'the alias of an account elsewhere',
      'a sort code’s six digits',
    ],
    names: ({ payees }) => payees,
    otherwise: 'empty',
    example: `/payments/payees/new?sandbox=${customer};new-payee:MBAM`,
  }),
  name: payeeKey('name', (value) => /^.{1,35}$/.test(value), {
    effect: 'Fills in the new payee’s name, instead of the one of the account.',
    allowed: ['1 to 35 characters without a semicolon'],
    otherwise: 'the account’s own',
    example: `/payments/payees/new?sandbox=${customer};magic:yes;new-payee:xanthe-rourke;name:Nomatch Nora`,
  }),
  bookmark: text('bookmark', isBookmarkName, {
    effect: 'Names the moment when all else is done, so that a link can go back to it.',
    allowed: ['letters, digits, spaces and hyphens'],
    names: bookmarkNames,
    otherwise: 'none',
    example: `/accounts?sandbox=${customer};bookmark:Start`,
  }),
  present: flag('present', {
    effect: 'Shows the page as to an audience.',
    otherwise: 'the page as customers have it',
    example: `/accounts?sandbox=${customer};present:yes`,
  }),
  follow: {
    effect: 'Leaves the page as it is when the bank changes, as with a real service, until it next asks.',
    allowed: ['no'],
    otherwise: 'the page shows at once what has changed',
    example: `/accounts?sandbox=${customer};follow:no`,
    read: (value) => (value === 'no' ? { follow: false } : undefined),
    print: ({ follow }) => (follow === false ? 'no' : undefined),
  },
  tour: text('tour', isTourId, {
    effect:
      'Begins a demonstration, which leads through the app step by step. Alone it leads to where the demonstration begins.',
    allowed: tourIds,
    otherwise: 'none',
    example: '/accounts?sandbox=tour:pay-saved-payee',
  }),
} as const satisfies Record<string, LinkKey>;

export type Key = keyof typeof linkKeys;
export const keys = Object.keys(linkKeys) as Key[];

export function isKey(name: string): name is Key {
  return Object.hasOwn(linkKeys, name);
}

/** A link that sets exactly this. */
export function printSandbox(settings: SandboxSettings): string {
  return keys
    .flatMap((key) => {
      const value = linkKeys[key].print(settings);
      return value === undefined || value === '' ? [] : [`${key}:${value}`];
    })
    .join(';');
}
