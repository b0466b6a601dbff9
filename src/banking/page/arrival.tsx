import { createContext, type ReactNode, useCallback, useContext, useRef, useState } from 'react';
import { HiddenText } from '#src/ui/text/hidden-text.tsx';

/** `isThere`: the customer is already on that page, and only its URL has changed. */
type Arrive = (pathname: string, heading: HTMLElement, isThere?: boolean) => void;

const Context = createContext<Arrive>(() => {});

/**
 * Starts each new page at the top with the focus on its heading, as a page load would. The first page is left to the
 * browser.
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
    // For a page where only a part scrolls, as beside a docked panel.
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
