import { createContext, type ReactNode, useCallback, useContext, useRef, useState } from 'react';
import { HiddenText } from '#src/ui/text/hidden-text.tsx';

/** `isThere`: the customer is on that page already, and only its address became another. */
type Arrive = (pathname: string, heading: HTMLElement, isThere?: boolean) => void;

const Context = createContext<Arrive>(() => {});

/**
 * What a page load does by itself and a change of route does not: reading starts at the top of the new page. The first
 * page is left alone, since the browser has already put the customer there.
 */
export function ArrivalProvider({ children }: { readonly children: ReactNode }) {
  const [announced, setAnnounced] = useState('');
  const lastPath = useRef<string>(undefined);

  const arrive = useCallback<Arrive>((pathname, heading, isThere = false) => {
    const isFirstPage = lastPath.current === undefined;
    if (lastPath.current === pathname) return;
    lastPath.current = pathname;
    if (isFirstPage || isThere) return;
    globalThis.scrollTo(0, 0);
    heading.focus({ preventScroll: true });
    // Where a part of the page scrolls instead of the whole, as beside a docked panel.
    heading.scrollIntoView({ block: 'nearest' });
    setAnnounced(heading.textContent ?? '');
  }, []);

  return (
    <Context.Provider value={arrive}>
      {children}
      <div aria-live="polite">
        <HiddenText>{announced}</HiddenText>
      </div>
    </Context.Provider>
  );
}

export function useArrive(): Arrive {
  return useContext(Context);
}
