import { useLayoutEffect, useRef } from 'react';
import { Button } from '#src/ui/buttons/button.tsx';
import { Notice } from '#src/ui/text/notice.tsx';
import type { FailedCalls } from './failed-calls.ts';
import { FailureWords } from './failure-words.tsx';

interface CallFailedProps {
  readonly failed: FailedCalls;
  /** What is missing, where its place does not say so. */
  readonly lead?: string;
  /** `quiet` for what stands beside the matter: it does not interrupt. */
  readonly tone?: 'quiet' | 'alert';
}

/** Stands where the answer would have stood: what happened, the code to quote, and another try. */
export function CallFailed({ failed: { error, busy, tryAgain }, lead, tone = 'alert' }: CallFailedProps) {
  const around = useRef<HTMLDivElement>(null);

  // When the other try succeeds the button goes, and the focus in it must not fall out of the page: the heading that
  // stands once the page is drawn takes it.
  useLayoutEffect(() => {
    const held = around.current;
    return () => {
      if (!held?.contains(document.activeElement)) return;
      queueMicrotask(() => document.querySelector('h1')?.focus({ preventScroll: true }));
    };
  }, []);

  return (
    <div ref={around}>
      <Notice tone={tone}>
        <FailureWords error={error} lead={lead} />
        <Button busy={busy} onClick={tryAgain}>
          Try again
        </Button>
      </Notice>
    </div>
  );
}
