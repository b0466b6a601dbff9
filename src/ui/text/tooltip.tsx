import { type FocusEvent, type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import styles from './tooltip.module.css';
import { tooltipPlace } from './tooltip-place.ts';

interface TooltipProps {
  readonly text: string;
  /** The control. It takes `aria-describedby`, so that the words are read out with it. */
  readonly children: (describedBy: string) => ReactNode;
}

/**
 * A few words about a control, shown while the pointer is on it or on them, and while it has the keyboard's focus.
 * The platform's own layer over the page, so that nothing cuts it off, a dialog included. See `tooltip-place.ts`.
 */
export function Tooltip({ text, children }: TooltipProps) {
  const id = useId();
  const controlRef = useRef<HTMLSpanElement>(null);
  const tooltipRef = useRef<HTMLSpanElement>(null);
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const shown = pointed || focused;

  // The layer opens only by a method, and where there is room is known only once the words have their size.
  useLayoutEffect(() => {
    const tooltip = tooltipRef.current;
    if (tooltip === null || !shown) return;
    tooltip.showPopover();
    const place = () => {
      const control = controlRef.current?.getBoundingClientRect();
      if (control === undefined) return;
      const { left, top } = tooltipPlace(control, tooltip.getBoundingClientRect(), screenNow());
      tooltip.style.translate = `${left}px ${top}px`;
    };
    place();
    addEventListener('scroll', place, true);
    addEventListener('resize', place);
    return () => {
      removeEventListener('scroll', place, true);
      removeEventListener('resize', place);
      tooltip.hidePopover();
    };
  }, [shown]);

  // Escape has to be heard wherever the focus is, and goes no further: a dialog around the control stays open.
  useEffect(() => {
    if (!shown) return;
    const hide = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      setPointed(false);
      setFocused(false);
    };
    addEventListener('keydown', hide, true);
    return () => removeEventListener('keydown', hide, true);
  }, [shown]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches; what can be pressed is the control inside.
    <span
      className={styles.around}
      onMouseEnter={() => setPointed(true)}
      onMouseLeave={() => setPointed(false)}
      onFocus={(event: FocusEvent) => setFocused(event.target.matches(':focus-visible'))}
      onBlur={() => setFocused(false)}
    >
      <span ref={controlRef} className={styles.control}>
        {children(id)}
      </span>
      <span ref={tooltipRef} id={id} role="tooltip" popover="manual" className={styles.tooltip}>
        <span className={styles.words}>{text}</span>
      </span>
    </span>
  );
}

function screenNow() {
  const { clientWidth, clientHeight } = document.documentElement;
  return { width: clientWidth, height: clientHeight };
}
