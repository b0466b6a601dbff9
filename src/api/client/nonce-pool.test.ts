import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createNoncePool, noncesIn } from './nonce-pool.ts';

it.each([
  ['the bank’s own form', '{"nonce":["a","b"]}', ['a', 'b']],
  ['one in the bank’s form', '{"nonce":"a"}', ['a']],
  ['a JSON list', '["a", "b"]', ['a', 'b']],
  ['a JSON text', '"a"', ['a']],
  ['a bare value', '8f2c1a90d47b4e66', ['8f2c1a90d47b4e66']],
  ['a bare number, as text', '0012', ['0012']],
  ['a bare base64 value', 'a+b/c==', ['a+b/c==']],
  ['a comma list', 'a, b ,c', ['a', 'b', 'c']],
  ['several headers joined by the browser', '{"nonce":["a"]}, {"nonce":["b"]}', ['a', 'b']],
  ['quoted values in a list', '"a","b"', ['a', 'b']],
  ['no header', null, []],
  ['an empty header', ' ', []],
  ['an empty list', '{"nonce":[]}', []],
  ['values that are not nonces', '{"nonce":[1,null,"",{"nonce":"deep"}]}', ['deep']],
  ['JSON cut short', '{"nonce":["a"', []],
  ['a value that fits no header', '["caf\u00e9"]', []],
])('reads %s', (_name, header, expected) => {
  expect(noncesIn(header)).toEqual(expected);
});

it('reads any header without throwing, and only what can be sent back', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (header) => {
      for (const nonce of noncesIn(header)) new Headers({ 'x-nonce': nonce });
    }),
  );
});

it('gives each nonce once, oldest first', () => {
  const pool = createNoncePool();
  pool.refill('a,b', pool.batch());
  expect([pool.take()?.nonce, pool.take()?.nonce, pool.take()]).toEqual(['a', 'b', undefined]);
});

it('never takes the same nonce twice', () => {
  const pool = createNoncePool();
  expect(pool.refill('a,a,b', pool.batch())).toBe(2);
  pool.take();
  expect(pool.refill('a,c', pool.batch())).toBe(1);
  expect([pool.take()?.nonce, pool.take()?.nonce, pool.take()]).toEqual(['b', 'c', undefined]);
});

it('forgets everything when emptied', () => {
  const pool = createNoncePool();
  pool.refill('a,b', pool.batch());
  pool.empty();
  expect(pool.take()).toBeUndefined();
});

it('takes the first new nonce of an answer before older ones', () => {
  const pool = createNoncePool();
  pool.refill('a,b', pool.batch());
  expect(pool.takeFrom('a,c,d', pool.batch())).toEqual({ nonce: 'c', batch: pool.batch() });
  expect([pool.take()?.nonce, pool.take()?.nonce, pool.take()?.nonce, pool.take()]).toEqual(['a', 'b', 'd', undefined]);
});

it.each([
  ['brings none', null],
  ['brings only one that was there', 'a'],
])('takes none from an answer that %s', (_name, header) => {
  const pool = createNoncePool();
  pool.refill('a', pool.batch());
  expect(pool.takeFrom(header, pool.batch())).toBeUndefined();
  expect(pool.take()?.nonce).toBe('a');
});

it('takes nothing from an answer to an earlier session', () => {
  const pool = createNoncePool();
  const earlier = pool.batch();
  pool.empty();
  expect(pool.refill('late', earlier)).toBe(0);
  expect(pool.takeFrom('late', earlier)).toBeUndefined();
  expect(pool.take()).toBeUndefined();
});

it('hands out every nonce exactly once, whatever the order of refills and takes', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.constant(undefined), fc.array(fc.stringMatching(/^[a-z]{1,3}$/)))), (steps) => {
      const pool = createNoncePool();
      const given = new Set<string>();
      const taken: string[] = [];
      for (const step of [...steps, ...steps.flat().map(() => undefined)]) {
        if (step === undefined) taken.push(...(pool.take()?.nonce.split(',') ?? []));
        else {
          pool.refill(step.join(','), pool.batch());
          for (const nonce of step) given.add(nonce);
        }
      }
      expect(new Set(taken).size).toBe(taken.length);
      expect(new Set(taken)).toEqual(given);
    }),
  );
});
