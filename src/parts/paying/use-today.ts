import { useEffect, useState } from 'react';
import { today } from './details/today.ts';

/** The bank's day; changes at midnight in London. */
export function useToday() {
  const [day, setDay] = useState(today);
  // Nothing else re-renders this at midnight.
  useEffect(() => {
    const timer = setInterval(() => setDay(today()), 1_000);
    return () => clearInterval(timer);
  }, []);
  return day;
}
