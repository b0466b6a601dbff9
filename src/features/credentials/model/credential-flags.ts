import type { SerializedError } from '@reduxjs/toolkit';
import { type BankError, shownError } from '#src/api/messages/bank-error.ts';
import type { LoginFlow } from '#src/api/profile/login-flow.ts';
import type { Profile } from '#src/api/profile/user-profile.ts';
import type { CredentialFlags } from './flow-steps.ts';

/** What a query says that matters here: with an error, what was answered before counts for nothing. */
interface Answer<Value> {
  readonly data?: Value | undefined;
  readonly error?: BankError | SerializedError | undefined;
}

/** Neither of the two where a question was given up, or has no answer yet. */
export interface FlagsAnswer {
  readonly flags?: CredentialFlags;
  readonly error?: BankError | undefined;
}

/** Answered to the profile while the password must be changed first. */
const passwordChangeFirstCode = 'DIGX_UM_042';

/** A bank that withholds the profile has said what it wants: that is an answer, and no failure. */
export function isProfileWithheld(error: BankError | SerializedError | undefined): boolean {
  const shown = shownError(error);
  return shown?.kind === 'refusal' && shown.code === passwordChangeFirstCode;
}

/**
 * What must be done, by both answers of the bank. Without a profile the password is due whatever the flow lists; whether
 * the customer comes for the first time is not known then.
 */
export function readFlags(flow: Answer<LoginFlow>, profile: Answer<Profile>): FlagsAnswer {
  const isWithheld = isProfileWithheld(profile.error);
  const failure = flow.error ?? (isWithheld ? undefined : profile.error);
  if (failure !== undefined) return { error: shownError(failure) };
  if (flow.data === undefined) return {};
  if (isWithheld) return { flags: { ...flow.data, isFirstTime: false, forcePasswordChange: true } };
  if (profile.data === undefined) return {};
  return { flags: { ...flow.data, isFirstTime: !profile.data.firstLoginFlowDone } };
}
