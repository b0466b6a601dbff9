import { expect, it } from 'vitest';
import { isMarketingChoice } from './marketing-choice.ts';

it.each([
  ['yes, by one channel', 'MARKETING_RESPONSE consent=true post=false telephone=false email=true text=false', true],
  ['yes, by all', 'MARKETING_RESPONSE consent=true post=true telephone=true email=true text=true', true],
  ['no', 'MARKETING_RESPONSE nonConsent=true', true],
  ['yes by no channel', 'MARKETING_RESPONSE consent=true post=false telephone=false email=false text=false', false],
  ['a channel without consent', 'MARKETING_RESPONSE email=true', false],
  ['yes and no', 'MARKETING_RESPONSE nonConsent=true consent=true email=true', false],
  ['the marker alone', 'MARKETING_RESPONSE', false],
  ['no marker', 'consent=true email=true', false],
  ['a marker that only begins like it', 'MARKETING_RESPONSES nonConsent=true', false],
])('reads %s', (_name, subject, isRead) => {
  expect(isMarketingChoice(subject)).toBe(isRead);
});
