import { useEffect, useEffectEvent } from 'react';
import { isShortcut, type Shortcut } from './shortcuts.ts';

/** The keys work wherever the focus is, in a dialog of the app's too, and before anything there can take them. */
export function useShortcut(which: Shortcut, onPress: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!isShortcut(event, which)) return;
    event.preventDefault();
    event.stopPropagation();
    onPress();
  });
  // Listening to the whole page is outside React.
  useEffect(() => {
    const hear = (event: KeyboardEvent) => press(event);
    addEventListener('keydown', hear, true);
    return () => removeEventListener('keydown', hear, true);
  }, []);
}
