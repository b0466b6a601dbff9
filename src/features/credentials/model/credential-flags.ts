import type { SerializedError } from '@reduxjs/toolkit';
import { type BankError, shownError } from '#src/api/messages/bank-error.ts';
import type { LoginFlow } from '#src/api/profile/login-flow.ts';
import type { Profile } from '#src/api/profile/user-profile.ts';
import type { CredentialFlags } from './flow-steps.ts';

/** The parts of a query result used here. After an error, earlier data does not count. */
interface Answer<Value> {
  readonly data?: Value | undefined;
  readonly error?: BankError | SerializedError | undefined;
}

/** Both are missing if a request was cancelled or has no answer yet. */
export interface FlagsAnswer {
  readonly flags?: CredentialFlags;
  readonly error?: BankError | undefined;
}

/** Returned for the profile while the password must be changed first. */
const passwordChangeFirstCode = 'DIGX_UM_042';

/** A withheld profile is an answer, not a failure. */
export function isProfileWithheld(error: BankError | SerializedError | undefined): boolean {
  const shown = shownError(error);
  return shown?.kind === 'refusal' && shown.code === passwordChangeFirstCode;
}

/**
 * What the customer must do first, from both answers. Without a profile the password must be changed, whatever the flow
 * lists, and whether this is a first login is unknown.
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
