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
  'settle-payment',
  'reject-payment',
  'return-payment',
  'authorise-item',
  'decline-item',
  'expire-approval',
  'money-in',
  'set-balance',
  'freeze-account',
  'unfreeze-account',
  'set-limit',
  'allow',
  'forbid',
] as const;
export type VerbName = (typeof verbNames)[number];

export const sessionVerbs: readonly VerbName[] = ['expire-session', 'end-session-elsewhere'];
export const phoneVerbs: readonly VerbName[] = ['switch-phone-off', 'switch-phone-on'];
export const providerVerbs: readonly VerbName[] = ['provider-asks'];

export const chequeVerbs: readonly VerbName[] = ['present-cheque', 'stop-cheque'];
export const mailVerbs: readonly VerbName[] = ['answer-mail'];
export const directDebitVerbs: readonly VerbName[] = ['reject-direct-debit', 'return-direct-debit'];
export const bulkVerbs: readonly VerbName[] = ['finish-bulk-file', 'reject-bulk-payment'];
export const paymentVerbs: readonly VerbName[] = ['settle-payment', 'reject-payment', 'return-payment'];
export const approvalVerbs: readonly VerbName[] = ['authorise-item', 'decline-item', 'expire-approval'];
export const accountVerbs: readonly VerbName[] = ['money-in', 'set-balance', 'freeze-account', 'unfreeze-account'];
export const rightsVerbs: readonly VerbName[] = ['set-limit', 'allow', 'forbid'];

export function isVerbName(text: string): text is VerbName {
  return (verbNames as readonly string[]).includes(text);
}

/** What a verb can be told, by verb; all may be left out. */
export const verbFieldNames = {
  'settle-payment': ['payment'],
  'reject-payment': ['payment'],
  'return-payment': ['payment'],
  'authorise-item': ['item'],
  'decline-item': ['item'],
  'expire-approval': ['item'],
  'money-in': ['account', 'amount', 'from', 'reference'],
  'set-balance': ['account', 'to'],
  'freeze-account': ['account'],
  'unfreeze-account': ['account'],
  'set-limit': ['on', 'maximum', 'daily', 'count'],
  allow: ['function'],
  forbid: ['function'],
} as const satisfies { readonly [Verb in VerbName]?: readonly string[] };

export function fieldNamesOf(verb: VerbName): readonly string[] {
  return (verbFieldNames as { readonly [Verb in VerbName]?: readonly string[] })[verb] ?? [];
}

/** What a verb was told, by field. */
export type VerbDetails = Readonly<Record<string, string>>;

/** One field of a verb as a form shows it. */
export interface VerbField {
  readonly name: string;
  readonly label: string;
  readonly form: 'choice' | 'amount' | 'number' | 'text';
  /** Of a choice: what there is now. */
  readonly choices?: readonly { readonly id: string; readonly title: string }[];
  /** What is meant where the field is left out. */
  readonly value: string;
}

export interface VerbDescription {
  readonly verb: VerbName;
  readonly title: string;
  readonly what: string;
  readonly possible: boolean;
  readonly why?: string;
  readonly fields?: readonly VerbField[];
}
