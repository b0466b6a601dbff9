import type { AccountRecord } from '#sandbox/bank/records/account.ts';
import type { UserRecord } from '#sandbox/bank/records/user.ts';
import { permittedFunctions } from '#sandbox/bank/records/user.ts';
import { type Casting, castingOf, castUser } from './casting.ts';
import { chanceAt, oneOf } from './chance.ts';
import { inventAddress, inventPerson } from './invented/people.ts';
import { studs, surnames } from './invented/words.ts';
import { skimmed } from './lives/funding.ts';
import { chargesOverdraft, paysInterest } from './lives/interest.ts';
import { type Habit, lifeOf } from './lives/life.ts';
import { openedWith } from './lives/savings.ts';
import { studFarm } from './lives/stud-farm.ts';
import { aboutMaintenance } from './mail/bulletins.ts';
import { mailsOf } from './mail/letters.ts';
import { studPayees } from './payees/business-payees.ts';
import { payeesOf } from './payees/payee-plan.ts';
import type { PersonaScript } from './persona-script.ts';
import { privateCustomer } from './private-customer.ts';

const id = 'maker';
const number = 33;

/** Everything a business user may do except authorise. */
const makersFunctions: UserRecord['permittedFunctions'] = permittedFunctions.filter((name) => name !== 'approver');

/** A company user whose orders need authorisation by another. */
export const maker: PersonaScript = {
  id,
  number,
  title: 'Maker',
  describes:
    'One of those who act for a stud company with a business account and a reserve: every payment, payee and bulk file needs another authoriser.',
  cast(seed, openingDay) {
    const casting = castingOf(id, number, seed);
    const chance = chanceAt(casting.streams('people'), 0);
    const person = inventPerson(chance, oneOf(chance, surnames));
    const company = `${oneOf(chance, studs)} Bloodstock Ltd`;
    const partyId = casting.partyId(1);
    const held = {
      partyId,
      address: inventAddress(chanceAt(casting.streams('address'), 0), company),
      openedOn: casting.openingIn(Number(openingDay.slice(0, 4)) - 2, 'company'),
    };
    const accounts = casting.openAccounts({
      current: { ...held, product: 'business', displayName: company, overdraftMinor: 20_000_00 },
      reserve: { ...held, product: 'instantAccess', displayName: `${company} Reserve`, nickname: 'Reserve' },
    });
    return {
      user: castUser(id, person, openingDay, { partyIds: [partyId], permittedFunctions: makersFunctions }),
      parties: [{ id: partyId, name: company, kind: 'business', mandate: 'one-other' }],
      life: lifeOf(id, Object.values(accounts), habitsOf(accounts, casting)),
      mails: mailsOf(casting, openingDay, [aboutMaintenance({ isRead: true })]),
      ...payeesOf(casting, openingDay, studPayees(partyId, privateCustomer.cast(seed, openingDay))),
    };
  },
};

function habitsOf(
  { current, reserve }: Record<'current' | 'reserve', AccountRecord>,
  { streams, between }: Casting,
): Habit[] {
  return [
    openedWith(current, 1000_00 * between('current', 30, 46), streams('current opening')),
    openedWith(reserve, 1000_00 * between('reserve', 20, 60), streams('reserve opening')),
    ...studFarm(current, streams),
    skimmed(
      current,
      reserve,
      { leaveMinor: 40_000_00, dayOfMonth: 20, description: 'Transfer to reserve', reference: 'RESERVE' },
      streams('reserve'),
    ),
    paysInterest(reserve, streams('reserve interest')),
    chargesOverdraft(current, streams('overdraft')),
  ];
}
