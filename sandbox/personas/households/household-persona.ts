import type { UserRecord } from '#sandbox/bank/records/user.ts';
import { type CustomerStatus, castingOf, castUser, privateFunctions } from '#sandbox/personas/casting.ts';
import { chanceAt, oneOf } from '#sandbox/personas/chance.ts';
import { fullNameOf, inventPerson, type Person } from '#sandbox/personas/invented/people.ts';
import { surnames } from '#sandbox/personas/invented/words.ts';
import { lifeOf } from '#sandbox/personas/lives/life.ts';
import { type Letter, mailsOf } from '#sandbox/personas/mail/letters.ts';
import { householdPayees } from '#sandbox/personas/payees/household-payees.ts';
import { payeesOf } from '#sandbox/personas/payees/payee-plan.ts';
import type { PersonaScript } from '#sandbox/personas/persona-script.ts';
import { privateCustomer } from '#sandbox/personas/private-customer.ts';
import { type ExtraAccount, openHouseholdAccounts } from './household-accounts.ts';
import { householdHabits } from './household-habits.ts';

/** What distinguishes one ordinary household from another: its state at the bank, not its habits. */
export interface HouseholdPersona extends Pick<PersonaScript, 'id' | 'number' | 'title' | 'describes'> {
  readonly years: 1 | 2 | 3 | 4;
  readonly beside: readonly ExtraAccount[];
  readonly functions?: UserRecord['permittedFunctions'];
  readonly status: CustomerStatus;
  readonly letters?: (person: Person) => readonly Letter[];
}

export function householdPersona(persona: HouseholdPersona): PersonaScript {
  const { id, number, title, describes, functions = privateFunctions, status, letters = () => [] } = persona;
  return {
    id,
    number,
    title,
    describes,
    cast(seed, openingDay) {
      const casting = castingOf(id, number, seed);
      const chance = chanceAt(casting.streams('person'), 0);
      const person = inventPerson(chance, oneOf(chance, surnames));
      const partyId = casting.partyId(1);
      const accounts = openHouseholdAccounts(casting, person, openingDay, persona);
      return {
        user: castUser(id, person, openingDay, { partyIds: [partyId], permittedFunctions: functions, ...status }),
        parties: [{ id: partyId, name: fullNameOf(person), kind: 'personal' }],
        life: lifeOf(id, Object.values(accounts), householdHabits(accounts, person.lastName, casting)),
        mails: mailsOf(casting, openingDay, letters(person)),
        ...(functions.includes('payment')
          ? payeesOf(casting, openingDay, householdPayees(partyId, privateCustomer.cast(seed, openingDay)))
          : {}),
      };
    },
  };
}
