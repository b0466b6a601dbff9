import type { Casting, PlannedAccount } from './casting.ts';
import { chanceAt } from './chance.ts';
import { inventAddress, type Person, shortNameOf } from './invented/people.ts';

interface Names {
  readonly owner: string;
  readonly partnership: string;
}

/**
 * Accounts that show which transfers are possible: second ones in euros and dollars, one that sends only across
 * entities, one only within its own, and one that no transfer reaches.
 */
export function transferAccounts(casting: Casting, person: Person, names: Names, year: number) {
  const short = shortNameOf(person);
  const opened = casting.openingIn(year - 1, 'transfer accounts');
  const owners = {
    partyId: casting.partyId(1),
    address: inventAddress(chanceAt(casting.streams('address owner'), 0), names.owner),
    openedOn: opened,
  };
  const partnerships = {
    partyId: casting.partyId(2),
    address: inventAddress(chanceAt(casting.streams('address partnership'), 0), names.partnership),
    openedOn: opened,
  };
  return {
    euro: {
      ...owners,
      product: 'euro',
      displayName: `${short} Euro Account`,
      nickname: 'Deauville',
      transfersOnly: 'global',
    },
    'dollar-reserve': {
      ...owners,
      product: 'dollar',
      displayName: `${short} US Dollar Reserve`,
      nickname: 'Keeneland sales',
      transfersOnly: 'local',
    },
    trust: {
      ...owners,
      product: 'current',
      displayName: `${short} Trust Account`,
      nickname: 'Family trust',
      transferIsMapped: false,
    },
    'euro-reserve': {
      ...partnerships,
      product: 'racingEuro',
      displayName: `${names.partnership} Euro Reserve`,
      nickname: 'Euro reserve',
    },
  } as const satisfies Record<string, PlannedAccount>;
}
