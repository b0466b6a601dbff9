import type { Bank } from '#sandbox/bank/engine/bank.ts';
import { commit } from '#sandbox/bank/engine/commit.ts';
import { jobToSettle } from '#sandbox/bank/engine/holds.ts';
import { knownUser } from '#sandbox/bank/engine/persona-opening.ts';
import type { HoldRecord } from '#sandbox/bank/records/hold.ts';
import type { PersonaBook, Personas } from '#sandbox/bank/records/persona.ts';
import type { Posting } from '#sandbox/bank/records/posting.ts';
import { addDays, type CalendarDay, calendarDay, instantInLondon } from '#src/kernel/calendar.ts';
import {
  account,
  emptyBank,
  moved,
  nothingMore,
  party,
  posting,
  smallPersonas,
  user,
} from './small-persona.fixture.ts';

/** Bess has a loan, a bond and several holds. */

const ofBess = { partyId: 'party-bess', nickname: null, overdraftMinor: 0 };

export const bessCurrent = account({ ...ofBess, id: 'bess:current', number: '50000001', overdraftMinor: 20_000 });

/** £1,200.00 over twelve months without interest: £100 on the 10th, first on 10 March 2025. */
export const bessLoan = account({
  ...ofBess,
  id: 'bess:loan',
  number: '50000002',
  kind: 'LN',
  openedOn: calendarDay('2025-02-10'),
  principalMinor: 1_200_00,
  maturesOn: calendarDay('2026-02-10'),
  instalmentMinor: 100_00,
  repaymentDay: 10,
});

/** £10,000.00 at 4.25 % for two years from 12 May 2025. */
export const bessBond = account({
  ...ofBess,
  id: 'bess:bond',
  number: '50000003',
  kind: 'TD',
  openedOn: calendarDay('2025-05-12'),
  interestBasisPoints: 425,
  principalMinor: 10_000_00,
  maturesOn: calendarDay('2027-05-12'),
  maturityInstruction: 'P',
});

export function hold(over: Partial<HoldRecord> = {}): HoldRecord {
  return {
    id: 'bess-hold',
    accountId: 'bess:current',
    flag: 'D',
    minor: 42_00,
    currency: 'GBP',
    description: 'Fetlock & Shaw',
    reference: 'CARD 4471',
    code: 'CRD',
    madeAt: instantInLondon(calendarDay('2026-03-01'), '18:20'),
    madeOn: calendarDay('2026-03-01'),
    valueOn: calendarDay('2026-03-03'),
    counterAccountId: 'clearing:cards:GBP',
    ...over,
  };
}

export const cheque = hold({
  id: 'bess-cheque',
  flag: 'C',
  minor: 250_00,
  description: 'Cheque paid in',
  reference: '000417',
  code: 'CHI',
  valueOn: calendarDay('2026-03-04'),
  counterAccountId: 'clearing:cheques:GBP',
});

export function bookedOn(day: CalendarDay, over: Partial<Posting>): Posting {
  return posting({ at: instantInLondon(day, '12:00'), bookedOn: day, ...over });
}

function openBess(_: number, openingDay: CalendarDay): PersonaBook {
  const before = addDays(openingDay, -1);
  return {
    ...nothingMore,
    user: user({
      id: 'bess',
      mainPartyId: 'party-bess',
      partyIds: ['party-bess'],
      lastName: 'Bell',
      permittedFunctions: ['statements', 'loanStatements'],
    }),
    parties: [party({ id: 'party-bess', name: "Bess Bell & Son's" })],
    accounts: [bessCurrent, bessLoan, bessBond],
    postings: [
      bookedOn(calendarDay('2025-05-12'), {
        id: 'bess-deposit',
        description: 'Bond deposit',
        entries: moved('clearing:payments-in:GBP', 'bess:bond', 10_000_00),
      }),
      bookedOn(before, {
        id: 'bess-fees',
        description: 'Livery "June" <paid>',
        reference: 'YARD #7',
        entries: moved('clearing:payments-in:GBP', 'bess:current', 500_00),
      }),
      bookedOn(before, {
        id: 'bess-feed',
        code: 'DDX',
        description: 'Ashdown Feed',
        reference: 'livery',
        entries: moved('bess:current', 'clearing:direct-debits:GBP', 80_50),
      }),
    ],
    holds: [hold(), cheque],
    jobs: [hold(), cheque].map((each) => jobToSettle(each, instantInLondon(each.valueOn, '05:00'))),
  };
}

export const personasWithBess: Personas = {
  ...smallPersonas,
  bess: {
    id: 'bess',
    title: 'Bess',
    describes: 'A loan, a bond and pending business.',
    resetTokens: [],
    open: openBess,
  },
};

/** Ten o'clock on Monday 2 March 2026, with Bess's persona opened. */
export async function bessBank(): Promise<Bank> {
  const bank = emptyBank({ personas: personasWithBess });
  await commit(bank, knownUser(bank, 'bess')?.opening ?? []);
  return bank;
}
