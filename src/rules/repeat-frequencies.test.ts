import { expect, it } from 'vitest';
import {
  defaultFrequency,
  frequencyLabel,
  isFrequencyCode,
  onceCode,
  repeatFrequencies,
} from './repeat-frequencies.ts';

it('offers the eight frequencies of the service, and not once', () => {
  expect(repeatFrequencies.map(({ code, label }) => `${code} ${label}`)).toEqual([
    '20 Daily',
    '30 Weekly',
    '40 Fortnightly',
    '50 Monthly',
    '60 Bi-monthly',
    '70 Quarterly',
    '80 Half-yearly',
    '90 Yearly',
  ]);
  expect([isFrequencyCode(onceCode), ...repeatFrequencies.map(({ code }) => isFrequencyCode(code))]).toEqual([
    false,
    ...Array.from({ length: 8 }, () => true),
  ]);
  expect(frequencyLabel(defaultFrequency)).toBe('Monthly');
});
