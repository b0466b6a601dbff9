export interface TermsSection {
  readonly heading: string;
  /** `{bankName}` and `{helpdesk}` are replaced with configured values. */
  readonly paragraphs: readonly string[];
}

/** The online terms: the specification gives the headings and points, the wording is ours. */
export const terms: readonly TermsSection[] = [
  {
    heading: 'Use of the service',
    paragraphs: [
      'This service lets you view and manage your accounts with {bankName} over the internet. It is for customers aged 18 or over.',
      'You need a mobile phone that can receive text messages: the codes we send to it confirm the instructions you give.',
      'Holders of a joint account may use the service only if each of them is able to operate the account alone.',
    ],
  },
  {
    heading: 'Security',
    paragraphs: [
      'To log in you need your User ID, your password and, when we ask for it, a one-time password that we send to your mobile phone. Some instructions also need your transaction PIN.',
      'Keep these details to yourself. We will never ask you for your whole password or for a one-time password by telephone, e-mail or text message.',
      'After several incorrect attempts to log in we suspend your access to protect your accounts. Tell us at once if you think that someone else knows your details or has your phone.',
    ],
  },
  {
    heading: 'Instructions',
    paragraphs: [
      'We act on instructions that were given with your security details as if you had signed them.',
      'We may refuse an instruction that is unclear, and one that would cause an overdraft or take an account beyond a limit agreed with us. Where we can, we tell you so at once.',
      'An instruction to pay at once cannot be withdrawn. One for a later date can be cancelled until the end of the day before.',
    ],
  },
  {
    heading: 'Liability',
    paragraphs: [
      'If money leaves your account without your authority, tell us as soon as you notice. We will refund it, unless you acted fraudulently or with gross negligence.',
      'We are not liable for events beyond our control, such as the failure of a telephone network.',
    ],
  },
  {
    heading: 'Call recording',
    paragraphs: [
      'We may record and monitor telephone calls with you, to check what was said, to train our people and to prevent fraud.',
    ],
  },
  {
    heading: 'Availability',
    paragraphs: [
      'We do what we can to keep the service available at any time. Now and then it must stop for maintenance; we tell you beforehand where we can.',
      'When you need help, or the service does not answer, call our helpdesk on {helpdesk}.',
    ],
  },
  {
    heading: 'Termination',
    paragraphs: [
      'You may stop using the service whenever you like, by telling us. We may end it with two months’ notice, or at once where the law or the security of your accounts demands it.',
    ],
  },
  {
    heading: 'Applicable law',
    paragraphs: [
      'These terms are governed by the law of England and Wales, and its courts decide where we disagree. We write to you in English.',
    ],
  },
];
