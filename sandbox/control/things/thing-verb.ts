import type { Bank } from '#sandbox/bank/engine/bank.ts';
import type { Change } from '#sandbox/bank/engine/change.ts';
import type { UserRecord } from '#sandbox/bank/records/user.ts';
import type { VerbDetails, VerbField } from '#sandbox/control/grammar/verb-names.ts';
import { isCurrencyCode } from '#src/kernel/facts/currencies.ts';
import { type Money, money, moneyFromDecimal } from '#src/kernel/money.ts';

/** Something testers can do; the details may be left out. */
export interface Verb {
  readonly title: string;
  fields?(bank: Bank, user: UserRecord): readonly VerbField[];
  what(bank: Bank, user: UserRecord, details: VerbDetails): string;
  whyNot(bank: Bank, user: UserRecord, details: VerbDetails): string | undefined;
  changes(bank: Bank, user: UserRecord, details: VerbDetails): readonly Change[];
}

export type Wanted<Thing> = { readonly thing: Thing } | { readonly why: string };

/** A verb about one thing: which, why not, what happens, and the changes. */
export interface ThingVerb<Thing> {
  readonly title: string;
  fields(bank: Bank, user: UserRecord): readonly VerbField[];
  want(bank: Bank, user: UserRecord, details: VerbDetails): Wanted<Thing>;
  whyNot(bank: Bank, thing: Thing): string | undefined;
  what(bank: Bank, thing: Thing): string;
  /** What it does, where there is nothing to do it to. */
  readonly generally: string;
  changes(bank: Bank, thing: Thing): readonly Change[];
}

export function verbOn<Thing>(verb: ThingVerb<Thing>): Verb {
  const wanted = (bank: Bank, user: UserRecord, details: VerbDetails): Wanted<Thing> =>
    bank.records.find('users', user.id) === undefined
      ? { why: `${user.id} has not been opened yet: log in first.` }
      : verb.want(bank, user, details);
  return {
    title: verb.title,
    fields: verb.fields,
    what(bank, user, details) {
      const found = wanted(bank, user, details);
      return 'why' in found ? verb.generally : verb.what(bank, found.thing);
    },
    whyNot(bank, user, details) {
      const found = wanted(bank, user, details);
      return 'why' in found ? found.why : verb.whyNot(bank, found.thing);
    },
    changes(bank, user, details) {
      const found = wanted(bank, user, details);
      return 'why' in found ? [] : verb.changes(bank, found.thing);
    },
  };
}

/** Undefined unless the text is an amount in whole minor units, below zero only with `signed`. */
export function readAmount(text: string, currency: string, signed: 'signed' | 'unsigned'): Money | undefined {
  if (!isCurrencyCode(currency) || !/^-?\d{1,10}(\.\d{1,2})?$/.test(text)) return undefined;
  const read = moneyFromDecimal(Number(text), currency);
  if (read === undefined || (signed === 'unsigned' && read.minor <= 0)) return undefined;
  return money(read.minor, currency);
}
