/** Every demonstration, apart from its steps so that links can be read without them. */
export const tourIds = [
  'first-login',
  'accounts-and-transactions',
  'pay-saved-payee',
  'new-payee-close-match',
  'standing-order',
  'transfer',
  'international-request',
  'bulk-file',
  'two-to-authorise',
  'secure-mail',
  'password-and-pin',
  'network-fails',
] as const;
export type TourId = (typeof tourIds)[number];

export function isTourId(text: string): text is TourId {
  return (tourIds as readonly string[]).includes(text);
}
