import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ibanText, isIban, plainIban } from './iban.ts';

// Examples from the IBAN registry and central banks, one per country.
const valid = [
  'AD12 0001 2030 2003 5910 0100',
  'AE07 0331 2345 6789 0123 456',
  'AL47 2121 1009 0000 0002 3569 8741',
  'AT61 1904 3002 3457 3201',
  'AZ21 NABZ 0000 0000 1370 1000 1944',
  'BA39 1290 0794 0102 8494',
  'BE68 5390 0754 7034',
  'BG80 BNBG 9661 1020 3456 78',
  'BH67 BMAG 0000 1299 1234 56',
  'BR18 0036 0305 0000 1000 9795 493C 1',
  'CH93 0076 2011 6238 5295 7',
  'CR05 0152 0200 1026 2840 66',
  'CY17 0020 0128 0000 0012 0052 7600',
  'CZ65 0800 0000 1920 0014 5399',
  'DE89 3704 0044 0532 0130 00',
  'DK50 0040 0440 1162 43',
  'DO28 BAGR 0000 0001 2124 5361 1324',
  'EE38 2200 2210 2014 5685',
  'EG38 0019 0005 0000 0000 2631 8000 2',
  'ES91 2100 0418 4502 0005 1332',
  'FI21 1234 5600 0007 85',
  'FO62 6460 0001 6316 34',
  'FR14 2004 1010 0505 0001 3M02 606',
  'GB29 NWBK 6016 1331 9268 19',
  'GE29 NB00 0000 0101 9049 17',
  'GI75 NWBK 0000 0000 7099 453',
  'GR16 0110 1250 0000 0001 2300 695',
  'HR12 1001 0051 8630 0016 0',
  'HU42 1177 3016 1111 1018 0000 0000',
  'IE29 AIBK 9311 5212 3456 78',
  'IL62 0108 0000 0009 9999 999',
  'IS14 0159 2600 7654 5510 7303 39',
  'IT60 X054 2811 1010 0000 0123 456',
  'JO94 CBJO 0010 0000 0000 0131 0003 02',
  'KW81 CBKU 0000 0000 0000 1234 5601 01',
  'LI21 0881 0000 2324 013A A',
  'LT12 1000 0111 0100 1000',
  'LU28 0019 4006 4475 0000',
  'MC58 1122 2000 0101 2345 6789 030',
  'MT84 MALT 0110 0001 2345 MTLC AST0 01S',
  'MU17 BOMM 0101 1010 3030 0200 000M UR',
  'NL91 ABNA 0417 1643 00',
  'NO93 8601 1117 947',
  'PL61 1090 1014 0000 0712 1981 2874',
  'PT50 0002 0123 1234 5678 9015 4',
  'QA58 DOHB 0000 1234 5678 90AB CDEF G',
  'RO49 AAAA 1B31 0075 9384 0000',
  'SA03 8000 0000 6080 1016 7519',
  'SE45 5000 0000 0583 9825 7466',
  'SI56 2633 0001 2039 086',
  'SK31 1200 0000 1987 4263 7541',
  'SM86 U032 2509 8000 0000 0270 100',
  'TR33 0006 1005 1978 6457 8413 26',
  'UA21 3223 1300 0002 6007 2335 6600 1',
  'VA59 0011 2300 0012 3456 78',
  'XK05 1212 0123 4567 8906',
];

it.each(valid)('accepts %s', (text) => {
  expect(isIban(text)).toBe(true);
});

it.each([
  'gb29nwbk60161331926819',
  'GB29 nwbk 6016 1331 9268 19',
  '  IE29AIBK93115212345678  ',
  'FR14\u00a02004\u00a01010\u00a00505\u00a00001\u00a03M02\u00a0606',
  'DE89-3704-0044-0532-0130-00',
])('accepts the spelling "%s"', (text) => {
  expect(isIban(text)).toBe(true);
});

it('is tested with at least forty countries', () => {
  expect(new Set(valid.map((text) => text.slice(0, 2))).size).toBeGreaterThanOrEqual(40);
});

it.each(valid)('refuses %s with its last character lost, doubled, or a check digit wrong', (text) => {
  const iban = plainIban(text);
  expect(isIban(iban.slice(0, -1))).toBe(false);
  expect(isIban(iban + iban.at(-1))).toBe(false);
  expect(isIban(`${iban.slice(0, 2)}${(Number(iban[2]) + 1) % 10}${iban.slice(3)}`)).toBe(false);
});

it.each([
  ['empty', ''],
  ['a country only', 'GB'],
  ['a country without IBANs', 'US64 SVBK US6S 3300 9586 71'],
  ['a country that does not exist', 'XX82 WEST 1234 5698 7654 32'],
  ['country and check digits swapped', '82GBWEST12345698765432'],
  ['check digits of another account', 'GB82 WEST 1234 5698 7654 23'],
  ['letters where its country has digits', 'DE89 3704 0044 0532 013A 00'],
  ['digits where its country has letters', 'GB29 1234 6016 1331 9268 19'],
  ['the length of another country', 'GB82 WEST 1234 5698 7654 321'],
  ['punctuation', 'GB82WEST1234569876543!'],
  ['Cyrillic letters that look Latin', 'GВ29NWBK60161331926819'],
  ['an account number', '12345678'],
  ['a BIC', 'DEUTDEFF500'],
  ['a long text', 'x'.repeat(400)],
])('refuses an IBAN that is %s', (_what, text) => {
  expect(isIban(text)).toBe(false);
});

it('sees any one wrong digit', () => {
  const iban = 'GB82WEST12345698765432';
  fc.assert(
    fc.property(fc.integer({ min: 8, max: 21 }), fc.integer({ min: 1, max: 9 }), (place, step) => {
      const digit = (Number(iban[place]) + step) % 10;
      expect(isIban(iban.slice(0, place) + digit + iban.slice(place + 1))).toBe(false);
    }),
  );
});

it('takes any text without throwing', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      isIban(text);
      plainIban(text);
      expect(ibanText(text).replaceAll(' ', '')).toBe(text.replace(/\s/g, '').toUpperCase());
    }),
  );
});

it.each([
  ['gb47padd60930322345678', 'GB47 PADD 6093 0322 3456 78'],
  ['GB47 PADD 6093 0322 3456 78', 'GB47 PADD 6093 0322 3456 78'],
  ['ABCDEFGH', 'ABCD EFGH'],
  ['', ''],
])('prints %s as %s', (text, printed) => {
  expect(ibanText(text)).toBe(printed);
});
