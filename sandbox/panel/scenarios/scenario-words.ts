import type { KnownPersona } from '#sandbox/control/control-api.ts';
import { momentOf } from '#sandbox/control/link/moments.ts';
import { defaultPersona, describedPersona, type SandboxSettings } from '#sandbox/control/link/sandbox-settings.ts';
import { switchNames } from '#sandbox/control/link/switch-values.ts';
import { faultText, switchText } from '#sandbox/panel/changes/changed.ts';
import { londonDayText, londonMinuteText } from '#sandbox/panel/pieces/bank-time.ts';
import { calendarDay } from '#src/kernel/calendar.ts';

/** What a scenario sets, in a line: the customer first, then the time, then what is not as usual. */
export function settingsInWords(settings: SandboxSettings, personas: readonly KnownPersona[]): string {
  const { persona = defaultPersona, signin, seed, clock, freeze, faults = [], stub } = settings;
  const title = personas.find(({ id }) => id === persona)?.title ?? persona;
  return [
    persona === describedPersona ? 'A described customer' : title,
    signin ? 'logged in' : 'at the login page',
    ...(clock === undefined ? [] : [momentInWords(clock)]),
    ...(freeze ? ['clock frozen'] : []),
    ...(seed === undefined ? [] : [`seed ${seed}`]),
    ...switchNames.flatMap((name) => (settings[name] === undefined ? [] : [switchText(name, settings[name])])),
    ...faults.map(faultText),
    ...(stub === undefined ? [] : ['own answers']),
  ].join(' · ');
}

/** A named moment counts from the day on which it is opened. */
function momentInWords(clock: string): string {
  const day = /^\d{4}-\d{2}-\d{2}/.exec(clock)?.[0];
  if (day === undefined) return clock;
  const moment = momentOf(clock, calendarDay(day));
  return `${londonMinuteText(moment)} on ${londonDayText(moment)}`;
}
