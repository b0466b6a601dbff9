import { expect, it } from 'vitest';
import { draftsOf } from './drafts.ts';
import { emptyRecording, type RecordedAct, withAct } from './recording.ts';

const amount = { role: 'textbox', name: 'Amount' } as const;
const confirm = { role: 'button', name: 'Confirm payment' } as const;

const acts: readonly RecordedAct[] = [
  {
    action: { does: 'press', on: { role: 'link', name: 'Make a Payment…' } },
    path: '/accounts',
    entries: 4,
    headings: [],
  },
  { action: { does: 'type', into: amount, text: '1' }, path: '/payments/make', entries: 5, headings: [] },
  { action: { does: 'type', into: amount, text: "12.50's" }, path: '/payments/make', entries: 5, headings: [] },
  { action: { does: 'press', on: confirm }, path: '/payments/make', entries: 6, headings: [] },
];
const recording = acts.reduce(withAct, { ...emptyRecording, moment: '{"format":"paddock-moment"}' });
const drafts = draftsOf(recording, {
  persona: 'nell',
  clock: '2026-03-03T09:30',
  settings: 'persona:nell;clock:2026-03-03T09:30',
  page: '/accounts',
  path: '/accounts',
  headings: [],
  happened: [
    { entry: 3, what: 'Payment to Ann, £1.00, paid' },
    { entry: 7, what: 'Payment to Ann, £12.50, paid' },
  ],
});

it('keeps what was typed last, as one step', () => {
  expect(drafts.steps).toBe(3);
  expect(drafts.tour).toContain(
    "until: { when: 'holds', element: { role: 'textbox', name: 'Amount' }, text: '12.50\\'s' },",
  );
});

it('ends a step with what has changed in the bank, or with what the page shows', () => {
  expect(drafts.tour).toContain("until: { when: 'shows', element: { role: 'textbox', name: 'Amount' } },");
  expect(drafts.tour).toContain("until: { when: 'happened', what: 'Payment to Ann, £12.50, paid' },");
  expect(drafts.tour).not.toContain('£1.00');
});

it('writes a test that begins at the moment of the recording', () => {
  expect(drafts.test).toContain('const moment = String.raw`{"format":"paddock-moment"}`;');
  expect(drafts.test).toContain("await page.getByRole('link', { name: /^Make a Payment/ }).click();");
  expect(drafts.test).toContain("await page.getByRole('textbox', { name: 'Amount', exact: true }).fill('12.50\\'s');");
});
