import { expect, it } from 'vitest';
import { isRefusalCode } from '#sandbox/control/link/refusal-codes.ts';
import { refusals } from '#sandbox/http/refusals/refusals.ts';
import { refusalCatalogue } from '#src/api/messages/refusal-catalogue.ts';
import { notKnownYet } from '#src/api/wire/refusal-codes.ts';

it('testers may have the bank give every code that the app explains', () => {
  const codes = [...refusalCatalogue.keys()].filter((code) => code !== notKnownYet);
  expect(codes.filter((code) => !isRefusalCode(code))).toEqual([]);
});

/** Told by the general text, or by the page that asked. */
const withoutOwnText: readonly string[] = [
  '10011',
  'DIGX_AU_035',
  'DIGX_CZ_ACTIVITY_01',
  'DIGX_CZ_CHEQUE_01',
  'DIGX_CZ_CONTENT_01',
  'DIGX_CZ_METHOD_01',
  'DIGX_CZ_PATH_01',
  'DIGX_CZ_SESSION_02',
  'DIGX_CZ_TPP_02',
  'DIGX_CZ_TPP_03',
  'DIGX_CZ_TPP_04',
  'DIGX_CZ_TPP_05',
  'DIGX_CZ_TPP_06',
  'DIGX_PROD_DEF_0000',
];

it('the app explains every refusal of the bank, except those named here', () => {
  const codes = new Set(Object.values(refusals).map(({ code }) => code));
  expect([...codes].filter((code) => !refusalCatalogue.has(code)).sort()).toEqual(withoutOwnText);
});
