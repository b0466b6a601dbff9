import { expect, it } from 'vitest';
import { failureScreen } from './failure-screens.ts';

const recommendedNot = 'We recommend you do not continue';
const areYouSure = 'Are you sure you want to continue?';

it.each([
  ['MBAM', "Details don't match", true, recommendedNot],
  ['BAMM', "Details don't match", true, recommendedNot],
  ['BANM', "Details don't match", true, recommendedNot],
  ['PANM', "Details don't match", true, recommendedNot],
  ['PAMM', "Details don't match", true, recommendedNot],
  ['AC01', 'No account found', false, areYouSure],
  ['IVCR', 'No reference found', false, areYouSure],
  ['CASS', 'Account has been switched', false, areYouSure],
  ['ANNM', 'Account name does not match', false, recommendedNot],
  ['SCNS', 'Unable to check account', false, areYouSure],
  ['ACNS', 'Unable to check account', false, areYouSure],
  ['OPTO', 'Unable to check account', false, areYouSure],
  ['XXXX', 'Unable to check account', false, areYouSure],
  ['constructor', 'Unable to check account', false, areYouSure],
  [undefined, 'Unable to check account', false, areYouSure],
])('gives %s the heading “%s”', (code, heading, isMismatch, warning) => {
  const screen = failureScreen(code);
  expect(screen).toMatchObject({ heading, isMismatch, warning: { title: warning } });
  expect(screen.warning.text).toMatch(/may be sent to the wrong account.+not be possible to recover it/);
});

it.each([
  ['AC01', 'We are unable to find an account matching details you provided. Please check and try again'],
  ['CASS', 'Please contact the recipients for updates payment details'],
  ['ANNM', 'It looks like there might be a mistake...'],
  ['OPTO', "We are unable to check the account details at this time. This doesn't mean they are wrong."],
])('describes %s in the specification’s exact words', (code, text) => {
  expect(failureScreen(code).texts[0]).toBe(text);
});

it('advises checking the details, or cancelling and trying later, if the account could not be checked', () => {
  expect(failureScreen(undefined).texts[1]).toMatch(/check the details.+cancel and try again later/);
});
