import { useGetLoginFlowQuery, useGetProfileQuery } from '#src/api/profile/profile.ts';
import { type FailedCalls, failedCalls } from '#src/banking/page/failed-calls.ts';
import { type FlagsAnswer, isProfileWithheld, readFlags } from '#src/features/credentials/model/credential-flags.ts';
import type { CredentialFlags } from '#src/features/credentials/model/flow-steps.ts';

interface KnownFlags {
  /** Undefined while loading, and after a failure. */
  readonly flags: CredentialFlags | undefined;
  readonly failed: FailedCalls | undefined;
  readonly askAgain: () => Promise<FlagsAnswer>;
}

const all = { party: false } as const;

/** What must be done first, and a way to ask again. */
export function useCredentialFlags(): KnownFlags {
  // Always refetched: an earlier answer may be the reason a step was missed.
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
