import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * Whether the browser is about to print this page. It reads the page as soon as it has announced that, so the component
 * renders before the event returns. False where a sheet of its own (`data-paper`) is printed in place of the page.
 */
export function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  // The browser announces printing by events alone.
  useEffect(() => {
    const begin = () => {
      if (document.querySelector('[data-paper]') === null) flushSync(() => setPrinting(true));
    };
    const end = () => setPrinting(false);
    addEventListener('beforeprint', begin);
    addEventListener('afterprint', end);
    return () => {
      removeEventListener('beforeprint', begin);
      removeEventListener('afterprint', end);
    };
  }, []);
  return isPrinting;
}
