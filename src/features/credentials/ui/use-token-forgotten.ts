import { useEffect, useRef, useState } from 'react';
import { forgetResetToken, heldResetToken } from '#src/parts/session/reset-token.ts';

/**
 * Forgets the token that was held when the screen opened as soon as the customer leaves it, so that it waits for nobody
 * else. `passedOn` keeps it for the next screen; one that a newer link has brought meanwhile is not touched.
 */
export function useTokenForgotten(passedOn = false): void {
  const [held] = useState(heldResetToken);
  const keep = useRef(passedOn);

  // Both tell of leaving, which is nothing that is drawn.
  useEffect(() => {
    keep.current = passedOn;
  }, [passedOn]);
  useEffect(
    () => () => {
      if (!keep.current && heldResetToken() === held) forgetResetToken();
    },
    [held],
  );
}
