import { useEffect, useRef, useState } from 'react';
import { forgetResetToken, heldResetToken } from '#src/banking/session/reset-token.ts';

/**
 * Forgets the reset token once the customer leaves the screen. `passedOn` keeps it for the next screen; a newer token
 * is left alone.
 */
export function useForgetToken(passedOn = false): void {
  const [held] = useState(heldResetToken);
  const keep = useRef(passedOn);

  // Both ways of leaving happen outside rendering.
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
