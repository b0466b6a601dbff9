import { type SyntheticEvent, useId, useRef, useState } from 'react';
import { hasMistakes, type Mistakes } from '#src/rules/mistakes.ts';
import { focusField } from './focus-field.ts';
import type { FormError } from './form-errors.tsx';
import { afterChange, afterCheck, afterFailure, type Unread, untried } from './form-state.ts';

interface FormSettings<Field extends string> {
  /** The fields that can have a mistake, in the order they appear. */
  readonly fields: readonly Field[];
  /** Checks the form before `onSubmit`; a form whose check gives more than mistakes checks there. */
  readonly check?: () => Mistakes<Field>;
  /** Sends what was typed, or calls `fail`. Until its promise is settled the form is not submitted again. */
  readonly onSubmit: () => unknown;
  /** Takes no submission for now. */
  readonly isClosed?: boolean;
  /** A form without an error summary: the first field in error takes the focus. */
  readonly focusesField?: boolean;
}

/**
 * What is wrong with a form, and whether it is being sent. What is typed stays with its owner: a state, the URL or a kept
 * draft.
 */
export function useForm<Field extends string>(settings: FormSettings<Field>) {
  const { fields, check, onSubmit, isClosed = false, focusesField = false } = settings;
  const id = useId();
  const [state, setState] = useState(untried<Field>);
  const [isSubmitting, setSubmitting] = useState(false);
  // Refs, because a second press, or the key that both leaves a field and submits, comes before the next render.
  const isRunning = useRef(false);
  const unread = useRef<Unread<Field>>({});
  const idOf = (control: string) => `${id}-${control}`;

  function fail(found: Mistakes<Field> = {}, refusal?: string) {
    setState((last) => afterFailure(last, found, unread.current, refusal));
    const first = fields.find((field) => field in found);
    if (focusesField && first !== undefined) focusField(idOf(first));
  }

  function submit(event?: SyntheticEvent) {
    event?.preventDefault();
    if (isClosed || isRunning.current) return;
    const found = check?.() ?? {};
    if (hasMistakes(found)) return fail(found);
    setState(({ attempt }) => ({ mistakes: {}, attempt }));
    const sending = onSubmit();
    if (!(sending instanceof Promise)) return;
    isRunning.current = true;
    setSubmitting(true);
    void sending.finally(() => {
      isRunning.current = false;
      setSubmitting(false);
    });
  }

  return {
    ...state,
    isSubmitting,
    submit,
    /** The attempt failed: for these mistakes, for the bank's refusal, or for a reason that is shown elsewhere. */
    fail,
    /** What was typed is gone, and what was wrong with it. */
    reset: () => setState(untried<Field>),
    /** These fields were changed: `afterChange` says what becomes of their mistakes. */
    changed: (fieldNames: readonly string[], nowFound?: Mistakes<Field>) =>
      setState((last) => afterChange(last, fieldNames, nowFound)),
    /** This field was left, and is checked whether or not the form was tried. */
    left: (field: Field, nowFound: Mistakes<Field>) => setState((last) => afterCheck(last, [field], nowFound)),
    /** Why a field's text could not be read, until it can. */
    unread: (field: Field, reason: string | undefined) => {
      unread.current = { ...unread.current, [field]: reason };
    },
    /** The id of any control, or of an element around it. */
    idOf,
    /** Links a field to what is wrong with it. */
    field: (field: Field) => ({ id: idOf(field), error: state.mistakes[field] }),
    focus: (control: string) => focusField(idOf(control)),
    /** For the error summary. */
    errors: (shown: Mistakes<Field> = state.mistakes): readonly FormError[] => [
      ...(state.refusal === undefined ? [] : [{ message: state.refusal }]),
      ...fields.flatMap((field) => {
        const message = shown[field];
        return message === undefined ? [] : [{ message, fieldId: idOf(field) }];
      }),
    ],
  };
}

/** A form as its fields see it. */
export type FormInUse<Field extends string> = ReturnType<typeof useForm<Field>>;
