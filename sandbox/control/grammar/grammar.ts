import { isTourId, type TourId, tourIds } from '#sandbox/tours/tour-ids.ts';
import { isBookmarkName } from './bookmark-names.ts';
import { readDuration } from './duration.ts';
import { printFault, readFault } from './fault-text.ts';
import type { PlannedFault } from './faults.ts';
import type { Misreading } from './misreading.ts';
import { allowedMoments, isMomentText } from './moments.ts';
import { allowedFor, noSwitchValue, readSwitch, type Switches } from './switch-values.ts';
import { printVerb, readVerb, type WantedVerb } from './verb-text.ts';
import { isWholeNumber } from './whole-number.ts';

/** Settings in a link, the panel or a test; a key left out keeps its default. */
export interface SandboxSettings extends Partial<Switches> {
  readonly persona?: string;
  readonly signin?: true;
  readonly seed?: number;
  /** As written: London time or a named moment. */
  readonly clock?: string;
  readonly freeze?: true;
  readonly faults?: readonly PlannedFault[];
  /** Applied to the persona's customer in this order, after `signin`. */
  readonly verbs?: readonly WantedVerb[];
  /** As written: a bookmark, or a London time. Undoes what came after it, before anything else. */
  readonly rewind?: string;
  /** An ISO duration, after `signin` and before the verbs. */
  readonly advance?: string;
  /** Names the moment when all else is done. */
  readonly bookmark?: string;
  /** What to fill into the payment on the link's page, up to its review. */
  readonly payment?: PaymentToFill;
  /** For the page alone: shows it as to an audience. */
  readonly present?: true;
  /** For the page alone: the demonstration that it goes through. */
  readonly tour?: TourId;
}

export interface PaymentToFill {
  /** In pounds: `12.50`. */
  readonly amount?: string;
  readonly reference?: string;
  /** `now`, or a day as `YYYY-MM-DD`. */
  readonly when?: string;
}

export type ParsedSandbox =
  | { readonly outcome: 'read'; readonly settings: SandboxSettings }
  | { readonly outcome: 'refused'; readonly misreadings: readonly Misreading[] };

export const keys = [
  'persona',
  'signin',
  'seed',
  'clock',
  'freeze',
  'latency',
  'otp',
  'cop',
  'payments',
  'fault',
  'rewind',
  'advance',
  'do',
  'amount',
  'reference',
  'when',
  'bookmark',
  'present',
  'tour',
] as const;
export type Key = (typeof keys)[number];

export const defaultPersona = 'private-customer';
export const defaultSeed = 1;

/** The app says what the bank accepts; here only what can be typed matters. */
export const paymentKeys = {
  amount: { pattern: /^\d{1,9}(?:\.\d{1,2})?$/, allowed: ['pounds, such as 12.50'] },
  reference: { pattern: /^.{1,40}$/, allowed: ['1 to 40 characters without a semicolon'] },
  when: { pattern: /^(?:now|\d{4}-\d{2}-\d{2})$/, allowed: ['now', 'YYYY-MM-DD'] },
} as const satisfies Record<keyof PaymentToFill, object>;

/**
 * Reads `persona:racing-owner;clock:weekend;fault:listAccounts@timeout~1`. Nothing is guessed or dropped: anything
 * not understood is returned by name.
 */
export function parseSandbox(text: string, personaIds: readonly string[]): ParsedSandbox {
  const misreadings: Misreading[] = [];
  const settings: { -readonly [Name in keyof SandboxSettings]: SandboxSettings[Name] } = {};
  const seen = new Set<string>();
  const misread = (where: string, reason: string, allowed: readonly string[]) =>
    void misreadings.push({ where, reason, allowed });

  for (const piece of text.split(';').map((part) => part.trim())) {
    if (piece === '') continue;
    const colon = piece.indexOf(':');
    const key = colon === -1 ? piece : piece.slice(0, colon).trim();
    const value = colon === -1 ? '' : piece.slice(colon + 1).trim();
    if (!isKey(key)) {
      misread(key, `There is no key "${key}".`, keys);
      continue;
    }
    if (seen.has(key)) misread(key, `"${key}" is there twice.`, ['once']);
    seen.add(key);
    const wrong = (allowed: readonly string[]) => misread(key, `There is no ${key} "${value}".`, allowed);
    switch (key) {
      case 'persona':
        if (personaIds.includes(value)) settings.persona = value;
        else wrong(personaIds);
        break;
      case 'signin':
      case 'freeze':
      case 'present':
        if (value === 'yes') settings[key] = true;
        else wrong(['yes']);
        break;
      case 'seed':
        if (isWholeNumber(value, Number.MAX_SAFE_INTEGER)) settings.seed = Number(value);
        else wrong(['a whole number']);
        break;
      case 'clock':
        if (isMomentText(value)) settings.clock = value;
        else wrong(allowedMoments);
        break;
      case 'latency':
      case 'otp':
      case 'cop':
      case 'payments': {
        const read = readSwitch(key, value);
        if (read === undefined) misread(key, noSwitchValue(key, value), allowedFor(key, value));
        else Object.assign(settings, { [key]: read });
        break;
      }
      case 'fault': {
        const read = value.split(',').map(readFault);
        const faults = read.filter((fault) => 'kind' in fault);
        for (const fault of read) if ('reason' in fault) misreadings.push(fault);
        if (faults.length > 0) settings.faults = faults;
        break;
      }
      case 'do': {
        const read = value.split(',').map(readVerb);
        for (const verb of read) if ('reason' in verb) misreadings.push(verb);
        settings.verbs = read.filter((verb) => 'verb' in verb);
        break;
      }
      case 'rewind':
      case 'bookmark':
        if (isBookmarkName(value)) settings[key] = value;
        else wrong(['a name of letters, digits, spaces and hyphens']);
        break;
      case 'advance':
        if (readDuration(value) !== undefined) settings.advance = value;
        else wrong(['P1D', 'PT2H30M', 'P1DT2H']);
        break;
      case 'amount':
      case 'reference':
      case 'when': {
        const { pattern, allowed } = paymentKeys[key];
        if (pattern.test(value)) settings.payment = { ...settings.payment, [key]: value };
        else wrong(allowed);
        break;
      }
      case 'tour':
        if (isTourId(value)) settings.tour = value;
        else wrong(tourIds);
        break;
      default:
        key satisfies never;
    }
  }
  if (settings.rewind !== undefined && opensFreshBank(settings)) {
    misread('rewind', 'A fresh bank has no past to go back to.', ['rewind without persona, seed and clock']);
  }
  return misreadings.length > 0 ? { outcome: 'refused', misreadings } : { outcome: 'read', settings };
}

export function printSandbox(settings: SandboxSettings): string {
  const { persona, signin, seed, clock, freeze, latency, otp, cop, payments, faults, verbs } = settings;
  const { rewind, advance, payment, bookmark, present, tour } = settings;
  const pieces: (readonly [Key, string | undefined])[] = [
    ['persona', persona],
    ['signin', signin && 'yes'],
    ['seed', seed?.toString()],
    ['clock', clock],
    ['freeze', freeze && 'yes'],
    ['latency', latency?.toString()],
    ['otp', otp],
    ['cop', cop],
    ['payments', payments],
    ['fault', faults?.map(printFault).join(',')],
    ['rewind', rewind],
    ['advance', advance],
    ['do', verbs?.map(printVerb).join(',')],
    ['amount', payment?.amount],
    ['reference', payment?.reference],
    ['when', payment?.when],
    ['bookmark', bookmark],
    ['present', present && 'yes'],
    ['tour', tour],
  ];
  return pieces.flatMap(([key, value]) => (value === undefined || value === '' ? [] : [`${key}:${value}`])).join(';');
}

/** Whether these settings need a fresh bank; others change the current one. */
export function opensFreshBank({ persona, seed, clock }: SandboxSettings): boolean {
  return persona !== undefined || seed !== undefined || clock !== undefined;
}

function isKey(text: string): text is Key {
  return (keys as readonly string[]).includes(text);
}
