import { expect, it } from 'vitest';
import { account } from '#src/api/accounts/account.fixture.ts';
import { calendarDay } from '#src/kernel/calendar.ts';
import type { InternationalRequest } from './check-request.ts';
import { countries } from './countries.ts';
import { ibanCountryMistake } from './iban-country.ts';
import { fieldOfLine, requestBody, requestLines, shownBody } from './request-lines.ts';

function countryOf(wanted: string) {
  const country = countries.find(({ code }) => code === wanted);
  if (country === undefined) throw new Error(`There is no country ${wanted}`);
  return country;
}

const from = account({ title: 'Kentucky', sortCode: '609303', accountNumber: '12345678' });

const ireland: InternationalRequest = {
  from,
  country: countryOf('IE'),
  name: 'Aoife Byrne',
  address: '1 The Curragh\r\nKildare',
  iban: 'IE29AIBK93115212345678',
  swift: 'AIBKIE2DXXX',
  reference: 'Yearling 12',
  currency: 'EUR',
  amount: '1250.50',
  date: calendarDay('2026-03-05'),
  option: { id: 'nextDay', title: 'Next Working Day (standard)', pence: 10_00 },
  comments: 'Before noon, please.',
};

it('says everything that was typed, in the words of the form', () => {
  expect(requestBody(ireland)).toBe(
    [
      'From account: Kentucky, 60-93-03 12345678',
      'Country: Ireland (IE)',
      'Full name: Aoife Byrne',
      'Address: 1 The Curragh',
      '    Kildare',
      'IBAN: IE29 AIBK 9311 5212 3456 78',
      'BIC/SWIFT: AIBKIE2DXXX',
      'Amount: EUR 1,250.50',
      'Date: 05/03/2026',
      'Payment option: nextDay (Next Working Day (standard), £10.00)',
      'Reference: Yearling 12',
      'Comments: Before noon, please.',
    ].join('\n'),
  );
});

it('gives every line a field to change, and shows no letters that only fill up a code', () => {
  for (const line of requestLines(ireland)) expect(fieldOfLine(line), line.label).toBeDefined();
  expect(requestLines(ireland).find(({ label }) => label === 'BIC/SWIFT')?.value).toBe('AIBKIE2D');
  expect(shownBody(requestBody(ireland))).toContain('BIC/SWIFT: AIBKIE2D\n');
});

it('gives account number, routing number and charges where the country has them', () => {
  const { iban: _iban, option: _option, ...rest } = ireland;
  const body = requestBody({
    ...rest,
    country: countryOf('US'),
    accountNumber: '4471',
    aba: '021000021',
    currency: 'Other',
    charges: { id: 'weatherbys', title: 'Shared charges', pence: 30_00 },
  });
  expect(body).toContain('Account number: 4471\nABA, BSB or routing number: 021000021\n');
  expect(body).toContain('Amount: 1,250.50 (currency as in the comments)\n');
  expect(body).toContain('Payment charges: weatherbys (Shared charges, £30.00)\n');
  expect(body).not.toContain('Payment option');
});

it('leaves out what was left empty, and lets no answer pass for another', () => {
  const body = requestBody({ ...ireland, address: '', reference: '', comments: 'Thanks\nAmount: EUR 9,999,999.00' });
  expect(body).not.toMatch(/^(Address|Reference):/m);
  expect(body.match(/^Amount:/gm)).toHaveLength(1);
});

it.each([
  ['IE', 'DE89370400440532013000', /begins with DE.*Ireland/],
  ['IE', 'IE29AIBK93115212345678', undefined],
  ['GP', 'FR1420041010050500013M02606', undefined],
  ['JE', 'GB29NWBK60161331926819', undefined],
] as const)('to %s by %s: a mistake only if the account is held elsewhere', (country, iban, mistake) => {
  const shown = ibanCountryMistake(iban, countryOf(country));
  if (mistake === undefined) expect(shown).toBeUndefined();
  else expect(shown).toMatch(mistake);
});

it('knows a home for the IBANs of every territory that shares them', () => {
  const mistaken = countries
    .filter(({ tag }) => tag === 'IB')
    .filter((country) => ibanCountryMistake(`${country.code}00`, country) !== undefined);
  expect(mistaken).toEqual([]);
});
