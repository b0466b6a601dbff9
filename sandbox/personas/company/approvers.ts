import { permittedFunctions, type UserRecord } from '#sandbox/bank/records/user.ts';
import { castingOf, castUser, viewingFunctions } from '#sandbox/personas/casting.ts';
import { chanceAt, oneOf } from '#sandbox/personas/chance.ts';
import { fullNameOf, inventAddress, inventPerson, shortNameOf } from '#sandbox/personas/invented/people.ts';
import { surnames } from '#sandbox/personas/invented/words.ts';
import { lifeOf } from '#sandbox/personas/lives/life.ts';
import { openedWith } from '#sandbox/personas/lives/savings.ts';
import { otherPayees } from '#sandbox/personas/payees/household-payees.ts';
import { payeesOf } from '#sandbox/personas/payees/payee-plan.ts';
import type { PersonaScript } from '#sandbox/personas/persona-script.ts';
import { approverId, colleagues, companyPartyId, secondApproverId } from './company.ts';

/** For a director who authorises and looks on, but orders nothing. */
const directorsFunctions: UserRecord['permittedFunctions'] = permittedFunctions.filter(
  (name) => viewingFunctions.includes(name) || name === 'bulkView' || name === 'approver',
);

/** A director with an account of their own beside the company's. */
export const approver: PersonaScript = {
  id: approverId,
  number: 34,
  title: 'Approver',
  describes:
    'A director of the maker’s company, with items of every kind to authorise. One has expired, one is dated in the past, and one needs two authorisers. Nothing waits for the director’s own entity.',
  cast(seed, openingDay) {
    const casting = castingOf(approverId, 34, seed);
    const chance = chanceAt(casting.streams('person'), 0);
    const person = inventPerson(chance, oneOf(chance, surnames));
    const ownPartyId = casting.partyId(1);
    const accounts = casting.openAccounts({
      own: {
        partyId: ownPartyId,
        address: inventAddress(chanceAt(casting.streams('address'), 0), fullNameOf(person)),
        openedOn: casting.openingIn(Number(openingDay.slice(0, 4)) - 1, 'own'),
        product: 'current',
        displayName: `${shortNameOf(person)} Current Account`,
        overdraftMinor: 0,
      },
    });
    const opened = openedWith(accounts.own, 100_00 * casting.between('own', 20, 60), casting.streams('own opening'));
    return {
      user: castUser(approverId, person, openingDay, {
        partyIds: [companyPartyId(seed), ownPartyId],
        permittedFunctions: [...permittedFunctions],
      }),
      parties: [{ id: ownPartyId, name: fullNameOf(person), kind: 'personal' }],
      life: lifeOf(approverId, Object.values(accounts), [opened]),
      ...payeesOf(casting, openingDay, otherPayees(ownPartyId)),
      opensWith: colleagues.filter((colleague) => colleague !== approverId),
    };
  },
};

/** The other director, for items that need two. */
export const secondApprover: PersonaScript = {
  id: secondApproverId,
  number: 35,
  title: 'Second approver',
  describes:
    'The other director of the maker’s company, who may look and authorise but not order, and has already authorised the item that needs two.',
  cast(seed, openingDay) {
    const casting = castingOf(secondApproverId, 35, seed);
    const chance = chanceAt(casting.streams('person'), 0);
    const person = inventPerson(chance, oneOf(chance, surnames));
    return {
      user: castUser(secondApproverId, person, openingDay, {
        partyIds: [companyPartyId(seed)],
        permittedFunctions: directorsFunctions,
      }),
      parties: [],
      life: lifeOf(secondApproverId, [], []),
      opensWith: colleagues.filter((colleague) => colleague !== secondApproverId),
    };
  },
};
