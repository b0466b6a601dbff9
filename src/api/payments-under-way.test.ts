import { afterEach, expect, it } from 'vitest';
import { storedKeys, tabStorage } from './page-storage.ts';
import { confirmingNow, dropUnderWay, keepUnderWay, noteConfirming, readUnderWay } from './payments-under-way.ts';

const key = storedKeys.paymentUnderWay;
const payout = { kind: 'payout', id: '3C5A' } as const;
const instruction = { kind: 'instruction', id: 'a b:c%' } as const;

afterEach(() => {
  tabStorage.removeItem(key);
});

it('keeps no more than a kind and a token', () => {
  keepUnderWay(payout);
  expect(tabStorage.getItem(key)).toBe('payout:3C5A');
  expect(readUnderWay()).toEqual(payout);
});

it('keeps each once, gives the newest first, and drops one without the others', () => {
  keepUnderWay(payout);
  keepUnderWay(instruction);
  keepUnderWay(payout);
  expect(readUnderWay()).toEqual(payout);
  dropUnderWay(payout);
  expect(readUnderWay()).toEqual(instruction);
  dropUnderWay(instruction);
  expect([readUnderWay(), tabStorage.getItem(key)]).toEqual([undefined, null]);
});

it('drops nothing of a payment that is not its own', () => {
  keepUnderWay(payout);
  dropUnderWay({ ...payout, kind: 'instruction' });
  expect(readUnderWay()).toEqual(payout);
});

it.each(['', 'payout:', 'transfer:3C5A', 'payout:%', 'yes', ' '])('finds none in %j', (text) => {
  tabStorage.setItem(key, text);
  expect(readUnderWay()).toBeUndefined();
});

it('tells of a payment that is being confirmed until that has come to an end, good or bad', async () => {
  let end = () => {};
  const confirming = new Promise<never>((_resolve, reject) => {
    end = () => reject(new Error('A bug.'));
  });
  noteConfirming(payout, confirming);
  expect([confirmingNow(payout), confirmingNow(instruction)]).toEqual([confirming, undefined]);
  end();
  await expect(confirming).rejects.toThrow();
  expect(confirmingNow(payout)).toBeUndefined();
});
