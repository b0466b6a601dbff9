import { useEffect, useState } from 'react';
import type { FailedCalls } from '#src/banking/page/failed-calls.ts';
import type { ResetLinkVerdict } from '#src/features/credentials/model/validate-reset-link.ts';

type LinkAnswered = Exclude<ResetLinkVerdict['outcome'], 'failed'>;

export type LinkState =
  | { readonly status: 'asking' }
  | { readonly status: LinkAnswered }
  | { readonly status: 'failed'; readonly failed: FailedCalls };

/**
 * Validates a reset link once per mount, and again on request. The answer is never cached, because the token must not
 * be kept. Use a new `key` for another token.
 */
export function useLinkVerdict(validate: () => Promise<ResetLinkVerdict>): LinkState {
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<{ readonly attempt: number; readonly verdict: ResetLinkVerdict }>();
  const [initialValidate] = useState(() => validate);

  // Following the link is the request: there is no button.
  useEffect(() => {
    let listening = true;
    void initialValidate().then((verdict) => listening && setAnswer({ attempt, verdict }));
    return () => {
      listening = false;
    };
  }, [attempt, initialValidate]);

  if (answer === undefined) return { status: 'asking' };
  const { verdict } = answer;
  if (verdict.outcome !== 'failed') return { status: verdict.outcome };
  const busy = answer.attempt !== attempt;
  const tryAgain = () => {
    if (!busy) setAttempt(attempt + 1);
  };
  return { status: 'failed', failed: { error: verdict.error, busy, tryAgain } };
}
