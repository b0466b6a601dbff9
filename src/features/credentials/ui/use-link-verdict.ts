import { useEffect, useState } from 'react';
import type { ResetLinkVerdict } from '#src/features/credentials/model/validate-reset-link.ts';
import type { FailedCalls } from '#src/parts/page/failed-calls.ts';

type LinkAnswered = Exclude<ResetLinkVerdict['outcome'], 'failed'>;

export type LinkState =
  | { readonly state: 'asking' }
  | { readonly state: LinkAnswered }
  | { readonly state: 'failed'; readonly failed: FailedCalls };

/**
 * What the bank says of the link that was followed. Asked once for each mount, and again when the customer says so: the
 * token is known to nothing that could cache the answer. Mount it anew for another token.
 */
export function useLinkVerdict(judge: () => Promise<ResetLinkVerdict>): LinkState {
  const [attempt, setAttempt] = useState(0);
  const [told, setTold] = useState<{ readonly attempt: number; readonly verdict: ResetLinkVerdict }>();
  const [firstJudge] = useState(() => judge);

  // The link itself asks: the customer followed it, and there is nothing to press.
  useEffect(() => {
    let listening = true;
    void firstJudge().then((verdict) => listening && setTold({ attempt, verdict }));
    return () => {
      listening = false;
    };
  }, [attempt, firstJudge]);

  if (told === undefined) return { state: 'asking' };
  const { verdict } = told;
  if (verdict.outcome !== 'failed') return { state: verdict.outcome };
  const busy = told.attempt !== attempt;
  const tryAgain = () => {
    if (!busy) setAttempt(attempt + 1);
  };
  return { state: 'failed', failed: { error: verdict.error, busy, tryAgain } };
}
