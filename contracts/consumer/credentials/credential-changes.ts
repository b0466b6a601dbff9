import { answerStep, challengeBy, step } from '#contracts/consumer/challenge/challenge-steps.ts';
import { type CustomerApp, openApp } from '#contracts/consumer/customer-app.ts';
import { credentialsApi } from '#src/api/credentials/credentials.ts';
import { newPassword, newPin, rightPassword, rightPin } from './sealed-passwords.ts';

const { endpoints } = credentialsApi;

export function changePassword({ store }: CustomerApp) {
  return store.dispatch(endpoints.changePassword.initiate({ party: false, current: rightPassword, next: newPassword }));
}

export function changePin({ store }: CustomerApp) {
  return store.dispatch(endpoints.changeTransactionPin.initiate({ party: false, current: rightPin, next: newPin }));
}

/**
 * An app that was asked for a second factor, in the contract's example, to change a password, and has sent the customer's
 * answer to Pact's mock server.
 */
export async function confirmedApp(mockServer: string, factor: 'OTP' | 'PIN') {
  const app = await openApp(mockServer, 'changePassword', {
    earlier: 1,
    others: { changePassword: () => challengeBy('changePassword', factor) },
  });
  const changing = changePassword(app);
  await step(app);
  await answerStep(app, factor === 'OTP' ? '204816' : rightPin);
  return { app, changing };
}
