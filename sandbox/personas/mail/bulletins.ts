import { type Letter, written } from './letters.ts';

/** Messages to many customers at once. */

interface Received {
  readonly isRead: boolean;
}

export function aboutFraud(received: Received): Letter {
  return bulletin(
    { daysAgo: 9, ...received },
    'Calls that claim to come from us',
    'Some customers have been telephoned by people who claim to work for the bank and ask for a code sent to a phone.',
    'We never ask for a code, a password or a PIN, on the telephone or in a message. If anybody does, end the call and ring us on the number you know.',
  );
}

export function aboutMaintenance(received: Received): Letter {
  return bulletin(
    { daysAgo: 3, ...received },
    'Planned work on Sunday',
    'Digital banking will not be available on Sunday from 1 am to 5 am while we work on it.',
    'Standing orders and direct debits are not affected. Cards can be used as usual.',
  );
}

export function aboutSavings(received: Received): Letter {
  return bulletin(
    { daysAgo: 40, ...received },
    'How we work out interest on savings',
    'Interest on savings is calculated on the balance at the end of each day, and paid on the first working day after the period.',
    'Nothing is changing. Many of you have asked us how it works.',
  );
}

export function aboutTerms(received: Received): Letter {
  return bulletin(
    { daysAgo: 12, ...received },
    'Our terms for digital banking have changed',
    'We have rewritten the terms for digital banking in plainer words. You will see them when you next log in.',
    'Please read them before you accept them. You cannot go on to your accounts without them.',
  );
}

export function aboutSales(received: Received): Letter {
  return bulletin(
    { daysAgo: 5, ...received },
    'Payments during the sales',
    'The yearling sales are the busiest days of our year. Payments to the sales ring are made the same day if we have them before the cut-off time.',
    'If you mean to buy abroad, tell us in good time how much you may need and in which currency.',
  );
}

function bulletin(
  place: Pick<Letter, 'daysAgo' | 'isRead'>,
  subject: string,
  ...paragraphs: readonly string[]
): Letter {
  return { box: 'bulletins', subject, subjectId: '', body: written(...paragraphs), ...place };
}
