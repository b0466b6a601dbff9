import { jobToSettle } from '#sandbox/bank/engine/holds.ts';
import type { PersonaBook, Personas } from '#sandbox/bank/records/persona.ts';
import type { ResetTokenRecord } from '#sandbox/bank/records/reset-token.ts';
import type { CalendarDay } from '#src/kernel/calendar.ts';
import { firstJob } from './day-of-life.ts';
import { historyOf } from './history.ts';
import { bookingInstantOf } from './pending.ts';
import type { PersonaScript, ResetLink } from './persona-script.ts';
import { scripts } from './scripts.ts';
import { instantOn } from './time/london-instant.ts';
import { dayNumberOf, personaDay } from './time/persona-day.ts';

/** The personas by id: the one registry that links, panel, tours, tests and contract states read. */
export const personas: Personas = Object.fromEntries(
  scripts.map((script) => {
    const { id, number, title, describes, resetLinks = [] } = script;
    const resetTokens = resetLinks.map(({ token }) => token);
    const accountPrefix = String(number);
    const open = (seed: number, openingDay: CalendarDay) => openPersona(script, seed, openingDay);
    return [id, { id, title, describes, resetTokens, accountPrefix, open }];
  }),
);

/** The persona's people and accounts, its history up to the midnight the opening day begins with, and what comes next. */
function openPersona(script: PersonaScript, seed: number, openingDay: CalendarDay): PersonaBook {
  const {
    user,
    parties,
    life,
    mails = [],
    payeeGroups = [],
    payees = [],
    payments = [],
    limitPackages = [],
    doneToday = { postings: [], holds: [], jobs: [] },
  } = script.cast(seed, openingDay);
  const opens = dayNumberOf(openingDay);
  const { postings, holds, interestCounts } = historyOf(life, opens);
  const settling = holds.map((hold) => jobToSettle(hold, bookingInstantOf(hold)));
  const jobs = [...settling, ...firstJob(life, opens, interestCounts), ...doneToday.jobs];
  const resetTokens = (script.resetLinks ?? []).map((link) => sentTo(user.id, link, opens));
  return {
    user,
    parties,
    accounts: life.accounts,
    postings: doneToday.postings.length === 0 ? postings : [...postings, ...doneToday.postings],
    holds: [...holds, ...doneToday.holds],
    jobs,
    mails,
    resetTokens,
    payeeGroups,
    payees,
    payments,
    limitPackages,
  };
}

/** Runs out at the midnight a day begins with. */
function sentTo(userId: string, { token, policy, expiresAfterDays }: ResetLink, opens: number): ResetTokenRecord {
  const expiresAt = instantOn(personaDay(opens + expiresAfterDays), 0);
  return { id: token, userId, policy, expiresAt, usedAt: null };
}
