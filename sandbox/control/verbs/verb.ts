import type { Bank } from '#sandbox/bank/engine/bank.ts';
import type { Change } from '#sandbox/bank/engine/change.ts';
import type { UserRecord } from '#sandbox/bank/records/user.ts';
import { isCurrencyCode } from '#src/kernel/facts/currencies.ts';
import { type Money, money, moneyFromDecimal } from '#src/kernel/money.ts';

/** The part of the panel that a verb stands in. */
export type VerbGroup =
  | 'session'
  | 'phone'
  | 'cheque'
  | 'mail'
  | 'direct-debit'
  | 'bulk'
  | 'provider'
  | 'payment'
  | 'approval'
  | 'account'
  | 'rights';

/** What a verb was told, by field. */
export type VerbDetails = Readonly<Record<string, string>>;

/** Something that a verb can be told. */
export interface Detail {
  readonly label: string;
  readonly form: 'choice' | 'amount' | 'number' | 'text';
  /** What is meant where it is left out; the first choice or what holds now where this is empty. */
  readonly value: string;
}

/** What a form begins with: what there is to choose from, and what holds now. */
export type DetailNow = readonly Choice[] | string;

interface Choice {
  readonly id: string;
  readonly title: string;
}

/** One field of a verb as a form shows it. */
export interface VerbField extends Detail {
  readonly name: string;
  readonly choices?: readonly Choice[];
}

/** Something testers can do to a customer. */
export interface Verb {
  readonly group: VerbGroup;
  readonly title: string;
  /** All may be left out. */
  readonly details: Readonly<Record<string, Detail>>;
  fields(bank: Bank, user: UserRecord): readonly VerbField[];
  what(bank: Bank, user: UserRecord, details: VerbDetails): string;
  whyNot(bank: Bank, user: UserRecord, details: VerbDetails): string | undefined;
  changes(bank: Bank, user: UserRecord, details: VerbDetails): readonly Change[];
}

export type Wanted<Thing> = { readonly thing: Thing } | { readonly why: string };

/** A verb about one thing: which it is, why not, what happens, and the changes. */
interface VerbAbout<Thing, Name extends string> {
  readonly group: VerbGroup;
  readonly title: string;
  readonly details?: Readonly<Record<Name, Detail>>;
  now?(bank: Bank, user: UserRecord): Partial<Readonly<Record<Name, DetailNow>>>;
  /** What it does, where there is nothing to do it to. */
  readonly generally: string;
  /** It is about nothing that only a customer has who has logged in once. */
  readonly beforeOpening?: true;
  want(bank: Bank, user: UserRecord, details: Readonly<Record<Name, string>>): Wanted<Thing>;
  whyNot?(bank: Bank, thing: Thing): string | undefined;
  what(bank: Bank, thing: Thing): string;
  changes(bank: Bank, thing: Thing): readonly Change[];
}

type VerbWith<Name extends string> = Omit<Verb, 'details'> & { readonly details: Readonly<Record<Name, Detail>> };

export function verbOn<Thing, Name extends string = never>(verb: VerbAbout<Thing, Name>): VerbWith<Name> {
  const { group, title, generally } = verb;
  const details = verb.details ?? ({} as Record<Name, Detail>);
  const defaults = Object.fromEntries(Object.entries<Detail>(details).map(([name, { value }]) => [name, value]));
  const wanted = (bank: Bank, user: UserRecord, told: VerbDetails): Wanted<Thing> =>
    !verb.beforeOpening && bank.records.find('users', user.id) === undefined
      ? { why: `${user.id} has not been opened yet: log in first.` }
      : verb.want(bank, user, { ...defaults, ...told } as Record<Name, string>);
  return {
    group,
    title,
    details,
    fields(bank, user) {
      const now: Readonly<Record<string, DetailNow | undefined>> = verb.now?.(bank, user) ?? {};
      return Object.entries<Detail>(details).map(([name, detail]) => {
        const begins = now[name];
        if (begins === undefined) return { name, ...detail };
        if (typeof begins === 'string') return { name, ...detail, value: begins };
        return { name, ...detail, choices: begins, value: detail.value || (begins[0]?.id ?? '') };
      });
    },
    what(bank, user, told) {
      const found = wanted(bank, user, told);
      return 'why' in found ? generally : verb.what(bank, found.thing);
    },
    whyNot(bank, user, told) {
      const found = wanted(bank, user, told);
      return 'why' in found ? found.why : verb.whyNot?.(bank, found.thing);
    },
    changes(bank, user, told) {
      const found = wanted(bank, user, told);
      return 'why' in found ? [] : verb.changes(bank, found.thing);
    },
  };
}

/** A verb about the customer as such, which is told nothing. */
export function verbOnCustomer(verb: Omit<Verb, 'details' | 'fields'>) {
  return { ...verb, details: {}, fields: () => [] } as const;
}

/** The thing, or why there is none. */
export function thingOr<Thing>(thing: Thing | undefined, why: string): Wanted<Thing> {
  return thing === undefined ? { why } : { thing };
}

export const noAmount = (text: string) => `“${text}” is no amount above zero: write 250 or 250.00.`;

/** Undefined unless the text is an amount in whole minor units, below zero only with `signed`. */
export function readAmount(text: string, currency: string, signed: 'signed' | 'unsigned'): Money | undefined {
  if (!isCurrencyCode(currency) || !/^-?\d{1,10}(\.\d{1,2})?$/.test(text)) return undefined;
  const read = moneyFromDecimal(Number(text), currency);
  if (read === undefined || (signed === 'unsigned' && read.minor <= 0)) return undefined;
  return money(read.minor, currency);
}
