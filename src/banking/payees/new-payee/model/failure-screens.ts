import type { PayeeField } from './payee-typed.ts';

/** The texts for a check that did not pass, and the warning before proceeding anyway. */
export interface FailureScreen {
  /** How bad it is: nearly right, wrong, or nobody can say. */
  readonly tone: 'close' | 'different' | 'unknown';
  readonly heading: string;
  readonly texts: readonly string[];
  /** The recorded details may replace those given. */
  readonly isMismatch: boolean;
  /** The field most likely wrong. */
  readonly editField: PayeeField;
  readonly warning: Warning;
}

interface Warning {
  readonly title: string;
  readonly text: string;
}

const mayBeLost = 'Your money may be sent to the wrong account, and it may not be possible to recover it.';

const recommendedNot: Warning = {
  title: 'We recommend you do not continue',
  text: `The details you entered do not match this account. ${mayBeLost}`,
};
const areYouSure: Warning = { title: 'Are you sure you want to continue?', text: mayBeLost };

const mismatch = {
  tone: 'close',
  heading: "Details don't match",
  isMismatch: true,
  editField: 'name',
  warning: recommendedNot,
} as const;
const noMatch = { tone: 'different', isMismatch: false, warning: areYouSure } as const;
const closeName = 'The name you entered is close to the name on this account, but not the same.';
const sameName = 'The name you entered matches the name on this account, but the type of account does not.';

const screens = {
  MBAM: { ...mismatch, texts: [closeName] },
  BAMM: { ...mismatch, texts: [closeName] },
  PAMM: { ...mismatch, texts: [closeName] },
  BANM: { ...mismatch, texts: [sameName] },
  PANM: { ...mismatch, texts: [sameName] },
  AC01: {
    ...noMatch,
    heading: 'No account found',
    texts: ['We are unable to find an account matching details you provided. Please check and try again'],
    editField: 'accountNumber',
  },
  IVCR: {
    ...noMatch,
    heading: 'No reference found',
    texts: [
      'This account needs a reference to identify the payee, and the bank does not recognise the one you entered. Please check it with the payee.',
    ],
    editField: 'reference',
  },
  CASS: {
    ...noMatch,
    heading: 'Account has been switched',
    texts: ['Please contact the recipients for updates payment details'],
    editField: 'accountNumber',
  },
  ANNM: {
    tone: 'different',
    heading: 'Account name does not match',
    texts: [
      'It looks like there might be a mistake...',
      'The name you entered is not the name on this account. Please check it with the payee by telephone or in person: an e-mail or an invoice may have been tampered with.',
    ],
    isMismatch: false,
    editField: 'name',
    warning: recommendedNot,
  },
} as const satisfies Readonly<Record<string, FailureScreen>>;

const unableToCheck: FailureScreen = {
  ...noMatch,
  tone: 'unknown',
  heading: 'Unable to check account',
  texts: [
    "We are unable to check the account details at this time. This doesn't mean they are wrong.",
    'Please check the details with the payee, or cancel and try again later.',
  ],
  editField: 'name',
};

/** The screen for a reason code; a general one for unknown or missing codes. */
export function failureScreen(errorCode: string | undefined): FailureScreen {
  if (errorCode === undefined || !Object.hasOwn(screens, errorCode)) return unableToCheck;
  return screens[errorCode as keyof typeof screens];
}
