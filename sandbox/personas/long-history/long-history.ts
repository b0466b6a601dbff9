import type { AccountRecord } from '#sandbox/bank/records/account.ts';
import { permittedFunctions } from '#sandbox/bank/records/user.ts';
import { type Casting, castingOf, castUser } from '#sandbox/personas/casting.ts';
import { chanceAt, oneOf } from '#sandbox/personas/chance.ts';
import { inventAddress, inventPerson, shortNameOf } from '#sandbox/personas/invented/people.ts';
import { surnames, villages } from '#sandbox/personas/invented/words.ts';
import { paysInterest } from '#sandbox/personas/lives/interest.ts';
import { type Habit, lifeOf } from '#sandbox/personas/lives/life.ts';
import { openedWith } from '#sandbox/personas/lives/savings.ts';
import { aboutMaintenance } from '#sandbox/personas/mail/bulletins.ts';
import { mailsOf } from '#sandbox/personas/mail/letters.ts';
import { shopPayees } from '#sandbox/personas/payees/business-payees.ts';
import { payeesOf } from '#sandbox/personas/payees/payee-plan.ts';
import type { PersonaScript } from '#sandbox/personas/persona-script.ts';
import { privateCustomer } from '#sandbox/personas/private-customer.ts';
import { dayNumberOf } from '#sandbox/personas/time/persona-day.ts';
import { openedOn, tradeLinesPerDay } from './line-count.ts';
import { tradePurchases } from './purchases.ts';
import { regularTrade } from './regular.ts';
import { broughtToMark, dividend } from './reserve.ts';
import { busyness, trade } from './trade.ts';

const id = 'long-history';
const number = 60;

/** A shop selling to yards and riders: two accounts, one of them with ten years of transactions. */
export const longHistory: PersonaScript = {
  id,
  number,
  title: 'Long history',
  describes:
    'A shop for feed and tack that has banked here since 1 January 2016. Its current account has 100,000 transactions, about twenty-five a day in all twelve categories. There is a savings account as well.',
  cast(seed, openingDay) {
    const casting = castingOf(id, number, seed);
    const chance = chanceAt(casting.streams('people'), 0);
    const owner = inventPerson(chance, oneOf(chance, surnames), {
      woman: ['Philippa', 'Pippa'],
      man: ['Barnaby', 'Barney'],
    });
    const shop = `${oneOf(chance, villages)} Feed & Tack Ltd`;
    const held = {
      partyId: casting.partyId(1),
      address: inventAddress(chanceAt(casting.streams('address'), 0), shop, 'The Old Forge'),
      openedOn,
    };
    const accounts = casting.openAccounts({
      current: { ...held, product: 'business', displayName: shop, overdraftMinor: 25_000_00 },
      reserve: { ...held, product: 'instantAccess', displayName: `${shop} Reserve`, nickname: 'Reserve' },
    });
    const habits = habitsOf(accounts, shortNameOf(owner), casting, dayNumberOf(openingDay));
    return {
      user: castUser(id, owner, openingDay, { partyIds: [held.partyId], permittedFunctions: [...permittedFunctions] }),
      parties: [{ id: held.partyId, name: shop, kind: 'business' }],
      life: lifeOf(id, Object.values(accounts), habits),
      mails: mailsOf(casting, openingDay, [aboutMaintenance({ isRead: true })]),
      ...payeesOf(casting, openingDay, shopPayees(held.partyId, privateCustomer.cast(seed, openingDay))),
    };
  },
};

function habitsOf(
  { current, reserve }: Record<'current' | 'reserve', AccountRecord>,
  owner: string,
  { streams }: Casting,
  opensOn: number,
): Habit[] {
  const regular = [
    ...regularTrade(current, streams),
    dividend(current, reserve, 60_000_00, owner, streams('dividend')),
  ];
  // Either of the two transfers is one line, so it counts as one.
  const weekly = broughtToMark(current, reserve, 45_000_00, streams('brought to mark'));
  const counted: Habit[] = [...regular, (day) => weekly(day).map((each) => ({ ...each, legs: each.legs.slice(0, 1) }))];
  const purchases = tradePurchases(current.id, streams);
  const linesOn = tradeLinesPerDay(current.id, opensOn, counted, purchases, busyness(streams('busyness')));
  return [
    openedWith(reserve, 90_000_00, streams('reserve opening')),
    ...regular,
    weekly,
    purchases.habit,
    trade(current.id, linesOn, streams('trade')),
    paysInterest(reserve, streams('reserve interest')),
  ];
}
