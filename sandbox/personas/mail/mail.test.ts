import fc from 'fast-check';
import { expect, it } from 'vitest';
import { mailSchema } from '#sandbox/bank/records/mail.ts';
import { openedPersona } from '#sandbox/personas/lived-bank.fixture.ts';
import { personas } from '#sandbox/personas/registry.ts';
import { dayNumberOf, personaDay } from '#sandbox/personas/time/persona-day.ts';
import { type CalendarDay, calendarDay, londonDayOf } from '#src/kernel/calendar.ts';
import { runs } from '#tests/runs.ts';

const openingDay = calendarDay('2026-06-17');
const anySeed = fc.integer({ min: 0, max: 1_000_000 });
const anyDay = fc
  .date({ min: new Date('2026-01-01'), max: new Date('2031-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10) as CalendarDay);

const mailsIn = (id: string, seed = 1, day = openingDay) => openedPersona(id, seed, day).mails;
const countOf = (id: string, box: string, state: 'read' | 'unread') =>
  mailsIn(id).filter((mail) => mail.box === box && mail.read === (state === 'read')).length;

it('exists for some customers and not for others', () => {
  const without = Object.keys(personas).filter((id) => mailsIn(id).length === 0);
  expect(without).toEqual(expect.arrayContaining(['pin-due', 'read-only', 'no-accounts', 'approver']));
  expect(without).not.toContain('joint-holder');
});

it.each([
  ['private-customer', 'inbox', 1, 2],
  ['private-customer', 'outbox', 0, 2],
  ['private-customer', 'bulletins', 1, 1],
  ['racing-owner', 'inbox', 2, 2],
  ['racing-owner', 'bulletins', 2, 2],
  ['many-accounts', 'bulletins', 0, 1],
])('gives %s in the %s %i unread and %i read', (id, box, unread, read) => {
  expect([countOf(id, box, 'unread'), countOf(id, box, 'read')]).toEqual([unread, read]);
});

it('is valid, oldest first, with unique ids, and sent on a working day before the bank opened', () => {
  fc.assert(
    fc.property(anySeed, anyDay, (seed, day) => {
      const mails = ['private-customer', 'racing-owner', 'joint-holder', 'first-timer'].flatMap((id) => {
        const own = mailsIn(id, seed, day);
        expect(own.map(({ sentAt }) => sentAt)).toEqual(own.map(({ sentAt }) => sentAt).sort());
        expect(own.every(({ userId }) => userId === id)).toBe(true);
        return own;
      });
      for (const mail of mails) {
        expect(mailSchema.parse(mail)).toEqual(mail);
        const sentOn = londonDayOf(mail.sentAt);
        expect(sentOn < day && personaDay(dayNumberOf(sentOn)).isWorkingDay).toBe(true);
      }
      expect(new Set(mails.map(({ id }) => id)).size).toBe(mails.length);
    }),
    { numRuns: runs(3, 6) },
  );
});

it('answers a question after it was asked, whatever holidays come between', () => {
  fc.assert(
    fc.property(anySeed, anyDay, (seed, day) => {
      const mails = [...mailsIn('private-customer', seed, day), ...mailsIn('racing-owner', seed, day)];
      // Nobody answers a marketing preference.
      const asked = mails.filter(({ box, subjectId }) => box === 'outbox' && subjectId !== '8');
      expect(asked).toHaveLength(3);
      for (const question of asked) {
        const answers = mails.filter(({ box, threadId }) => box === 'inbox' && threadId === question.threadId);
        expect(answers).toHaveLength(1);
        expect((answers[0]?.sentAt ?? '') > question.sentAt).toBe(true);
      }
    }),
    { numRuns: runs(3, 6) },
  );
});

it('names an entity of the customer’s in what they wrote, and in the answers to it', () => {
  const about = (id: string) => {
    const { user, mails } = openedPersona(id, 1, openingDay);
    return mails.map(({ box, subject, partyId }) => [box, subject, user.partyIds.indexOf(partyId ?? '')]);
  };
  expect(about('private-customer').filter(([box]) => box !== 'bulletins')).toEqual([
    ['outbox', 'General Account Query', 0],
    ['inbox', 'General Account Query', 0],
    ['inbox', 'Other', -1],
    ['outbox', 'Payment Query', 0],
    ['inbox', 'Payment Query', 0],
  ]);
  const owner = about('racing-owner');
  expect(owner).toContainEqual(['outbox', 'CHAPS Payment Request', 1]);
  expect(owner).toContainEqual(['inbox', 'CHAPS Payment Request', 1]);
  expect(owner).toContainEqual(['inbox', 'General Account Query', 2]);
  expect(owner).toContainEqual(['inbox', 'Payment Query', -1]);
});
