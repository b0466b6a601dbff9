import type { Challenge } from '#src/api/wire/challenge-types.ts';

export const newCodeNotice = 'We have sent you a new code. The previous code no longer works.';

/** The texts for each kind of challenge; `lead` follows what is being confirmed and names the masked number, if there is one. */
export const challengeCopy = {
  otp: {
    title: 'Enter your one-time password',
    lead: (phone: string) =>
      `enter the six-digit code we have sent to your mobile phone${phone === '' ? '' : ` ${phone}`}. The code is valid for 10 minutes.`,
    label: 'One-time password',
    length: 6,
    name: 'pass',
    incomplete: 'Enter all six digits of the code',
  },
  pin: {
    title: 'Enter your transaction PIN',
    lead: () => 'enter the four digits of your transaction PIN.',
    label: 'Transaction PIN',
    length: 4,
    name: 'pin',
    incomplete: 'Enter all four digits of your PIN',
  },
} as const satisfies Readonly<Record<Challenge['factor'], object>>;

/** Undefined if the bank did not say. */
export function attemptsCopy(attemptsLeft: number | undefined): string | undefined {
  if (attemptsLeft === undefined) return undefined;
  return attemptsLeft === 1 ? 'This is your last attempt.' : `You have ${attemptsLeft} attempts left.`;
}

export function resendsCopy(resendsLeft: number | undefined): string | undefined {
  if (resendsLeft === undefined) return undefined;
  if (resendsLeft === 0) return 'No more codes can be sent.';
  return resendsLeft === 1 ? 'One more code can be sent.' : `${resendsLeft} more codes can be sent.`;
}
