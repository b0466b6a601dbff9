import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Mail } from '#src/api/mail/mail.ts';
import {
  choiceText,
  consentTicked,
  isComplete,
  latestChoice,
  marketingChannels,
  noMarketingChoice,
  nonConsentTicked,
  readChoice,
  subjectOf,
} from './marketing.ts';
import { imageUrl } from './sharing.ts';

const no = { ...noMarketingChoice, nonConsent: true };
const byEmail = { ...noMarketingChoice, consent: true, email: true };

it('writes the marker and all five flags, or the wish for no marketing', () => {
  expect(subjectOf(byEmail)).toBe('MARKETING_RESPONSE consent=true post=false telephone=false email=true text=false');
  expect(subjectOf(no)).toBe('MARKETING_RESPONSE nonConsent=true');
  expect([choiceText(byEmail), choiceText(no)]).toEqual([
    'Marketing preferences: yes, by e-mail.',
    'Marketing preferences: no marketing.',
  ]);
});

it.each([
  ['tokens between commas', 'MARKETING_RESPONSE: consent=true, email=true', byEmail],
  ['another case and spaces', 'Re: MARKETING_RESPONSE Consent = TRUE; Email = TRUE', byEmail],
  ['consent=false', 'MARKETING_RESPONSE consent=false email=true', no],
  ['nonConsent', 'MARKETING_RESPONSE nonConsent=true', no],
  ['nothing after the marker', 'MARKETING_RESPONSE', noMarketingChoice],
  ['no marker', 'consent=true email=true', undefined],
])('reads %s', (_name, subject, choice) => {
  expect(readChoice(subject)).toEqual(choice);
});

it('reads back every complete choice', () => {
  const channels = fc.subarray([...marketingChannels], { minLength: 1 });
  fc.assert(
    fc.property(channels, (named) => {
      const choice = { ...byEmail, email: false, ...Object.fromEntries(named.map((channel) => [channel, true])) };
      expect(readChoice(subjectOf(choice))).toEqual(choice);
    }),
  );
});

it('takes the newest choice in the outbox', () => {
  const mail = (subject: string) => ({ subject }) as Mail;
  expect(latestChoice([mail('Hay'), mail(subjectOf(no)), mail(subjectOf(byEmail))])).toEqual(no);
  expect(latestChoice([mail('Hay')])).toEqual(noMarketingChoice);
});

it('lets YES and NO exclude each other, and needs a channel for YES', () => {
  expect(nonConsentTicked({ ...byEmail, post: true }, true)).toEqual(no);
  expect(consentTicked(no, true)).toEqual({ ...noMarketingChoice, consent: true });
  expect(
    [noMarketingChoice, { ...noMarketingChoice, consent: true }, { ...byEmail, consent: false }].map(isComplete),
  ).toEqual([false, false, false]);
  expect([no, byEmail].map(isComplete)).toEqual([true, true]);
});

const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

it.each([
  ['a PNG', png, `data:image/png;base64,${png}`],
  ['a JPEG', '/9j/4AAQSkZJRg==', 'data:image/jpeg;base64,/9j/4AAQSkZJRg=='],
  ['a GIF', 'R0lGODlhAQABAAAAACw=', 'data:image/gif;base64,R0lGODlhAQABAAAAACw='],
  ['a WebP', 'UklGRiQBAABXRUJQVlA4IA==', 'data:image/webp;base64,UklGRiQBAABXRUJQVlA4IA=='],
  ['line breaks in it', `${png.slice(0, 40)}\r\n${png.slice(40)}`, `data:image/png;base64,${png}`],
  ['an SVG', 'PHN2ZyBvbmxvYWQ9ImFsZXJ0KDEpIj4=', undefined],
  ['a page', 'PGh0bWw+', undefined],
  ['a data URL', `data:image/png;base64,${png}`, undefined],
  ['quotes', `${png}" onerror="alert(1)`, undefined],
  ['nothing', '', undefined],
  ['no text', { content: png }, undefined],
  ['a megabyte', `iVBORw0KGgo${'A'.repeat(1_000_000)}`, undefined],
])('makes a data URL of a picture, and of nothing else: %s', (_name, content, url) => {
  expect(imageUrl(content)).toBe(url);
});
