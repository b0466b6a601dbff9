import type { AccountRecord } from '#sandbox/bank/records/account.ts';
import type { UserRecord } from '#sandbox/bank/records/user.ts';
import { permittedFunctions } from '#sandbox/bank/records/user.ts';
import { type Casting, castingOf, castUser } from '#sandbox/personas/casting.ts';
import { chanceAt, oneOf } from '#sandbox/personas/chance.ts';
import { inventAddress, inventPerson } from '#sandbox/personas/invented/people.ts';
import { studs, surnames } from '#sandbox/personas/invented/words.ts';
import { skimmed } from '#sandbox/personas/lives/funding.ts';
import { chargesOverdraft, paysInterest } from '#sandbox/personas/lives/interest.ts';
import { type Habit, lifeOf } from '#sandbox/personas/lives/life.ts';
import { openedWith } from '#sandbox/personas/lives/savings.ts';
import { studFarm } from '#sandbox/personas/lives/stud-farm.ts';
import { aboutMaintenance } from '#sandbox/personas/mail/bulletins.ts';
import { mailsOf } from '#sandbox/personas/mail/letters.ts';
import { studPayees } from '#sandbox/personas/payees/business-payees.ts';
import { payeesOf } from '#sandbox/personas/payees/payee-plan.ts';
import type { PersonaScript } from '#sandbox/personas/persona-script.ts';
import { privateCustomer } from '#sandbox/personas/private-customer.ts';
import { colleagues, companyPartyId, makerId, makerNumber } from './company.ts';
import { itemsWaiting } from './items-waiting.ts';

const id = makerId;
const number = makerNumber;

/** Everything a business user may do except authorise. */
const makersFunctions: UserRecord['permittedFunctions'] = permittedFunctions.filter((name) => name !== 'approver');

/** A company user whose orders need authorisation by another. */
export const maker: PersonaScript = {
  id,
  number,
  title: 'Maker',
  describes:
    'A customer who acts for a stud company with a business account and a reserve. Somebody else must authorise every payment, payee and bulk file.',
  cast(seed, openingDay) {
    const casting = castingOf(id, number, seed);
    const chance = chanceAt(casting.streams('people'), 0);
    const person = inventPerson(chance, oneOf(chance, surnames));
    const company = `${oneOf(chance, studs)} Bloodstock Ltd`;
    const partyId = companyPartyId(seed);
    const held = {
      partyId,
      address: inventAddress(chanceAt(casting.streams('address'), 0), company),
      openedOn: casting.openingIn(Number(openingDay.slice(0, 4)) - 2, 'company'),
    };
    const accounts = casting.openAccounts({
      current: { ...held, product: 'business', displayName: company, overdraftMinor: 20_000_00 },
      reserve: { ...held, product: 'instantAccess', displayName: `${company} Reserve`, nickname: 'Reserve' },
    });
    const { payeeGroups, payees } = payeesOf(
      casting,
      openingDay,
      studPayees(partyId, privateCustomer.cast(seed, openingDay)),
    );
    const waiting = itemsWaiting({ openingDay, partyId, accountId: accounts.current.id, payees });
    return {
      user: castUser(id, person, openingDay, { partyIds: [partyId], permittedFunctions: makersFunctions }),
      parties: [{ id: partyId, name: company, kind: 'business', mandate: 'one-other', twoOthersFromMinor: 10_000_00 }],
      life: lifeOf(id, Object.values(accounts), habitsOf(accounts, casting)),
      mails: mailsOf(casting, openingDay, [aboutMaintenance({ isRead: true })]),
      ...waiting,
      payeeGroups: [...payeeGroups, ...waiting.payeeGroups],
      opensWith: colleagues.filter((colleague) => colleague !== id),
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
