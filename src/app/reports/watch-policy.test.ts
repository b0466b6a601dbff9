import { expect, it } from 'vitest';
import { blockedKind } from './watch-policy.ts';

it.each([
  ['inline', 'inline'],
  ['', 'inline'],
  ['eval', 'eval'],
  ['wasm-eval', 'eval'],
  ['trusted-types-sink', 'trusted-types'],
  ['trusted-types-policy', 'trusted-types'],
  ['data', 'data'],
  ['blob:https://bank.example/1', 'blob'],
  ['chrome-extension://abc', 'extension'],
  ['moz-extension', 'extension'],
  ['https://bank.example/accounts/9A0E', 'own'],
  ['https://bank.example.elsewhere.example/', 'elsewhere'],
  ['https://elsewhere.example/?customer=1', 'elsewhere'],
  [undefined, 'inline'],
])('tells of %s that it is %s', (blocked, kind) => {
  expect(blockedKind(blocked, 'https://bank.example')).toBe(kind);
});
