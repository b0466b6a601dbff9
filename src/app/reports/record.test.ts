import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fieldNames, recordOf } from './record.ts';

const routes = new Set(['/login', '/payments/make/:account']);

const hostile = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.anything(),
  fc.constantFrom(
    'Jane Smith',
    'jane@example.com',
    '60-11-22 12345678',
    '/payments/make/9A0E',
    'https://bank.example/assets/start-D3gk_x1-.js?token=1',
    '/login?search=saddlery',
    'GB33BUKB20201555555555',
    'TypeError: Jane Smith',
    '12345678',
    'toString',
    '__proto__',
  ),
);

it('holds nothing of what a customer, the bank or a page wrote', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.oneof(fc.constantFrom(...fieldNames), fc.string()), hostile), (given) => {
      const record = recordOf({ ...given, type: 'error' }, routes) ?? {};
      for (const [name, value] of Object.entries(record)) {
        expect(fieldNames).toContain(name);
        if (typeof value === 'string') expect(value).toMatch(/^(?:[A-Za-z-]{1,30}|\/login|)$/);
        else expect(Number.isInteger(value)).toBe(true);
      }
    }),
    { numRuns: 500 },
  );
});

it('keeps what is allowed, and drops the rest', () => {
  const kept = {
    type: 'error',
    route: '/payments/make/:account',
    name: 'TypeError',
    file: 'account-details-mCx7voj-.js',
    line: 1,
    column: 20_431,
  };
  const given = { ...kept, kind: 'jane', message: 'Jane Smith', value: '12', count: 1.5 };
  expect(recordOf(given, routes)).toEqual(kept);
});

it('is nothing without a type', () => {
  expect(recordOf({ type: 'customer', name: 'TypeError' }, routes)).toBeUndefined();
});
