import type { Bank } from '#sandbox/bank/engine/bank.ts';
import type { LoginStep, UserRecord } from '#sandbox/bank/records/user.ts';
import { whyLocked } from '#sandbox/bank/session/sign-in.ts';
import {
  expireCredential,
  isDue,
  type Lock,
  locksOf,
  lockUser,
  makeStepDue,
  stepsWith,
  unlockUser,
} from '#sandbox/bank/session/user-testing.ts';
import { isSignedIn } from './customer-verbs.ts';
import { thingOr, verbOn, type Wanted } from './verb.ts';

const locks = {
  'by-bank': 'by the bank',
  'wrong-details': 'after too many failed logins',
} as const satisfies Record<Lock, string>;

const stepTexts = {
  terms: 'accept the terms',
  password: 'choose a new password',
  pin: 'choose a new PIN',
} as const satisfies Record<LoginStep, string>;

const credentials = { password: 'password', pin: 'PIN' } as const satisfies Partial<Record<LoginStep, string>>;

/** One of a table’s names; undefined for any other text. */
function nameIn<Name extends string>(table: Readonly<Record<Name, string>>, text: string): Name | undefined {
  return (Object.keys(table) as Name[]).find((name) => name === text);
}

function choicesIn(table: Readonly<Record<string, string>>) {
  return Object.entries(table).map(([id, text]) => ({ id, title: text[0]?.toUpperCase() + text.slice(1) }));
}

interface Due<Step extends LoginStep> {
  readonly user: UserRecord;
  readonly step: Step;
}

function wantedIn<Step extends LoginStep>(
  table: Readonly<Record<Step, string>>,
  user: UserRecord,
  text: string,
): Wanted<Due<Step>> {
  const step = nameIn(table, text);
  return thingOr(step && { user, step }, `There is no “${text}”. There are: ${Object.keys(table).join(', ')}.`);
}

function whyNotDue({ user, step }: Due<LoginStep>): string | undefined {
  return isDue(user, step) ? `It is due already that ${user.id} should ${stepTexts[step]}.` : undefined;
}

function dueText(user: UserRecord, step: LoginStep): string {
  return stepsWith(user, step)
    .map((each) => stepTexts[each])
    .join(', then ');
}

function sessionEnds(bank: Bank, { id }: UserRecord): string {
  return isSignedIn(bank, id) ? ' Their session ends.' : '';
}

const stillLocked = { login: 'log in', pin: 'use the PIN', codes: 'receive codes' } as const;

export const loginVerbs = {
  'lock-customer': verbOn({
    group: 'session',
    title: 'Lock the customer',
    generally: 'The customer can no longer log in.',
    beforeOpening: true,
    details: { how: { label: 'Locked', form: 'choice', value: 'by-bank' } },
    now: () => ({ how: choicesIn(locks) }),
    want(_, user, { how }) {
      const lock = nameIn(locks, how);
      return thingOr(lock && { user, lock }, `There is no lock “${how}”. There are: ${Object.keys(locks).join(', ')}.`);
    },
    whyNot: (_, { user }) => whyLocked(user),
    what: (bank, { user, lock }) =>
      `${user.id} is locked ${locks[lock]}: the next login is refused.${sessionEnds(bank, user)}`,
    changes: (bank, { user, lock }) => lockUser(bank, user, lock),
  }),
  'unlock-customer': verbOn({
    group: 'session',
    title: 'Unlock the customer',
    generally: 'The customer can log in again.',
    beforeOpening: true,
    want: (_, user) => ({ thing: user }),
    whyNot: (bank, user) => (locksOf(bank, user).length === 0 ? `Nothing of ${user.id} is locked.` : undefined),
    what: (bank, user) =>
      `${user.id} can ${locksOf(bank, user)
        .map((each) => stillLocked[each])
        .join(' and ')} again, and all tries are counted afresh.`,
    changes: (_, user) => unlockUser(user),
  }),
  'require-login-step': verbOn({
    group: 'session',
    title: 'Make a login step due',
    generally: 'A step is due at the next login, before anything else.',
    beforeOpening: true,
    details: { step: { label: 'Step', form: 'choice', value: 'terms' } },
    now: () => ({ step: choicesIn(stepTexts) }),
    want: (_, user, { step }) => wantedIn(stepTexts, user, step),
    whyNot: (_, due) => whyNotDue(due),
    what: (bank, { user, step }) =>
      `At the next login ${user.id} must ${dueText(user, step)}, before anything else.${isSignedIn(bank, user.id) ? ' Until then every other call of their session is refused.' : ''}`,
    changes: (_, { user, step }) => makeStepDue(user, step),
  }),
  'expire-credential': verbOn({
    group: 'session',
    title: 'Let a password or PIN run out',
    generally: 'The customer must log in again and choose another.',
    beforeOpening: true,
    details: { credential: { label: 'What runs out', form: 'choice', value: 'password' } },
    now: () => ({ credential: choicesIn(credentials) }),
    want: (_, user, { credential }) => wantedIn(credentials, user, credential),
    whyNot: (_, due) => whyNotDue(due),
    what: (bank, { user, step }) =>
      `The ${credentials[step]} of ${user.id} has run out: they still log in with their password, and must then ${dueText(user, step)}.${sessionEnds(bank, user)}`,
    changes: (bank, { user, step }) => expireCredential(bank, user, step),
  }),
};
