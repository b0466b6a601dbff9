import { Button } from '#src/ui/buttons/button.tsx';
import { Notice } from '#src/ui/text/notice.tsx';
import typography from '#src/ui/text/typography.module.css';
import type { ShownFailure } from './failed-calls.ts';
import { FailureText } from './failure-text.tsx';
import { useFirstOfProblem } from './use-first-of-problem.ts';
import { useHeadingAfter } from './use-heading-after.ts';

interface CallFailedProps {
  readonly failed: ShownFailure;
  /** What is missing, if that is not obvious. */
  readonly lead?: string;
  /** `quiet` for secondary content: it does not interrupt. */
  readonly tone?: 'quiet' | 'alert';
}

/**
 * Takes the place of the answer: what happened, the error code, and a retry button. Where another box on the page shows
 * the same problem, only what is missing.
 */
export function CallFailed({ failed, lead, tone = 'alert' }: CallFailedProps) {
  const shown = useFirstOfProblem(failed);
  if (shown === undefined) return <p className={typography.soft}>{lead ?? 'This could not be loaded.'}</p>;
  return <FailureBox {...shown} lead={lead} tone={tone} />;
}

interface FailureBoxProps extends ShownFailure {
  readonly lead: string | undefined;
  readonly tone: 'quiet' | 'alert';
}

function FailureBox({ error, busy, tryAgain, lead, tone }: FailureBoxProps) {
  const around = useHeadingAfter();
  return (
    <div ref={around}>
      <Notice tone={tone}>
        <FailureText error={error} lead={lead} />
        <Button busy={busy} onClick={tryAgain}>
          Try again
        </Button>
      </Notice>
    </div>
  );
}
