import { expect, it } from 'vitest';
import { mailPreview } from './mail-preview.ts';

it.each([
  [
    '<p>Dear Mr D&#39;Averell,</p><p>Your card &amp; PIN are <b>ready</b>.</p><p>Regards</p>',
    'Your card & PIN are ready.',
  ],
  ['<p>Dear all,</p>', 'Dear all,'],
  ['<p>The rate rises to 4.1%.</p>', 'The rate rises to 4.1%.'],
  ['Dear Leo,\n\n  We have  replied.', 'We have replied.'],
  ['Dear Leo,\n\nWe have replied.\n\nYours sincerely,\nThe Secure Mail Desk', 'We have replied.'],
  ['Dear Leo,\n\nRegards', 'Regards'],
  ['Please give them our\nkind regards, and write soon.', 'Please give them our kind regards, and write soon.'],
  ['', ''],
])('has the first words of %s', (body, preview) => expect(mailPreview(body, true)).toBe(preview));

it('shows what a customer typed as typed', () => {
  expect(mailPreview('<b>bold</b> &amp; plain', false)).toBe('<b>bold</b> &amp; plain');
});

it('ends a long message between words, and never in a tag', () => {
  const long = mailPreview(`<p>${'stable '.repeat(900)}</p>`, true);
  expect(long.length).toBeLessThanOrEqual(281);
  expect(long).toMatch(/^stable .*stable…$/);
  expect(mailPreview(`<p>${'x'.repeat(3_990)} <a href="https://example.test/">y</a></p>`, true)).not.toContain('<');
});
