import { type FocusEvent, type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import styles from './tooltip.module.css';
import { tooltipPlace } from './tooltip-place.ts';

interface TooltipProps {
  readonly text: string;
  /** The control. It takes `aria-describedby`, so that the text is read with it. */
  readonly children: (describedBy: string) => ReactNode;
}

/**
 * A short text about a control, shown on hover over either and on keyboard focus. In the top layer, so that nothing
 * clips it, not even a dialog. See `tooltip-place.ts`.
 */
export function Tooltip({ text, children }: TooltipProps) {
  const id = useId();
  const controlRef = useRef<HTMLSpanElement>(null);
  const tooltipRef = useRef<HTMLSpanElement>(null);
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const shown = pointed || focused;

  // The top layer is opened by a method, and the position depends on the text's measured size.
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

  // Escape must work wherever the focus is, without also closing a dialog around the control.
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
