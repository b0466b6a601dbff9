import { describe, expect, it } from 'vitest';
import { openedPersona } from '#sandbox/personas/lived-bank.fixture.ts';
import { calendarDay } from '#src/kernel/calendar.ts';

const opens = calendarDay('2026-06-17');

describe.each(['private-customer', 'racing-owner', 'many-accounts'])('the past of %s', (id) => {
  const {
    payments,
    postings,
    payees,
    payeeEvents = [],
    chequeBooks = [],
    chequeMarks = [],
    instructions = [],
  } = openedPersona(id, 1, opens);

  it('has a payment in the log for each Faster Payment of the half year that no instruction made, and no other', () => {
    const booked = postings.filter(
      ({ code, bookedOn, description }) =>
        code === 'FPO' &&
        bookedOn >= '2025-12-15' &&
        !instructions.some(({ payeeName, paidOn }) => payeeName === description && paidOn.includes(bookedOn)),
    );
    expect(payments.length).toBeGreaterThan(5);
    expect(payments).toHaveLength(booked.length);
    for (const { orderedAt, minor, accountId } of payments) {
      const posting = booked.find(
        (each) => each.at === orderedAt && each.entries.some((entry) => entry.accountId === accountId),
      );
      expect(posting?.entries.find((entry) => entry.accountId === accountId)?.minor).toBe(-minor);
    }
    expect(new Set(payments.map(({ referenceNumber }) => referenceNumber)).size).toBe(payments.length);
  });

  it('has payments to payees of today, and a first payment to each of the others', () => {
    const saved = new Set(payees.map((payee) => payee.id));
    const others = payments.filter(({ payeeId }) => !saved.has(payeeId ?? ''));
    const met = others.map(({ partyId, payeeId }) => `${partyId} ${payeeId}`);
    expect(others.length).toBeLessThan(payments.length);
    expect(payments.filter(({ isNewPayee }) => isNewPayee)).toEqual(
      others.filter((_, place) => met.indexOf(met[place] ?? '') === place),
    );
  });

  it('says when the payees of that time were added', () => {
    expect(payeeEvents.length).toBeGreaterThan(0);
    for (const { payeeId, at } of payeeEvents) expect(payees.find((payee) => payee.id === payeeId)?.addedAt).toBe(at);
  });

  it('has three cheque books for each account with cheques, one after another', () => {
    const accounts = new Set(chequeBooks.map(({ accountId }) => accountId));
    for (const accountId of accounts) {
      const books = chequeBooks.filter((book) => book.accountId === accountId);
      const [first] = books;
      expect(books.map(({ firstNumber }) => firstNumber)).toEqual(
        [0, 25, 50].map((more) => (first?.firstNumber ?? 0) + more),
      );
      const drawn = postings.filter(
        ({ code, entries }) => code === 'CHQ' && entries.some((entry) => entry.accountId === accountId),
      );
      const newest = books.at(-1)?.firstNumber ?? 0;
      expect(Math.max(...drawn.map(({ reference }) => Number(reference)))).toBeLessThan(newest);
      const marked = chequeMarks.filter((mark) => mark.accountId === accountId);
      expect(marked.map(({ state }) => state)).toEqual(['cancelled', 'stopped', 'rejected']);
      for (const { number } of marked) expect(number).toBeGreaterThanOrEqual(newest);
    }
    expect(accounts.size).toBeGreaterThan(0);
  });
});

it('has no past payments of a party whose payments others must authorise', () => {
  const { payments } = openedPersona('maker', 1, opens);
  expect(payments.filter(({ state }) => state === 'completed')).toEqual([]);
});
