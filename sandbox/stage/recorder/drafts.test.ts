import { expect, it } from 'vitest';
import { call } from '#sandbox/panel/calls/call.fixture.ts';
import { draftsOf } from './drafts.ts';
import { emptyRecording, type RecordedAct, withAct } from './recording.ts';

const amount = { role: 'textbox', name: 'Amount' } as const;
const confirm = { role: 'button', name: 'Confirm payment' } as const;

function answered(n: number, method: 'GET' | 'PUT', operationId: string) {
  return call({ n, operationId, request: { method, target: '/', headers: {}, body: null } });
}

const acts: readonly RecordedAct[] = [
  { action: { does: 'press', on: { role: 'link', name: 'Make a Payment…' } }, path: '/accounts', entries: 4 },
  { action: { does: 'type', into: amount, text: '1' }, path: '/payments/make', entries: 5 },
  { action: { does: 'type', into: amount, text: "12.50's" }, path: '/payments/make', entries: 5 },
  { action: { does: 'press', on: confirm }, path: '/payments/make', entries: 6 },
];
const recording = acts.reduce(withAct, { ...emptyRecording, moment: '{"format":"paddock-moment"}' });
const drafts = draftsOf(recording, {
  persona: 'nell',
  clock: '2026-03-03T09:30',
  path: '/accounts',
  calls: [answered(5, 'GET', 'listAccounts'), answered(7, 'PUT', 'confirmPayment'), answered(8, 'GET', 'getPayment')],
});

it('keeps what was typed last, as one step', () => {
  expect(drafts.steps).toBe(3);
  expect(drafts.tour).toContain(
    "until: { when: 'holds', element: { role: 'textbox', name: 'Amount' }, text: '12.50\\'s' },",
  );
});

it('ends a step with the order that the bank answered, or with the page it led to', () => {
  expect(drafts.tour).toContain("until: { when: 'page', path: '/payments/make' },");
  expect(drafts.tour).toContain("until: { when: 'answered', operationId: 'confirmPayment', status: 200 },");
  expect(drafts.tour).not.toContain('listAccounts');
});

it('writes a test that begins at the moment of the recording', () => {
  expect(drafts.test).toContain('const moment = String.raw`{"format":"paddock-moment"}`;');
  expect(drafts.test).toContain("await page.getByRole('link', { name: /^Make a Payment/ }).click();");
  expect(drafts.test).toContain("await page.getByRole('textbox', { name: 'Amount', exact: true }).fill('12.50\\'s');");
});
