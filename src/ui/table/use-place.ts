import { useLayoutEffect, useState } from 'react';

type Scroller = HTMLElement | Window;

/** The nearest scrolling ancestor, else the window. */
export function scrollerOf(element: Element): Scroller {
  for (let box = element.parentElement; box !== null && box !== document.body; box = box.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(box).overflowY)) return box;
  }
  return window;
}

export interface Place {
  readonly scroller: Scroller;
  /** Pixels from the top of the scrolled content to the top of the element. */
  readonly margin: number;
}

function placeOf(element: Element): Place {
  const scroller = scrollerOf(element);
  const top = element.getBoundingClientRect().top;
  if (!(scroller instanceof HTMLElement)) return { scroller, margin: Math.round(top + window.scrollY) };
  return { scroller, margin: Math.round(top - scroller.getBoundingClientRect().top + scroller.scrollTop) };
}

/**
 * The element's position in its scroll container. Measured again when an ancestor's class changes, which may make it
 * scroll, or its size, which may move the element; never while scrolling.
 */
export function usePlace(element: Element | null): Place | undefined {
  const [place, setPlace] = useState<Place>();

  useLayoutEffect(() => {
    if (element === null) return;
    const look = () => {
      const next = placeOf(element);
      setPlace((last) => (last?.scroller === next.scroller && last.margin === next.margin ? last : next));
    };
    look();
    const classes = new MutationObserver(look);
    const sizes = new ResizeObserver(look);
    for (let box = element.parentElement; box !== null; box = box.parentElement) {
      classes.observe(box, { attributeFilter: ['class', 'style'] });
      sizes.observe(box);
    }
    return () => {
      classes.disconnect();
      sizes.disconnect();
    };
  }, [element]);

  return place;
}
