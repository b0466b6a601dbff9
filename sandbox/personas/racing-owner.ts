import { fileIdentifierOfParty } from '#sandbox/bank/bulk/bulk-files.ts';
import { usualLimit } from '#sandbox/bank/payments/payment-limits.ts';
import { permittedFunctions } from '#sandbox/bank/records/user.ts';
import { castingOf, castUser } from './casting.ts';
import { chanceAt, oneOf } from './chance.ts';
import { racingOwnerInstructions } from './instructions/racing-owner-instructions.ts';
import { fullNameOf, inventPerson } from './invented/people.ts';
import { apostropheSurnames, studs, surnames } from './invented/words.ts';
import { lifeOf } from './lives/life.ts';
import { pastBulkFiles } from './lives/past-bulk-files.ts';
import { mailsOf } from './mail/letters.ts';
import { racingOwnerLetters } from './mail/racing-owner-letters.ts';
import { payeesOf } from './payees/payee-plan.ts';
import { racingPayees } from './payees/racing-payees.ts';
import type { PersonaScript } from './persona-script.ts';
import { failedLoginsByEmail, sharingOf } from './preferences/providers-of.ts';
import { privateCustomer } from './private-customer.ts';
import { openRacingAccounts } from './racing-owner-accounts.ts';
import { racingOwnerHabits } from './racing-owner-habits.ts';

const id = 'racing-owner';
const number = 31;

/** Bulk files of up to 10,000 payments. */
const limits = {
  makePayment: usualLimit,
  internalTransfer: usualLimit,
  bulkPayments: { ...usualLimit, dailyMinor: 1_000_000_00, dailyCount: 20_000 },
};

/** An owner, a racing partnership and a stud. */
export const racingOwner: PersonaScript = {
  id,
  number,
  title: 'Racing owner',
  describes:
    'A racehorse owner who acts for three entities: themselves, a racing partnership and, as an agent, a stud company. There are racing accounts, euro and dollar accounts, savings, a bond and a loan. Everything is permitted, but three accounts limit where transfers may go.',
  resetLinks: [{ token: 'corporate-token', policy: 'corporate', expiresAfterDays: 14 }],
  cast(seed, openingDay) {
    const casting = castingOf(id, number, seed);
    const chance = chanceAt(casting.streams('people'), 0);
    const owner = inventPerson(chance, oneOf(chance, surnames));
    const names = {
      owner: fullNameOf(owner),
      partnership: `${owner.lastName} & ${oneOf(chance, apostropheSurnames)} Racing Partnership`,
      stud: `${oneOf(chance, studs)} Stud Company Ltd`,
    };
    const accounts = openRacingAccounts(casting, owner, names, openingDay);
    const partyIds = [casting.partyId(1), casting.partyId(2), casting.partyId(3)] as const;
    return {
      user: castUser(id, owner, openingDay, { partyIds: [...partyIds], permittedFunctions: [...permittedFunctions] }),
      parties: [
        { id: partyIds[0], name: names.owner, kind: 'personal' },
        { id: partyIds[1], name: names.partnership, kind: 'business' },
        { id: partyIds[2], name: names.stud, kind: 'business', actsAs: 'agent' },
      ],
      life: lifeOf(id, Object.values(accounts), racingOwnerHabits(accounts, owner.lastName, casting)),
      mails: mailsOf(casting, openingDay, racingOwnerLetters(owner, names)),
      instructions: racingOwnerInstructions(accounts),
      limitPackages: [`USER:${id}`, ...partyIds.map((partyId) => `PARTY:${partyId}`)].map((holder) => ({
        id: holder,
        targets: limits,
      })),
      bulkFiles: (postings) =>
        pastBulkFiles(
          {
            userId: id,
            partyId: partyIds[2],
            accountId: accounts.stud.id,
            fileIdentifier: fileIdentifierOfParty(partyIds[2]),
          },
          postings,
          openingDay,
        ),
      ...failedLoginsByEmail(id),
      ...sharingOf(
        id,
        ['furlong-finance', 'trotting-up', 'paddock-mobile'],
        [{ accessPointId: 'furlong-finance', accounts: [accounts.current, accounts.savings], taskIds: ['CH_I'] }],
      ),
      ...payeesOf(
        casting,
        openingDay,
        racingPayees(
          { owner: partyIds[0], partnership: partyIds[1], stud: partyIds[2] },
          privateCustomer.cast(seed, openingDay),
        ),
      ),
    };
  },
};
