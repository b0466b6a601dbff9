import { useEffect, useState } from 'react';
import { today } from './details/today.ts';

/** The bank's day; another one once midnight has passed in London. */
export function useToday() {
  const [day, setDay] = useState(today);
  // Midnight passes without anything else that would draw this anew.
  useEffect(() => {
    const timer = setInterval(() => setDay(today()), 1_000);
    return () => clearInterval(timer);
  }, []);
  return day;
}
