/** What testers can do to a customer, by the names that links, the panel and HTTP use. */
export const verbNames = [
  'expire-session',
  'end-session-elsewhere',
  'switch-phone-off',
  'switch-phone-on',
  'present-cheque',
  'stop-cheque',
  'answer-mail',
  'reject-direct-debit',
  'return-direct-debit',
  'finish-bulk-file',
  'reject-bulk-payment',
  'provider-asks',
] as const;
export type VerbName = (typeof verbNames)[number];

export const sessionVerbs: readonly VerbName[] = ['expire-session', 'end-session-elsewhere'];
export const phoneVerbs: readonly VerbName[] = ['switch-phone-off', 'switch-phone-on'];
export const providerVerbs: readonly VerbName[] = ['provider-asks'];

export const chequeVerbs: readonly VerbName[] = ['present-cheque', 'stop-cheque'];
export const mailVerbs: readonly VerbName[] = ['answer-mail'];
export const directDebitVerbs: readonly VerbName[] = ['reject-direct-debit', 'return-direct-debit'];
export const bulkVerbs: readonly VerbName[] = ['finish-bulk-file', 'reject-bulk-payment'];

export function isVerbName(text: string): text is VerbName {
  return (verbNames as readonly string[]).includes(text);
}

export interface VerbDescription {
  readonly verb: VerbName;
  readonly title: string;
  readonly what: string;
  readonly possible: boolean;
  readonly why?: string;
}
