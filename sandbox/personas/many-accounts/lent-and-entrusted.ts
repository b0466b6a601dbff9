import type { ProductName } from '#sandbox/personas/accounts/products.ts';
import type { Casting, PlannedAccount } from '#sandbox/personas/casting.ts';
import { monthsAfter } from '#sandbox/personas/time/persona-day.ts';
import type { CalendarDay } from '#src/kernel/calendar.ts';
import type { Holders } from './names.ts';

/** The customer's loans and mortgages. */
export function lentAccounts({ openingIn, between }: Casting, { own }: Holders, year: number) {
  const lent = (
    product: ProductName,
    displayName: string,
    months: number,
    thousands: number,
    openedOn: CalendarDay,
  ) => ({
    ...own,
    product,
    displayName,
    openedOn,
    maturesOn: monthsAfter(openedOn, months),
    principalMinor: 1000_00 * thousands,
  });
  return {
    loan: lent('loan', 'Horsebox Loan', 60, between('loan', 18, 40), openingIn(year - 2, 'loan')),
    'loan-in-arrears': {
      ...lent('loan', 'Stable Yard Building Works Loan', 84, between('works', 30, 55), openingIn(year - 2, 'works')),
      nickname: 'Stable yard works',
    },
    'loan-small': lent('loan', 'Garden Loan', 48, between('garden', 6, 14), openingIn(year - 1, 'garden')),
    mortgage: lent(
      'mortgage',
      `${own.address.addressLine1} Mortgage`,
      300,
      between('mortgage', 280, 620),
      openingIn(year - 3, 'mortgage'),
    ),
    'mortgage-cottages': {
      ...lent(
        'mortgage',
        'Farm Cottages Mortgage',
        240,
        between('cottages', 120, 260),
        openingIn(year - 2, 'cottages'),
      ),
      nickname: 'Cottages',
    },
  } as const satisfies Record<string, PlannedAccount>;
}

/** The trust's accounts for the grandchildren. */
export function entrustedAccounts({ openingIn }: Casting, { trust, trustees }: Holders, year: number) {
  const held = { ...trust, openedOn: openingIn(year - 2, 'trust') };
  return {
    trust: { ...held, product: 'business', displayName: trustees, overdraftMinor: 1000_00 },
    'trust-income': { ...held, product: 'business', displayName: `${trustees} Income Account` },
    'trust-racing': { ...held, product: 'racing', displayName: `${trustees} Racing Account`, nickname: 'Two mares' },
    'trust-euro': { ...held, product: 'euro', displayName: `${trustees} Euro Account` },
    'trust-dollar': { ...held, product: 'dollar', displayName: `${trustees} US Dollar Account` },
    'trust-savings': { ...held, product: 'instantAccess', displayName: `${trustees} Reserve`, nickname: 'Reserve' },
    'trust-notice': { ...held, product: 'notice', displayName: `${trustees} 90 Day Notice Account` },
    'trust-prizes': { ...held, product: 'prizeMoney', displayName: `${trustees} Prize Money` },
  } as const satisfies Record<string, PlannedAccount>;
}
