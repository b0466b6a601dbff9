import type { Casting, PlannedAccount } from '#sandbox/personas/casting.ts';
import type { Holders } from './names.ts';

/** Current and racing accounts; some lack permissions, to show what an account then lacks. */
export function everydayAccounts({ openingIn }: Casting, { own, short }: Holders, year: number) {
  const main = openingIn(year - 4, 'main');
  const later = openingIn(year - 2, 'later');
  return {
    current: {
      ...own,
      product: 'current',
      displayName: `${short} Current Account`,
      openedOn: main,
      overdraftMinor: 10_000_00,
    },
    'second-home': { ...own, product: 'current', displayName: `${short} No 2 Account`, openedOn: later },
    school: {
      ...own,
      product: 'current',
      displayName: `${short} No 3 Account`,
      nickname: 'School fees',
      openedOn: later,
      without: ['PC_F_DOM', 'PC_I_INSTRL'],
    },
    empty: { ...own, product: 'current', displayName: `${short} No 4 Account`, nickname: 'Spare', openedOn: later },
    dormant: {
      ...own,
      product: 'current',
      displayName: `${short} No 5 Account`,
      openedOn: openingIn(year - 3, 'old'),
      without: ['PC_I_INSTRL'],
    },
    stables: {
      ...own,
      product: 'current',
      displayName: `${short} No 6 Account`,
      nickname: 'Stable yard building works',
      openedOn: openingIn(year - 3, 'stables'),
    },
    'no-transfers': {
      ...own,
      product: 'current',
      displayName: `${short} No 7 Account`,
      nickname: 'Farm cottages',
      openedOn: later,
      without: ['PC_F_SELF'],
      transferIsMapped: false,
    },
    'no-statements': {
      ...own,
      product: 'current',
      displayName: `${short} No 8 Account`,
      openedOn: later,
      without: ['CH_I_ST'],
    },
    'no-paper': {
      ...own,
      product: 'current',
      displayName: `${short} & Sons Game Shoot and Fishing Syndicate Account`,
      openedOn: later,
      without: ['CH_N_CBR', 'CH_I_CSE', 'CH_N_PBR'],
    },
    euro: { ...own, product: 'euro', displayName: `${short} Euro Account`, nickname: 'Villa Orsola', openedOn: later },
    'euro-empty': { ...own, product: 'euro', displayName: `${short} Euro Account 2`, openedOn: later },
    dollar: { ...own, product: 'dollar', displayName: `${short} US Dollar Account`, openedOn: later },
    racing: {
      ...own,
      product: 'racing',
      displayName: `${short} Racing Account`,
      openedOn: later,
      overdraftMinor: 2500_00,
    },
    'racing-plus': {
      ...own,
      product: 'racingPlus',
      displayName: `${short} Racing Plus`,
      nickname: 'Jumpers',
      openedOn: later,
    },
    'racing-euro': { ...own, product: 'racingEuro', displayName: `${short} Racing Euro`, openedOn: later },
    'prize-money': {
      ...own,
      product: 'prizeMoney',
      displayName: `${short} Prize Money`,
      nickname: 'Prize money',
      openedOn: later,
    },
  } as const satisfies Record<string, PlannedAccount>;
}
