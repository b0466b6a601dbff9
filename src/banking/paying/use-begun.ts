import { useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

interface Beginning {
  readonly party: unknown;
  /** The page itself made this history entry. */
  readonly isOwn: boolean;
  readonly onBegun: () => void;
}

/**
 * An order begins with an outside link, even one followed on its own page, and with a change of entity. Back and Forward
 * stay within the order that was begun. @returns a name for it.
 */
export function useBegun({ party, isOwn, onBegun }: Beginning): string {
  const { key } = useLocation();
  const isMoved = useNavigationType() !== 'POP';
  const [begun, setBegun] = useState({ party, key });
  const isAnother = begun.party !== party || (isMoved && !isOwn && begun.key !== key);
  if (isAnother) {
    setBegun({ party, key });
    onBegun();
  }
  return `${String(begun.party)} ${begun.key}`;
}
