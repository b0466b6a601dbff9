import type { Person } from '#sandbox/personas/invented/people.ts';
import { aboutFraud, aboutMaintenance, aboutSales, aboutSavings } from './bulletins.ts';
import { type Letter, secureMailSignature, subjects, written } from './letters.ts';

/** Frequent mail: unread messages for each of the three entities, and several bulletins. */
export function racingOwnerLetters(
  person: Person,
  { partnership, stud }: { readonly partnership: string; readonly stud: string },
): Letter[] {
  const greeting = `Dear ${person.preferredName},`;
  const signed = `${person.firstName} ${person.lastName}`;
  return [
    {
      ...subjects.marketing,
      box: 'outbox',
      exchange: 'marketing',
      body: 'Marketing preferences: yes, by e-mail.',
      daysAgo: 200,
      isRead: true,
    },
    {
      ...subjects.chaps,
      box: 'outbox',
      exchange: 'yearling',
      entity: 2,
      body: written(
        'Please tell me by when you need to know of a CHAPS payment for a yearling bought at the sales.',
        signed,
      ),
      daysAgo: 48,
      isRead: true,
    },
    {
      ...subjects.chaps,
      box: 'inbox',
      exchange: 'yearling',
      entity: 2,
      body: written(
        greeting,
        'The same day, if it is before the cut-off time. The earlier the better.',
        secureMailSignature,
      ),
      daysAgo: 40,
      isRead: true,
    },
    {
      ...subjects.account,
      box: 'inbox',
      entity: 2,
      body: written(greeting, `The mandate for ${partnership} is now as the partners asked.`, secureMailSignature),
      daysAgo: 20,
      isRead: true,
    },
    {
      ...subjects.account,
      box: 'inbox',
      entity: 3,
      body: written(
        greeting,
        `We still need the last accounts of ${stud} for our file. There is no hurry.`,
        secureMailSignature,
      ),
      daysAgo: 8,
      isRead: false,
    },
    {
      ...subjects.payment,
      box: 'inbox',
      body: written(greeting, 'The prize money you asked about has been paid in.', secureMailSignature),
      daysAgo: 1,
      isRead: false,
    },
    aboutSavings({ isRead: true }),
    aboutFraud({ isRead: true }),
    aboutSales({ isRead: false }),
    aboutMaintenance({ isRead: false }),
  ];
}
