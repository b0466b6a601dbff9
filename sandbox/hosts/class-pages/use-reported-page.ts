import { useEffect } from 'react';
import { askClass } from './ask-class.ts';

const everyMs = 2000;

/** Tells the host which page the trainee is on, so that a trainer's copy opens there. */
export function useReportedPage(): void {
  // No event tells of every way in which an app changes its address.
  useEffect(() => {
    let told = '';
    const looking = setInterval(() => {
      const page = location.pathname + location.search;
      if (page === told || page.length > 300) return;
      told = page;
      // It is told again with the next page.
      askClass('POST', '/me/page', { page }).catch(() => {});
    }, everyMs);
    return () => clearInterval(looking);
  }, []);
}
