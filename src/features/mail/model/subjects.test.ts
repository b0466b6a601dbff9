import { expect, it } from 'vitest';
import { readChoice } from '#src/api/preferences/marketing.ts';
import { isHtml } from '#src/banking/mail/is-html.ts';
import { charactersLeft, messageMistakes } from './message-typed.ts';
import { composeSubjects, customSubject, enquirySubjects, replyOnWire, subjectOnWire, topicOf } from './subjects.ts';

it('offers the six kinds of query, two topics and a subject of one’s own', () => {
  expect(composeSubjects.map(({ id, title }) => `${id} ${title}`)).toEqual([
    '1 Digital Banking Query',
    '2 General Account Query',
    '4 CHAPS Payment Request',
    '5 Other Payment Request',
    '6 Payment Query',
    '3 Other',
    'mortgageloans Mortgages & Loans',
    'racingplus Racing Plus',
    'CUSTOM My own subject',
  ]);
});

it.each(composeSubjects.slice(0, 6))('sends $title under its number', ({ id, title }) => {
  expect(subjectOnWire(id, 'ignored')).toEqual({ subjectId: id, subject: title });
});

it('sends topics and custom subjects as “other”, in their own words', () => {
  expect(subjectOnWire('deposit', '')).toEqual({ subjectId: '3', subject: 'Deposit Accounts' });
  expect(subjectOnWire(customSubject, ' Hay ')).toEqual({ subjectId: '3', subject: 'Hay' });
  expect(subjectOnWire('nonsense', '')).toEqual({ subjectId: '3', subject: 'Other' });
});

it.each([
  ['#deposit', 'deposit'],
  ['#MortgageLoans', 'mortgageloans'],
  ['', '3'],
  ['#', '3'],
  ['#<img src=x>', '3'],
  ['#__proto__', '3'],
])('reads the topic of the fragment “%s”', (fragment, id) => {
  expect(topicOf(fragment).id).toBe(id);
  expect(enquirySubjects).toContainEqual(topicOf(fragment));
});

it('replies under the same number and one “Re:”', () => {
  expect(replyOnWire({ subject: 'Rates', subjectId: '2' })).toEqual({ subjectId: '2', subject: 'Re: Rates' });
  expect(replyOnWire({ subject: 'RE: Rates', subjectId: '7' })).toEqual({ subjectId: '3', subject: 'RE: Rates' });
  expect(replyOnWire({ subject: 'x'.repeat(300), subjectId: '' }).subject).toHaveLength(200);
});

it('replies to a marketing preference under its readable subject, which sets none', () => {
  const { subject } = replyOnWire({ subject: 'Re: MARKETING_RESPONSE nonConsent=true', subjectId: '8' });
  expect(subject).toBe('Re: Marketing preferences: no marketing.');
  expect(readChoice(subject)).toBeUndefined();
});

const typed = { from: 'A', subject: '3', customSubject: '', body: 'Hello' };

it.each([
  ['a whole message', {}, []],
  ['no sender', { from: '' }, ['from']],
  ['no subject', { subject: '' }, ['subject']],
  ['a blank custom subject', { subject: 'CUSTOM', customSubject: ' ' }, ['customSubject']],
  ['an empty custom subject of another choice', { customSubject: '' }, []],
  [
    'a custom subject longer than the service takes',
    { subject: 'CUSTOM', customSubject: 'x'.repeat(201) },
    ['customSubject'],
  ],
  ['a blank message', { body: ' \n' }, ['body']],
  ['1,000 characters', { body: 'a'.repeat(1000) }, []],
  ['1,001 characters', { body: 'a'.repeat(1001) }, ['body']],
] as const)('checks %s', (_name, over, wrong) => {
  expect(Object.keys(messageMistakes(true, { ...typed, ...over }))).toEqual(wrong);
});

it('does not ask who writes when that is clear, and counts what is sent', () => {
  expect(messageMistakes(false, { ...typed, from: '' })).toEqual({});
  expect([charactersLeft(''), charactersLeft('  ten signs.  '), charactersLeft('a'.repeat(1002))]).toEqual([
    1000, 990, -2,
  ]);
});

it.each([
  ['<p>Hello</p>', true, true],
  ['  <!doctype html><p>Hello', true, true],
  ['<br>', true, true],
  ['Hello <b>you</b>', true, false],
  ['< 5 pounds', true, false],
  ['<3', true, false],
  ['<p>Hello</p>', false, false],
])('shows %j, from the bank: %s, as HTML: %s', (body, isFromBank, expected) => {
  expect(isHtml(body, isFromBank)).toBe(expected);
});
