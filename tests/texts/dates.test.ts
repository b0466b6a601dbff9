import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const home = 'src/ui/text/dates.ts';
const sources = globSync('src/**/*.{ts,tsx}')
  .filter((file) => !/\.(test|fixture|generated)\.tsx?$|\.d\.ts$/.test(file) && file !== home)
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

/** Where each format but that of `dayText` may stand. The README of the app says who fixes it. */
const fixed: Readonly<Record<string, readonly string[]>> = {
  slashedDay: [
    'src/banking/paying/',
    'src/banking/receipt/',
    'src/features/activity/',
    'src/features/approvals/',
    'src/features/bulk/',
    'src/features/cheques/ui/cheque-status.tsx',
    'src/features/instructions/',
    'src/features/international/',
    'src/features/mail/ui/mail-rows.tsx',
    'src/features/payees/',
    'src/features/payments/',
    'src/features/statements/ui/statements-list.tsx',
    'src/features/transactions/model/exports/',
    'src/features/transactions/ui/pending-group.tsx',
    'src/features/transactions/ui/transaction-card.tsx',
    'src/features/transactions/ui/transaction-columns.tsx',
    'src/ui/day-picker/',
  ],
  slashedMoment: ['src/features/activity/', 'src/features/approvals/'],
  fieldDay: ['src/ui/date-range/'],
  pickedDay: ['src/ui/date-range/'],
  pickedRange: ['src/ui/date-range/'],
  briefDay: ['src/features/instructions/ui/', 'src/features/transactions/'],
  briefDayAndYear: ['src/features/transactions/model/charts/'],
};

describe.each(Object.entries(fixed))('%s', (name, places) => {
  const users = sources.filter(({ text }) => new RegExp(`\\b${name}\\b`).test(text)).map(({ file }) => file);

  it('stands only where its format is fixed', () => {
    expect(users.filter((file) => !places.some((place) => file.startsWith(place)))).toEqual([]);
  });

  it('is used in each of these places', () => {
    expect(places.filter((place) => !users.some((file) => file.startsWith(place)))).toEqual([]);
  });

  it('is in the README of the app', () => expect(readFileSync('src/README.md', 'utf8')).toContain(`\`${name}\``));
});

it.each([
  ['formats of the browser', /Intl\.(DateTimeFormat|RelativeTimeFormat|DurationFormat)|toLocale(Date|Time)String/],
  ['formats of the date pickers’ library', /\b(use)?DateFormatter\b/],
  ['formats of a library', /from 'date-fns\/(format|intl|light)|dd\/MM|do MMM/],
  ['days taken apart and put together', /split\('-'\)\.(to)?[rR]everse|\$\{\w+\}[/ ]\$\{(month|\w*Month)\}/],
  [
    'days cut to a part',
    /\b(day|slashedDay|weekday|moment|stamp|period)(Text)?\([^()]*\)\.(slice|split|replace|substring)/,
  ],
])('has no %s', (_, pattern) => {
  const found = sources.filter(({ file, text }) => pattern.test(text) && !isCounted(file)).map(({ file }) => file);
  expect(found).toEqual([]);
});

/** Days as the calendar counts them, and as one call of the service wants them; neither is shown. */
function isCounted(file: string): boolean {
  return file === 'src/kernel/calendar.ts' || file === 'src/api/transactions/transaction-files.ts';
}
