/** Frequencies by the service's codes; `10` is a single payment. */
export const repeatFrequencies = [
  { code: '20', label: 'Daily' },
  { code: '30', label: 'Weekly' },
  { code: '40', label: 'Fortnightly' },
  { code: '50', label: 'Monthly' },
  { code: '60', label: 'Bi-monthly' },
  { code: '70', label: 'Quarterly' },
  { code: '80', label: 'Half-yearly' },
  { code: '90', label: 'Yearly' },
] as const;

export type FrequencyCode = (typeof repeatFrequencies)[number]['code'];

/** For a single future payment; customers cannot choose it. */
export const onceCode = '10' as const;

export const defaultFrequency: FrequencyCode = '50';

export function isFrequencyCode(text: string): text is FrequencyCode {
  return repeatFrequencies.some(({ code }) => code === text);
}

export function frequencyLabel(wanted: FrequencyCode): string {
  return repeatFrequencies.find(({ code }) => code === wanted)?.label ?? wanted;
}
