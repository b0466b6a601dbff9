import type { KeyboardEvent } from 'react';

/** Enter in a field would open the class, whose form is around it. */
export function keepIn(event: KeyboardEvent): void {
  if (event.key === 'Enter') event.preventDefault();
}
