import { useEffect, useState } from 'react';

/** How long something has been going on, as `4:05`, updated every second. */
export function useElapsed(sinceMs: number): string {
  const [now, setNow] = useState(() => Date.now());
  // Time is outside React.
  useEffect(() => {
    const ticking = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(ticking);
  }, []);
  return elapsedText(now - sinceMs);
}

export function elapsedText(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1_000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
