import { type Casting, castingOf, castUser, privateFunctions } from '#sandbox/personas/casting.ts';
import { chanceAt, oneOf, type Stream } from '#sandbox/personas/chance.ts';
import {
  fullNameOf,
  inventAddress,
  inventPerson,
  type Person,
  shortNameOf,
} from '#sandbox/personas/invented/people.ts';
import { surnames } from '#sandbox/personas/invented/words.ts';
import { lifeOf } from '#sandbox/personas/lives/life.ts';
import { letterAboutJointAccount } from '#sandbox/personas/mail/household-letters.ts';
import { mailsOf } from '#sandbox/personas/mail/letters.ts';
import { otherPayees } from '#sandbox/personas/payees/household-payees.ts';
import { payeesOf } from '#sandbox/personas/payees/payee-plan.ts';
import type { PersonaScript } from '#sandbox/personas/persona-script.ts';
import type { CalendarDay } from '#src/kernel/calendar.ts';
import { livingHabits } from './household-habits.ts';

const id = 'joint-holder';
const number = 66;

/** One of two joint holders; either may act alone. */
export const jointHolder: PersonaScript = {
  id,
  number,
  title: 'Joint holder',
  describes:
    'One of two holders of a joint current account, either of whom may act alone, with savings of their own; codes are confirmed without the PIN.',
  cast(seed, openingDay) {
    const casting = castingOf(id, number, seed);
    const chance = chanceAt(casting.streams('person'), 0);
    const holder = inventPerson(chance, oneOf(chance, surnames));
    const other = otherHolder(casting.streams('other holder'), holder);
    const partyIds = [casting.partyId(1), casting.partyId(2)];
    const names = { own: fullNameOf(holder), joint: `${fullNameOf(holder)} & ${fullNameOf(other)}` };
    const accounts = openJointAccounts(casting, [holder, other], names, openingDay);
    return {
      user: castUser(id, holder, openingDay, { partyIds, permittedFunctions: privateFunctions, secondFactor: 'otp' }),
      parties: [
        { id: casting.partyId(1), name: names.own, kind: 'personal' },
        { id: casting.partyId(2), name: names.joint, kind: 'personal' },
      ],
      life: lifeOf(id, Object.values(accounts), livingHabits(accounts, holder.lastName, 0, casting)),
      mails: mailsOf(casting, openingDay, [letterAboutJointAccount(holder, other)]),
      ...payeesOf(casting, openingDay, otherPayees(casting.partyId(2))),
    };
  },
};

/** With the same surname and another first name. */
function otherHolder(stream: Stream, holder: Person, draw = 0): Person {
  const other = inventPerson(chanceAt(stream, draw), holder.lastName);
  return other.firstName === holder.firstName ? otherHolder(stream, holder, draw + 1) : other;
}

function openJointAccounts(
  casting: Casting,
  [holder, other]: readonly [Person, Person],
  names: { readonly own: string; readonly joint: string },
  openingDay: CalendarDay,
) {
  const openedOn = casting.openingIn(Number(openingDay.slice(0, 4)) - 3, 'joint');
  const home = inventAddress(chanceAt(casting.streams('address'), 0), names.own);
  return casting.openAccounts({
    current: {
      partyId: casting.partyId(2),
      address: { ...home, fullName: names.joint },
      product: 'current',
      displayName: `${shortNameOf(holder)} & ${shortNameOf(other)} Joint Account`,
      openedOn,
      overdraftMinor: 500_00 * casting.between('overdraft', 4, 20),
    },
    savings: {
      partyId: casting.partyId(1),
      address: home,
      product: 'instantAccess',
      displayName: `${shortNameOf(holder)} Instant Access`,
      nickname: 'My own',
      openedOn,
    },
  });
}
