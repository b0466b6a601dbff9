import type { Personas } from '#sandbox/bank/records/persona.ts';
import type { ResetTokenRecord } from '#sandbox/bank/records/reset-token.ts';
import type { CalendarDay } from '#src/kernel/calendar.ts';
import { bookOf } from './books.ts';
import type { PersonaScript, ResetLink } from './persona-script.ts';
import { scripts } from './scripts.ts';
import { instantOn } from './time/london-instant.ts';
import { dayNumberOf, personaDay } from './time/persona-day.ts';

/** All personas by id: links, panel, tests and contract states read this registry. */
export const personas: Personas = Object.fromEntries(
  scripts.map((script) => {
    const { id, number, title, describes, resetLinks = [] } = script;
    const resetTokens = resetLinks.map(({ token }) => token);
    const accountPrefix = String(number);
    const open = (seed: number, openingDay: CalendarDay) => openPersona(script, seed, openingDay);
    return [id, { id, title, describes, resetTokens, accountPrefix, open }];
  }),
);

function openPersona(script: PersonaScript, seed: number, openingDay: CalendarDay) {
  const cast = script.cast(seed, openingDay);
  const resetTokens = (script.resetLinks ?? []).map((link) => sentTo(cast.user.id, link, dayNumberOf(openingDay)));
  return bookOf(cast, openingDay, { resetTokens });
}

/** A token expires at midnight. */
function sentTo(userId: string, { token, policy, expiresAfterDays }: ResetLink, opens: number): ResetTokenRecord {
  const expiresAt = instantOn(personaDay(opens + expiresAfterDays), 0);
  return { id: token, userId, policy, expiresAt, usedAt: null };
}
