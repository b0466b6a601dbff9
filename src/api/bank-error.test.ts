import { beforeEach, expect, it } from 'vitest';
import { testConfig } from './bank.fixture.ts';
import { shownError, wordFailure } from './bank-error.ts';
import type { Fault } from './failure.ts';
import { setRuntimeConfig } from './runtime-config.ts';

const { privateBank, racingBank, helpdesk } = testConfig.telephones;

beforeEach(() => {
  setRuntimeConfig(testConfig);
});

function messageOf(fault: Fault, code?: string): string {
  return wordFailure({ kind: 'fault', fault, ...(code !== undefined && { code }) }).message;
}

it('has a text of its own for each fault, with every telephone filled in', () => {
  const faults = ['request_timeout', 'bad_network_response', 'offline', 'page-blocked', 'unreadable'] as const;
  const texts = faults.map((fault) => messageOf(fault));
  expect(new Set(texts).size).toBe(faults.length);
  for (const text of texts) expect(text).not.toMatch(/[{}]/);
});

it('calls a time-out a network issue', () => {
  expect(messageOf('request_timeout')).toContain('network issue');
});

it('gives the support telephones and the page’s own code when a page was blocked', () => {
  const text = messageOf('page-blocked', '16-2204');
  for (const part of [privateBank, racingBank, 'quote error code 16-2204']) expect(text).toContain(part);
  expect(messageOf('page-blocked')).not.toContain('code');
});

it('fails closed with the technical text when an answer cannot be read', () => {
  expect(messageOf('unreadable')).toContain('technical issue');
  expect(messageOf('unreadable')).toContain(helpdesk);
});

it('keeps of a refusal what may be shown, and no more', () => {
  const authFailure = { code: 'OBDXIDM-0', type: 'OTHER', message: 'internal' };
  const error = wordFailure({ kind: 'refusal', refusal: { status: 403, code: 'X1', authFailure } });
  expect(Object.keys(error).sort()).toEqual(['code', 'kind', 'message', 'status']);
});

it('has no code where the bank gave none', () => {
  expect(wordFailure({ kind: 'refusal', refusal: { status: 500 } })).not.toHaveProperty('code');
});

it('can stand in the store', () => {
  const error = wordFailure({ kind: 'session-over', reason: 'expired' });
  expect(JSON.parse(JSON.stringify(error))).toEqual(error);
});

it('shows the bank’s errors as they are, and a bug of ours as an answer that could not be read', () => {
  const error = wordFailure({ kind: 'fault', fault: 'offline' });
  expect(shownError(error)).toBe(error);
  expect(shownError(undefined)).toBeUndefined();
  expect(shownError({ name: 'TypeError', message: 'x is not a function' })).toMatchObject({ fault: 'unreadable' });
});
