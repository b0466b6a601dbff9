import type { Person } from '#sandbox/personas/invented/people.ts';
import { type Letter, secureMailSignature, subjects, written } from './letters.ts';

/** Single unread messages from the bank to customers in a particular situation. */

export function letterOfWelcome(person: Person): Letter {
  return fromDesk(
    2,
    subjects.digital,
    `Dear ${person.preferredName},`,
    'Welcome. From here you can write to us about anything you would not put in an ordinary e-mail, and we write to you here for the same reason.',
  );
}

export function letterAboutPassword(person: Person): Letter {
  return fromDesk(
    6,
    subjects.digital,
    `Dear ${person.preferredName},`,
    'You have had the same password for a long time, so we will ask you for a new one when you next log in. It takes a minute.',
  );
}

export function letterAboutPhone(person: Person): Letter {
  return fromDesk(
    4,
    subjects.digital,
    `Dear ${person.preferredName},`,
    `A message we sent to ${person.phoneNumber} has not reached you. If that is still your number, please make sure that the phone is on: you need it to confirm payments and changes.`,
  );
}

export function letterAboutJointAccount(person: Person, other: Person): Letter {
  return fromDesk(
    15,
    subjects.account,
    `Dear ${person.preferredName},`,
    `As you asked, either you or ${other.preferredName} may now act alone on your joint account. Neither of you needs the other to confirm anything.`,
  );
}

function fromDesk(
  daysAgo: number,
  subject: Pick<Letter, 'subject' | 'subjectId'>,
  ...paragraphs: readonly string[]
): Letter {
  return { box: 'inbox', ...subject, body: written(...paragraphs, secureMailSignature), daysAgo, isRead: false };
}
