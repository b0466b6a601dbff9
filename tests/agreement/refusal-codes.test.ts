import { expect, it } from 'vitest';
import { isRefusalCode } from '#sandbox/control/link/refusal-codes.ts';
import { refusalCodes } from '#sandbox/http/refusal-codes.generated.ts';
import { refusals } from '#sandbox/http/refusals/refusals.ts';
import { refusalCatalogue } from '#src/api/messages/refusal-catalogue.ts';
import { notKnownYet } from '#src/api/wire/refusal-codes.ts';

it('testers may have the bank give every code that the app explains', () => {
  const codes = [...refusalCatalogue.keys()].filter((code) => code !== notKnownYet);
  expect(codes.filter((code) => !isRefusalCode(code))).toEqual([]);
});

/** Inside `10011`, which the app words as one. */
const insideInvalid = 'DIGX_CZ_REQUEST_01';

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

/** Codes of the contract, with the statuses that have them. */
const inContract = new Map<string, Set<number>>();
for (const statuses of Object.values(refusalCodes)) {
  for (const [status, codes] of Object.entries(statuses)) {
    for (const code of codes) inContract.set(code, (inContract.get(code) ?? new Set()).add(Number(status)));
  }
}

it('the contract lists every refusal of the bank under its status', () => {
  // Paths and methods that the contract does not have.
  const beside = ['DIGX_CZ_PATH_01', 'DIGX_CZ_METHOD_01'];
  const refused = Object.values(refusals).filter(({ code }) => !beside.includes(code));
  expect(refused.filter(({ code, status }) => inContract.get(code)?.has(status) !== true)).toEqual([]);
});

it('testers may have the bank give every code of the contract', () => {
  expect([...inContract.keys()].filter((code) => !isRefusalCode(code) && code !== insideInvalid)).toEqual([]);
});

it('the app explains every refusal of the contract, except those named here', () => {
  const untold = [...inContract.keys()].filter((code) => !refusalCatalogue.has(code) && code !== insideInvalid);
  expect(untold.filter((code) => !withoutOwnText.includes(code))).toEqual([]);
});

it('the app explains every refusal of the bank, except those named here', () => {
  const codes = new Set(Object.values(refusals).map(({ code }) => code));
  expect([...codes].filter((code) => !refusalCatalogue.has(code)).sort()).toEqual(withoutOwnText);
});
