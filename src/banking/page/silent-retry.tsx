import { Button } from '#src/ui/buttons/button.tsx';
import type { ShownFailure } from './failed-calls.ts';
import { useHeadingAfter } from './use-heading-after.ts';

/** In place of what did not load, where the page says nothing of a failure: only a way to try again. */
export function SilentRetry({
  failed: { busy, tryAgain },
}: {
  readonly failed: Pick<ShownFailure, 'busy' | 'tryAgain'>;
}) {
  const around = useHeadingAfter();
  return (
    <div ref={around}>
      <Button busy={busy} onClick={tryAgain}>
        Try again
      </Button>
    </div>
  );
}
