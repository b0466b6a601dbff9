import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

interface Before {
  /** What was typed, by the names of the fields. */
  readonly onTyped: (typed: (name: string) => string) => void;
  /** The form has the focus already. */
  readonly onFocused: () => void;
}

/**
 * The build draws this form, and customers and password managers may use it before the app takes it over. A form that was
 * submitted by then is submitted once what was typed is in its state.
 */
export function useTypedBefore(before: Before): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  const [isSubmitted, setSubmitted] = useState(false);
  const atFirst = useRef(before);

  // Before the next render, which would empty the fields.
  useLayoutEffect(() => {
    if (form.current === null) return;
    const typed = new FormData(form.current);
    atFirst.current.onTyped((name) => String(typed.get(name) ?? ''));
    if (form.current.contains(document.activeElement)) atFirst.current.onFocused();
    setSubmitted(form.current.dataset.submitted !== undefined);
    delete form.current.dataset.submitted;
  }, []);

  // A form is submitted only from its state.
  useEffect(() => {
    if (isSubmitted) form.current?.requestSubmit();
  }, [isSubmitted]);
  return form;
}
