import { momentAhead, type NamedMoment, namedMoments } from '#sandbox/control/link/moments.ts';
import { londonDayText } from '#sandbox/panel/pieces/bank-time.ts';
import type { Instant } from '#src/kernel/instant.ts';

export const momentTitles = {
  'before-cut-off': 'Before cut-off',
  'after-cut-off': 'After cut-off',
  weekend: 'Weekend',
  'bank-holiday': 'Bank holiday',
  'month-end': 'Month end',
  'new-month': 'New month',
  'clocks-forward': 'Clocks forward',
  'clocks-back': 'Clocks back',
} as const satisfies Record<NamedMoment, string>;

export interface MomentChoice {
  readonly id: NamedMoment;
  readonly title: string;
  readonly at: Instant;
}

/** The named moments ahead of `now`, each with its day. */
export function momentChoices(now: Instant): MomentChoice[] {
  return namedMoments.map((id) => {
    const at = momentAhead(id, now);
    return { id, title: `${momentTitles[id]}: ${londonDayText(at)}`, at };
  });
}
