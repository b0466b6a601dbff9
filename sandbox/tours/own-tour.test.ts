import { expect, it } from 'vitest';
import { type OwnTour, packOwnTour, playable, readOwnTour, unpackOwnTour, writeOwnTour } from './own-tour.ts';

const until = { when: 'happened', what: 'Payment to Ann, £5.00, paid' } as const;
const tour: OwnTour = {
  title: 'Zoë’s tour',
  description: 'A payment.',
  persona: 'nell',
  settings: 'persona:nell;signin:yes',
  page: '/accounts',
  steps: [
    {
      asks: 'Pay Ann.',
      why: 'She is owed £5.',
      notes: 'Slowly.',
      action: { does: 'press', on: { role: 'button', name: 'Confirm', within: { role: 'dialog', name: 'Pay' } } },
      until,
      choices: [{ words: 'The bank: Payment to Ann, £5.00, paid', until }],
    },
  ],
};

it('is the same from a file and from a link', () => {
  expect(readOwnTour(writeOwnTour(tour))).toEqual(tour);
  expect(unpackOwnTour(packOwnTour(tour))).toEqual(tour);
  expect(packOwnTour(tour)).toMatch(/^[\w-]+$/);
});

it('begins at its page, in a bank set up as the recording was', () => {
  expect(playable(tour)).toMatchObject({
    id: 'own:Zoë’s tour',
    link: '/accounts?sandbox=persona%3Anell%3Bsignin%3Ayes',
    minutes: 1,
  });
});

it.each([
  ['nothing', ''],
  ['another file', '{"format":"paddock-scenario","version":1}'],
  ['a page elsewhere', writeOwnTour({ ...tour, page: '//evil.example/' })],
  ['a member that no tour has', writeOwnTour({ ...tour, extra: 1 } as OwnTour)],
  ['no steps', writeOwnTour({ ...tour, steps: [] })],
  ['an endless one', 'x'.repeat(500_001)],
])('refuses %s', (_, text) => {
  expect(readOwnTour(text)).toHaveProperty('reason');
});

it('says that a link was cut', () => {
  expect(unpackOwnTour(`${packOwnTour(tour).slice(0, 40)}%`)).toHaveProperty('reason');
});
