import { castingOf, castUser, privateFunctions } from './casting.ts';
import { chanceAt, oneOf } from './chance.ts';
import { jointHolder } from './households/joint-holder.ts';
import { privateCustomerInstructions } from './instructions/private-customer-instructions.ts';
import { fullNameOf, inventPerson } from './invented/people.ts';
import { apostropheSurnames } from './invented/words.ts';
import { lifeOf } from './lives/life.ts';
import { mailsOf } from './mail/letters.ts';
import { privateCustomerLetters } from './mail/private-customer-letters.ts';
import { familyPayees } from './payees/household-payees.ts';
import { payeesOf } from './payees/payee-plan.ts';
import type { PersonaScript } from './persona-script.ts';
import { sharingOf } from './preferences/providers-of.ts';
import { openPrivateAccounts } from './private-customer-accounts.ts';
import { privateCustomerHabits } from './private-customer-habits.ts';

const id = 'private-customer';
const number = 20;

/** One family, everything a private bank keeps for them. The surname has an apostrophe under every seed. */
export const privateCustomer: PersonaScript = {
  id,
  number,
  title: 'Private customer',
  describes:
    'One personal customer with a current account and overdraft, instant access, a notice account, a fixed-rate bond, a mortgage and a loan.',
  resetLinks: [
    { token: 'valid-token', policy: 'retail', expiresAfterDays: 14 },
    { token: 'expired-token', policy: 'retail', expiresAfterDays: -1 },
  ],
  cast(seed, openingDay) {
    const casting = castingOf(id, number, seed);
    const chance = chanceAt(casting.streams('person'), 0);
    const person = inventPerson(chance, oneOf(chance, apostropheSurnames));
    const partyId = casting.partyId(1);
    const accounts = openPrivateAccounts(casting, person, openingDay);
    return {
      user: castUser(id, person, openingDay, { partyIds: [partyId], permittedFunctions: privateFunctions }),
      parties: [{ id: partyId, name: fullNameOf(person), kind: 'personal' }],
      life: lifeOf(id, Object.values(accounts), privateCustomerHabits(accounts, person.lastName, casting)),
      mails: mailsOf(casting, openingDay, privateCustomerLetters(person, accounts)),
      instructions: privateCustomerInstructions(accounts),
      ...sharingOf(id, ['trotting-up']),
      ...payeesOf(casting, openingDay, familyPayees(partyId, jointHolder.cast(seed, openingDay))),
    };
  },
};
