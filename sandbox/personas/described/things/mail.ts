import type { MailRecord } from '#sandbox/bank/records/mail.ts';
import type { Description } from '#sandbox/personas/described/description.ts';
import type { Making } from '#sandbox/personas/described/making.ts';
import type { Objection } from '#sandbox/personas/described/objection.ts';
import { actsFor } from '#sandbox/personas/described/people.ts';
import { aboutFraud, aboutMaintenance, aboutSavings } from '#sandbox/personas/mail/bulletins.ts';
import { letterAboutPassword, letterOfWelcome } from '#sandbox/personas/mail/household-letters.ts';
import { type Letter, mailsOf, subjects, written } from '#sandbox/personas/mail/letters.ts';
import { upTo } from './planned.ts';

type Message = NonNullable<Description['messages']>[number];

const usualMessages: readonly Message[] = [
  { box: 'inbox', daysAgo: 2, isRead: false, to: 1 },
  { box: 'bulletins', daysAgo: 9, isRead: true, to: 1 },
];

/** Those of one person. */
export function mailTo(customer: Making, place: number): readonly MailRecord[] {
  const { casting, description, entities, made, people, userIds } = customer;
  const [userId, person] = [userIds[place], people[place]];
  if (userId === undefined || person === undefined) return [];
  const own = (description.messages ?? usualMessages).filter(({ to }) => to === place + 1);
  const letters = own.map((said, index) => letterOf(said, index, person));
  // People write for the first entity that they act for.
  const main = entities.find((_, at) => actsFor(description.people[place], at + 1));
  const partyId = (index: number) => main?.party.id ?? casting.partyId(index);
  return mailsOf({ ...casting, personaId: userId, partyId }, made.on, letters);
}

function letterOf(said: Message, index: number, person: Making['people'][number]): Letter {
  const { box, daysAgo, isRead } = said;
  const usual = usualLetter(box, index, person);
  const subject = said.subject === undefined ? {} : { subject: said.subject };
  const body = said.text === undefined ? {} : { body: said.text };
  return { ...usual, ...subject, ...body, daysAgo, isRead: box === 'outbox' || isRead };
}

/** What the bank writes, or is written to about, unless it is said. */
function usualLetter(box: Message['box'], index: number, person: Making['people'][number]): Letter {
  const oneOf = (letters: readonly Letter[]) => letters[index % letters.length] as Letter;
  switch (box) {
    case 'inbox':
      return oneOf([letterOfWelcome(person), letterAboutPassword(person)]);
    case 'bulletins':
      return oneOf([aboutMaintenance, aboutFraud, aboutSavings].map((about) => about({ isRead: false })));
    case 'outbox':
      return {
        ...subjects.payment,
        box,
        body: written(
          'Hello,',
          'Can you tell me whether my last payment has arrived?',
          `${person.firstName} ${person.lastName}`,
        ),
        daysAgo: 2,
        isRead: true,
      };
    default:
      return box satisfies never;
  }
}

export function objectionsToMail({ description: { messages = [] }, people }: Making): readonly Objection[] {
  return messages.flatMap(({ to }, place) =>
    to > people.length
      ? [{ where: `messages[${place}].to`, reason: 'There is no such person.', allowed: [upTo(people.length)] }]
      : [],
  );
}
