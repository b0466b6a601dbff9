import { permittedFunctions } from '#sandbox/bank/records/user.ts';
import { type Casting, castingOf, castUser } from '#sandbox/personas/casting.ts';
import { chanceAt, oneOf } from '#sandbox/personas/chance.ts';
import { fullNameOf, inventAddress, inventPerson, type Person } from '#sandbox/personas/invented/people.ts';
import { surnames } from '#sandbox/personas/invented/words.ts';
import { lifeOf } from '#sandbox/personas/lives/life.ts';
import { aboutMaintenance } from '#sandbox/personas/mail/bulletins.ts';
import { mailsOf } from '#sandbox/personas/mail/letters.ts';
import { endlessPayees } from '#sandbox/personas/payees/endless-payees.ts';
import { payeesOf } from '#sandbox/personas/payees/payee-plan.ts';
import type { PersonaScript } from '#sandbox/personas/persona-script.ts';
import { dayNumberOf } from '#sandbox/personas/time/persona-day.ts';
import { openManyAccounts } from './accounts.ts';
import { holdersOf } from './names.ts';
import { otherHabits, trustHabits } from './other-habits.ts';
import { abroadHabits, mainHabits, savingHabits, termHabits } from './own-habits.ts';

const id = 'many-accounts';
const number = 50;

/** A customer with an account of every kind, who is also a trustee. */
export const manyAccounts: PersonaScript = {
  id,
  number,
  title: 'Many accounts',
  describes:
    'A customer with forty accounts, their own and those of a family trust. Five bonds are about to mature, a loan is in arrears, one account is empty, and one has not been used for over a year. Some accounts do not permit every service.',
  cast(seed, openingDay) {
    const casting = castingOf(id, number, seed);
    const chance = chanceAt(casting.streams('people'), 0);
    const person = inventPerson(chance, oneOf(chance, surnames));
    const holders = holdersIn(casting, person);
    const accounts = openManyAccounts(casting, holders, openingDay);
    const opens = dayNumberOf(openingDay);
    return {
      user: castUser(id, person, openingDay, {
        partyIds: [holders.own.partyId, holders.trust.partyId],
        permittedFunctions: [...permittedFunctions],
      }),
      parties: [
        { id: holders.own.partyId, name: fullNameOf(person), kind: 'personal' },
        { id: holders.trust.partyId, name: holders.trustees, kind: 'business' },
      ],
      life: lifeOf(id, Object.values(accounts), [
        ...mainHabits(accounts, person.lastName, casting),
        ...savingHabits(accounts, casting),
        ...termHabits(accounts, opens, casting),
        ...abroadHabits(accounts, casting),
        ...otherHabits(accounts, opens, casting),
        ...trustHabits(accounts, casting),
      ]),
      mails: mailsOf(casting, openingDay, [aboutMaintenance({ isRead: true })]),
      ...payeesOf(casting, openingDay, endlessPayees(holders.own.partyId, holders.trust.partyId, casting)),
    };
  },
};

function holdersIn(casting: Casting, person: Person) {
  const heldBy = (index: number, name: string) => ({
    partyId: casting.partyId(index),
    address: inventAddress(chanceAt(casting.streams(`address ${index}`), 0), name),
  });
  const own = heldBy(1, fullNameOf(person));
  return holdersOf(person, own, heldBy(2, `The Trustees, ${person.lastName} Settlement`));
}
