import type { Person } from '#sandbox/personas/invented/people.ts';
import type { PrivateAccounts } from '#sandbox/personas/private-customer-accounts.ts';
import { aboutFraud, aboutSavings } from './bulletins.ts';
import { type Letter, secureMailSignature, subjects, written } from './letters.ts';

/** A question with its answer, an unread answer, a message from the bank, and two bulletins. */
export function privateCustomerLetters(person: Person, { notice, loan }: PrivateAccounts): Letter[] {
  const greeting = `Dear ${person.preferredName},`;
  return [
    {
      ...subjects.account,
      box: 'outbox',
      exchange: 'notice',
      body: written(
        'Good morning,',
        `May I take money from ${notice.displayName} before the ninety days are up? We are thinking of a new kitchen.`,
        `${person.firstName} ${person.lastName}`,
      ),
      daysAgo: 64,
      isRead: true,
    },
    {
      ...subjects.account,
      box: 'inbox',
      exchange: 'notice',
      body: written(
        greeting,
        'I am afraid not: it is ninety days from when we have your notice. Good luck with the kitchen.',
        secureMailSignature,
      ),
      daysAgo: 56,
      isRead: true,
    },
    {
      ...subjects.other,
      box: 'inbox',
      body: written(
        greeting,
        `You asked how your ${loan.displayName} is repaid. The instalment is taken on the ${ordinalText(loan.repaymentDay ?? 1)} of each month, or on the next working day.`,
        secureMailSignature,
      ),
      daysAgo: 25,
      isRead: true,
    },
    {
      ...subjects.payment,
      box: 'outbox',
      exchange: 'cheque',
      body: written(
        'Hello,',
        "The garage says that my last cheque hasn't reached them. Can you see whether it was paid?",
        `${person.firstName} ${person.lastName}`,
      ),
      daysAgo: 13,
      isRead: true,
    },
    {
      ...subjects.payment,
      box: 'inbox',
      exchange: 'cheque',
      body: written(
        greeting,
        "Nothing has been presented in the garage's name. If it stays lost we can stop the cheque & you can write another.",
        secureMailSignature,
      ),
      daysAgo: 2,
      isRead: false,
    },
    aboutSavings({ isRead: true }),
    aboutFraud({ isRead: false }),
  ];
}

/** Instalments are due on the 28th at the latest. */
function ordinalText(day: number): string {
  const last = day % 10;
  const ending =
    last === 1 && day !== 11 ? 'st' : last === 2 && day !== 12 ? 'nd' : last === 3 && day !== 13 ? 'rd' : 'th';
  return `${day}${ending}`;
}
