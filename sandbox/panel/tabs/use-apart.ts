import { useEffect, useRef, useState } from 'react';

/** A reload of the page finds its window again by this name. */
const windowName = 'paddock-sandbox-panel';
const closedEveryMs = 500;

/**
 * A second window for the panel, styled like the page. Its owner may close it at any time.
 * @returns where to render, once there is a window.
 */
export function useApart(wanted: boolean, onClosed: () => void): HTMLElement | undefined {
  const [place, setPlace] = useState<HTMLElement>();
  const closed = useRef(onClosed);
  closed.current = onClosed;

  // A window is outside React.
  useEffect(() => {
    if (!wanted) return;
    const apart = window.open('', windowName, 'popup,width=480,height=900');
    if (apart === null) return closed.current();
    setPlace(prepare(apart));
    const watching = setInterval(() => {
      if (apart.closed) closed.current();
    }, closedEveryMs);
    const leave = () => apart.document.body.replaceChildren('The page is being loaded again …');
    addEventListener('pagehide', leave);
    return () => {
      clearInterval(watching);
      removeEventListener('pagehide', leave);
      setPlace(undefined);
      apart.close();
    };
  }, [wanted]);

  return place;
}

function prepare({ document: there }: Window): HTMLElement {
  there.title = 'Sandbox panel';
  there.documentElement.lang = document.documentElement.lang;
  const sheets = [...document.querySelectorAll<HTMLLinkElement | HTMLStyleElement>('link[rel="stylesheet"], style')];
  there.head.replaceChildren(
    ...sheets.map((sheet) => {
      const copy = sheet.cloneNode(true) as typeof sheet;
      if (copy instanceof HTMLLinkElement) copy.href = (sheet as HTMLLinkElement).href;
      return copy;
    }),
  );
  const place = there.createElement('main');
  there.body.replaceChildren(place);
  return place;
}
