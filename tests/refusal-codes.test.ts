import { expect, it } from 'vitest';
import { isRefusalCode } from '#sandbox/control/grammar/refusal-codes.ts';
import { refusalCatalogue } from '#src/api/messages/refusal-catalogue.ts';
import { notKnownYet } from '#src/api/wire/refusal-codes.ts';

it('testers may have the bank give every code that the app explains', () => {
  const codes = [...refusalCatalogue.keys()].filter((code) => code !== notKnownYet);
  expect(codes.filter((code) => !isRefusalCode(code))).toEqual([]);
});
