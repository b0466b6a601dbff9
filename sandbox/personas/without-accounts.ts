import { type CustomerStatus, castingOf, castUser, privateFunctions } from './casting.ts';
import { chanceAt, oneOf } from './chance.ts';
import { fullNameOf, inventPerson } from './invented/people.ts';
import { surnames } from './invented/words.ts';
import { lifeOf } from './lives/life.ts';
import { otherPayees } from './payees/household-payees.ts';
import { payeesOf } from './payees/payee-plan.ts';
import type { PersonaScript } from './persona-script.ts';
import { sharingOf } from './preferences/providers-of.ts';

/** A registered customer without accounts. */
export const noAccounts = withoutAccounts(40, {
  id: 'no-accounts',
  title: 'No accounts',
  describes:
    'A customer who logs in and finds no account that can be viewed. The bank holds neither an e-mail address nor a mobile number of theirs.',
});

export const lockedUser = withoutAccounts(
  41,
  {
    id: 'locked-user',
    title: 'Locked after wrong details',
    describes: 'A customer locked out after giving wrong security details more than three times; cannot log in.',
  },
  { lock: 'wrong-details', wrongSignIns: 4 },
);

export const adminLocked = withoutAccounts(
  42,
  {
    id: 'admin-locked',
    title: 'Locked by the bank',
    describes: 'A customer whose access the bank itself has locked; cannot log in, for a different reason.',
  },
  { lock: 'by-bank' },
);

/** So that no other persona has the same. */
const ownName = { woman: ['Winifred', 'Freddie'], man: ['Gilbert', 'Gil'] } as const;

function withoutAccounts(
  number: number,
  persona: Pick<PersonaScript, 'id' | 'title' | 'describes'>,
  lock: CustomerStatus = {},
): PersonaScript {
  return {
    ...persona,
    number,
    cast(seed, openingDay) {
      const casting = castingOf(persona.id, number, seed);
      const chance = chanceAt(casting.streams('person'), 0);
      const invented = inventPerson(
        chance,
        oneOf(chance, surnames),
        persona.id === 'no-accounts' ? ownName : undefined,
      );
      const person = persona.id === 'no-accounts' ? { ...invented, email: '', phoneNumber: '' } : invented;
      const partyId = casting.partyId(1);
      return {
        user: castUser(persona.id, person, openingDay, {
          partyIds: [partyId],
          permittedFunctions: privateFunctions,
          // Without a number no code can reach them.
          ...(person.phoneNumber === '' && { secondFactor: 'none' as const }),
          ...lock,
        }),
        parties: [{ id: partyId, name: fullNameOf(person), kind: 'personal' }],
        life: lifeOf(persona.id, [], []),
        ...sharingOf(persona.id, ['trotting-up']),
        ...payeesOf(casting, openingDay, otherPayees(partyId)),
      };
    },
  };
}
