import { secureMailDesk } from '#sandbox/bank/mail/senders.ts';
import type { MailRecord } from '#sandbox/bank/records/mail.ts';
import type { Casting } from '#sandbox/personas/casting.ts';
import { chanceAt } from '#sandbox/personas/chance.ts';
import { timeBetween } from '#sandbox/personas/lives/rhythm.ts';
import { instantOn } from '#sandbox/personas/time/london-instant.ts';
import { dayNumberOf, type PersonaDay, personaDay } from '#sandbox/personas/time/persona-day.ts';
import type { CalendarDay } from '#src/kernel/calendar.ts';

/** The service's subjects by id; a bulletin has none. */
export const subjects = {
  digital: { subject: 'Digital Banking Query', subjectId: '1' },
  account: { subject: 'General Account Query', subjectId: '2' },
  other: { subject: 'Other', subjectId: '3' },
  chaps: { subject: 'CHAPS Payment Request', subjectId: '4' },
  payment: { subject: 'Payment Query', subjectId: '6' },
  marketing: {
    subject: 'MARKETING_RESPONSE consent=true post=false telephone=false email=true text=false',
    subjectId: '8',
  },
} as const satisfies Record<string, Pick<MailRecord, 'subject' | 'subjectId'>>;

/** A persona's mail without a date. */
export interface Letter extends Pick<MailRecord, 'box' | 'subject' | 'subjectId' | 'body'> {
  /** Days before the opening day; a non-working day moves it to the working day before. */
  readonly daysAgo: number;
  readonly isRead: boolean;
  /** Joins letters of one conversation. */
  readonly exchange?: string;
  /** The entity that it is about, counted from 1; the first for conversations that the customer began, else none. */
  readonly entity?: number;
}

type Writer = Pick<Casting, 'personaId' | 'streams' | 'partyId'>;

/** The persona's mails, oldest first, within office hours. */
export function mailsOf({ personaId, streams, partyId }: Writer, openingDay: CalendarDay, letters: readonly Letter[]) {
  const opens = dayNumberOf(openingDay);
  const stream = streams('mail');
  const keyOf = ({ exchange }: Letter, index: number) => exchange ?? String(index + 1);
  const begunByCustomer = new Set(letters.map((letter, index) => letter.box === 'outbox' && keyOf(letter, index)));
  return letters
    .map((letter, index): Omit<MailRecord, 'id'> => {
      const { daysAgo, isRead, exchange: _, entity, ...said } = letter;
      const exchange = keyOf(letter, index);
      const about = entity ?? (begunByCustomer.has(exchange) ? 1 : undefined);
      const second = timeBetween(chanceAt(stream, index), 9, 17);
      return {
        ...said,
        userId: personaId,
        threadId: `${personaId}-thread-${exchange}`,
        sentAt: instantOn(workingDayUpTo(opens - daysAgo), second),
        read: isRead,
        sender: letter.box === 'outbox' ? null : secureMailDesk,
        partyId: about === undefined ? null : partyId(about),
      };
    })
    .sort((earlier, later) => (earlier.sentAt < later.sentAt ? -1 : 1))
    .map((mail, index): MailRecord => ({ id: `${personaId}-mail-${index + 1}`, ...mail }));
}

/** Joins paragraphs. */
export function written(...paragraphs: readonly string[]): string {
  return paragraphs.join('\n\n');
}

export const secureMailSignature = 'Yours sincerely,\nThe Secure Mail Desk';

function workingDayUpTo(number: number): PersonaDay {
  const day = personaDay(number);
  return day.isWorkingDay ? day : workingDayUpTo(number - 1);
}
