import { useGetLoginFlowQuery, useGetProfileQuery } from '#src/api/profile/profile.ts';
import { type FlagsAnswer, isProfileWithheld, readFlags } from '#src/features/credentials/model/credential-flags.ts';
import type { CredentialFlags } from '#src/features/credentials/model/flow-steps.ts';
import { type FailedCalls, failedCalls } from '#src/parts/page/failed-calls.ts';

interface KnownFlags {
  /** Undefined while the bank is asked, and where it could not be. */
  readonly flags: CredentialFlags | undefined;
  readonly failed: FailedCalls | undefined;
  readonly askAgain: () => Promise<FlagsAnswer>;
}

const all = { party: false } as const;

/** What the bank says must be done first, and a way to ask it once more. */
export function useCredentialFlags(): KnownFlags {
  // What the bank said earlier may be why nobody knew of the step that is due.
  const loginFlow = useGetLoginFlowQuery(all, { refetchOnMountOrArgChange: true });
  const profile = useGetProfileQuery(all);

  async function askAgain(): Promise<FlagsAnswer> {
    const [flow, who] = await Promise.all([loginFlow.refetch(), profile.refetch()]);
    return readFlags(flow, who);
  }

  const isAsking = loginFlow.isFetching || profile.isFetching;
  return {
    flags: isAsking ? undefined : readFlags(loginFlow, profile).flags,
    failed: failedCalls(isProfileWithheld(profile.error) ? [loginFlow] : [loginFlow, profile]),
    askAgain,
  };
}
