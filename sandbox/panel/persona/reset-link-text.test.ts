import { expect, it } from 'vitest';
import type { ResetLink } from '#sandbox/control/queries/control-customer.ts';
import type { Instant } from '#src/kernel/instant.ts';
import { resetText, resetUrl } from './reset-link-text.ts';

const link: ResetLink = {
  token: 'corporate-token',
  persona: 'racing-owner',
  policy: 'corporate',
  expiresAt: '2026-06-16T09:00:00.000Z' as Instant,
  state: 'good',
  path: '/change-credentials#corporate-token',
};

it('leads to the site wherever it is mounted', () => {
  expect(resetUrl('https://bank.example/', link)).toBe('https://bank.example/change-credentials#corporate-token');
  expect(resetUrl('https://bank.example/demo/', link)).toBe(
    'https://bank.example/demo/change-credentials#corporate-token',
  );
});

it.each<[Partial<ResetLink>, string]>([
  [{}, 'racing-owner, corporate rules. Good until 10:00 on Tue 16 Jun 2026.'],
  [{ state: 'expired', policy: 'retail' }, 'racing-owner, retail rules. Expired at 10:00 on Tue 16 Jun 2026.'],
  [{ state: 'used' }, 'racing-owner, corporate rules. Used already.'],
])('describes a link with %j', (over, text) => expect(resetText({ ...link, ...over })).toBe(text));
