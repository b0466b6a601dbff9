import { useEffect, useState } from 'react';
import type { ResetLinkVerdict } from '#src/features/credentials/model/validate-reset-link.ts';
import type { FailedCalls } from '#src/parts/page/failed-calls.ts';

type LinkAnswered = Exclude<ResetLinkVerdict['outcome'], 'failed'>;

export type LinkState =
  | { readonly state: 'asking' }
  | { readonly state: LinkAnswered }
  | { readonly state: 'failed'; readonly failed: FailedCalls };

/**
 * Validates a reset link once per mount, and again on request. The answer is never cached, because the token must not
 * be kept. Use a new `key` for another token.
 */
export function useLinkVerdict(judge: () => Promise<ResetLinkVerdict>): LinkState {
  const [attempt, setAttempt] = useState(0);
  const [told, setTold] = useState<{ readonly attempt: number; readonly verdict: ResetLinkVerdict }>();
  const [firstJudge] = useState(() => judge);

  // Following the link is the request: there is no button.
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
