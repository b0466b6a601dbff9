import { useEffect, useRef, useState } from 'react';

interface ApartWindow {
  /** A reload of the page finds its window again by this name. */
  readonly name: string;
  readonly title: string;
  readonly size: string;
}

const closedEveryMs = 500;

/**
 * A second window, styled like the page. Its owner may close it at any time.
 * @returns where to render, once there is a window.
 */
export function useApart(
  { name, title, size }: ApartWindow,
  wanted: boolean,
  onClosed: () => void,
): HTMLElement | undefined {
  const [place, setPlace] = useState<HTMLElement>();
  const closed = useRef(onClosed);
  closed.current = onClosed;

  // A window is outside React.
  useEffect(() => {
    if (!wanted) return;
    const apart = window.open('', name, `popup,${size}`);
    if (apart === null) return closed.current();
    setPlace(prepareWindow(apart, title));
    const watching = setInterval(() => {
      if (apart.closed) closed.current();
    }, closedEveryMs);
    const leave = () => apart.document.body.replaceChildren('The page is being loaded again…');
    addEventListener('pagehide', leave);
    return () => {
      clearInterval(watching);
      removeEventListener('pagehide', leave);
      setPlace(undefined);
      apart.close();
    };
  }, [wanted, name, title, size]);

  return place;
}

/** Styled like the page, with an empty place to render in. */
export function prepareWindow({ document: there }: Window, title: string): HTMLElement {
  there.documentElement.lang = document.documentElement.lang;
  const sheets = [...document.querySelectorAll<HTMLLinkElement | HTMLStyleElement>('link[rel="stylesheet"], style')];
  there.head.replaceChildren(
    ...sheets.map((sheet) => {
      const copy = sheet.cloneNode(true) as typeof sheet;
      if (copy instanceof HTMLLinkElement) copy.href = (sheet as HTMLLinkElement).href;
      return copy;
    }),
  );
  there.title = title;
  const place = there.createElement('main');
  there.body.replaceChildren(place);
  return place;
}
