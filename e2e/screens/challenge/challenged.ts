import { CredentialsScreen } from '#e2e/screens/credentials/credentials.screen.ts';
import { test as base } from '#e2e/test.ts';
import { ChallengeScreen, Phone } from './challenge.screen.ts';

interface Challenged {
  readonly form: CredentialsScreen;
  readonly code: ChallengeScreen;
  readonly pin: ChallengeScreen;
  readonly phone: Phone;
}

/** Challenges are tested on a change of password, because every operation is challenged in the same way. */
export const test = base.extend<Challenged>({
  form: async ({ page }, use) => use(new CredentialsScreen(page, 'password')),
  code: async ({ page }, use) => use(new ChallengeScreen(page, 'code')),
  pin: async ({ page }, use) => use(new ChallengeScreen(page, 'pin')),
  phone: async ({ page }, use) => use(new Phone(page)),
});

export const password = { current: 'Paddock_7Gate', next: 'Meadow_8Fence' };
export const rightPin = '2580';
export const wrongPin = '2581';
