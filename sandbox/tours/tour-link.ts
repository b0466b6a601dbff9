import type { Tour } from './tour.ts';

/** Where a tour begins. */
export interface TourStart {
  /** Below the path that the site is mounted on; may hold placeholders such as `{account:current}`. */
  readonly page: string;
  /** London time, at which the clock stands still. */
  readonly clock: string;
  /** Whether the customer is logged in already. */
  readonly loggedIn: boolean;
}

/** A tour whose start link is made from where it begins. */
export function tour({ page, clock, loggedIn, ...rest }: Omit<Tour, 'link'> & TourStart): Tour {
  const settings = [
    `persona:${rest.persona}`,
    ...(loggedIn ? ['signin:yes'] : []),
    `clock:${clock}`,
    'freeze:yes',
    `tour:${rest.id}`,
  ];
  return { ...rest, link: `${page}${page.includes('?') ? '&' : '?'}sandbox=${settings.join(';')}` };
}
