import type { Bank } from '#sandbox/bank/engine/bank.ts';
import type { Change } from '#sandbox/bank/engine/change.ts';
import { knownUser } from '#sandbox/bank/engine/persona-opening.ts';
import type { UserRecord } from '#sandbox/bank/records/user.ts';
import { accountTermsVerbs } from './account-terms-verbs.ts';
import { accountVerbs } from './account-verbs.ts';
import { approvalVerbs } from './approval-verbs.ts';
import { bulkVerbs } from './bulk-verbs.ts';
import { mailVerbs, phoneVerbs, providerVerbs, sessionVerbs } from './customer-verbs.ts';
import { loginVerbs } from './login-verbs.ts';
import { chequeVerbs, directDebitVerbs } from './order-verbs.ts';
import { paymentVerbs } from './payment-verbs.ts';
import { rightsVerbs } from './rights-verbs.ts';
import type { Verb, VerbDetails, VerbField, VerbGroup } from './verb.ts';

/** What testers can do to a customer, by the names that links, the panel, the kit and HTTP use, in the order of the lists. */
export const verbs = {
  ...sessionVerbs,
  ...loginVerbs,
  ...phoneVerbs,
  ...chequeVerbs,
  ...mailVerbs,
  ...directDebitVerbs,
  ...bulkVerbs,
  ...providerVerbs,
  ...paymentVerbs,
  ...approvalVerbs,
  ...accountVerbs,
  ...accountTermsVerbs,
  ...rightsVerbs,
} as const satisfies Record<string, Verb>;

/** The details of each verb, by its name. */
export type DetailsByVerb = { readonly [Name in keyof typeof verbs]: keyof (typeof verbs)[Name]['details'] };

export type VerbName = keyof DetailsByVerb;
export const verbNames = Object.keys(verbs) as VerbName[];

/** What a verb may be told, each as text: an amount is `250.00`, an account its alias or number. */
export type DetailsOf<Name extends VerbName> = [DetailsByVerb[Name]] extends [never]
  ? Readonly<Record<string, never>>
  : { readonly [Detail in DetailsByVerb[Name]]?: string };

/** A verb with what it was told. */
export interface WantedVerb {
  readonly verb: VerbName;
  readonly details?: VerbDetails;
}

/** What a verb will do for a customer as it is told, or why it does not apply. */
export interface VerbDescription {
  readonly verb: VerbName;
  readonly group: VerbGroup;
  readonly title: string;
  readonly what: string;
  readonly possible: boolean;
  readonly why?: string;
  /** For a verb that can be told something. */
  readonly fields?: readonly VerbField[];
}

export function isVerbName(text: string): text is VerbName {
  return Object.hasOwn(verbs, text);
}

/** Looking opens no persona. */
export function verbsFor(bank: Bank, user: UserRecord): VerbDescription[] {
  return verbNames.map((verb) => {
    const fields = verbs[verb].fields(bank, user);
    const details = Object.fromEntries(fields.map(({ name, value }) => [name, value]));
    return { ...describeVerb(bank, { verb, details }, user), ...(fields.length > 0 && { fields }) };
  });
}

export function describeVerb(bank: Bank, { verb, details = {} }: WantedVerb, user: UserRecord): VerbDescription {
  const { group, title, what, whyNot } = verbs[verb];
  const why = whyNot(bank, user, details);
  const description = { verb, group, title, what: what(bank, user, details), possible: why === undefined };
  return why === undefined ? description : { ...description, why };
}

/**
 * The changes that a verb makes, with the opening of a persona not opened before.
 * @throws Error saying why the verb does not apply.
 */
export function changesByVerb(bank: Bank, { verb, details = {} }: WantedVerb, userId: string): readonly Change[] {
  const known = knownUser(bank, userId);
  if (known === undefined) throw new Error(`There is no persona ${userId}.`);
  const why = verbs[verb].whyNot(bank, known.user, details);
  if (why !== undefined) throw new Error(why);
  return [...known.opening, ...verbs[verb].changes(bank, known.user, details)];
}
