import { type ClipboardEvent, type KeyboardEvent, type Ref, useId, useImperativeHandle, useRef, useState } from 'react';
import styles from './code-boxes.module.css';
import {
  type CodeShape,
  type CodeTyping,
  codeErased,
  codePasted,
  codeTyped,
  pastedCode,
  splitCode,
} from './code-typing.ts';
import fieldStyles from './field.module.css';
import groupStyles from './group.module.css';

export interface CodeBoxesHandle {
  /** Empties every box and focuses the first. */
  clear(): void;
}

export interface CodeProps {
  readonly ref?: Ref<CodeBoxesHandle>;
  /** The first incomplete box's id, which a form's error summary leads to. */
  readonly id?: string | undefined;
  readonly label: string;
  /** The joined digits; while any is missing, shorter than a code. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  /** The last code was wrong, as something beside the boxes says. */
  readonly isRefused?: boolean;
  /** Each box adds its index: `pass` gives pass0, pass1 … */
  readonly name?: string | undefined;
  /** Shows dots instead of digits. */
  readonly secret?: boolean;
}

interface CodeBoxesProps extends CodeProps {
  readonly shape: CodeShape;
  /** Each box's name, before its number: `Digit` 1 of 6. */
  readonly boxName: string;
  /** Lets the browser fill in a one-time code. */
  readonly oneTime?: boolean;
}

/** A digit code spread over boxes; `code-typing.ts` says what they accept. Filling the last box submits nothing. */
export function CodeBoxes({ shape, boxName, oneTime = false, ...code }: CodeBoxesProps) {
  const {
    ref,
    id: wantingId,
    label,
    value,
    onChange,
    hint,
    error,
    isRefused = false,
    name: prefix,
    secret = false,
  } = code;
  const id = useId();
  const group = useRef<HTMLFieldSetElement>(null);
  const [typed, setTyped] = useState<readonly string[]>([]);
  const [refused, setRefused] = useState<string>();
  // Only the boxes know where a digit is missing in the middle; they reset when the value changes from outside.
  const boxes = typed.join('') === value && typed.length === shape.parts ? typed : splitCode(value, shape);
  const wanting = Math.max(
    boxes.findIndex((digits) => digits.length < shape.size),
    0,
  );
  const shownError = refused === undefined ? error : `“${refused}” is not a code with ${digitsIn(shape)}.`;
  const described = [hint !== undefined && `${id}-hint`, shownError !== undefined && `${id}-error`].filter(Boolean);

  useImperativeHandle(ref, () => ({
    clear() {
      setRefused(undefined);
      setTyped([]);
      onChange('');
      boxAt(0)?.focus();
    },
  }));

  function boxAt(at: number) {
    const box = group.current?.elements[at];
    return box instanceof HTMLInputElement ? box : undefined;
  }

  function take({ boxes: next, focus }: CodeTyping, from: number) {
    setRefused(undefined);
    setTyped(next);
    if (next.join('') !== value) onChange(next.join(''));
    if (focus !== from) boxAt(focus)?.focus();
  }

  function fill(at: number, text: string) {
    if (text.trim() === '') return;
    const digits = pastedCode(text, shape);
    if (digits === undefined) return setRefused(text.trim().slice(0, 40));
    take(codePasted(boxes, at, digits, shape), at);
  }

  function type(at: number, text: string) {
    // More text than typing can produce: the browser filled it in.
    if (text.length > shape.size + 1) return fill(at, text);
    const typing = codeTyped(boxes, at, text, shape);
    if (typing !== undefined) take(typing, at);
  }

  function paste(at: number, event: ClipboardEvent) {
    event.preventDefault();
    fill(at, event.clipboardData.getData('text/plain'));
  }

  function steer(at: number, event: KeyboardEvent<HTMLInputElement>) {
    const { value: text, selectionStart, selectionEnd } = event.currentTarget;
    const oneBox = shape.size === 1;
    const atStart = oneBox || (selectionStart === 0 && selectionEnd === 0);
    const atEnd = oneBox || (selectionStart === text.length && selectionEnd === text.length);
    if (event.key === 'Backspace' && text === '') take(codeErased(boxes, at), at);
    else if (event.key === 'ArrowLeft' && atStart) boxAt(at - 1)?.focus();
    else if (event.key === 'ArrowRight' && atEnd) boxAt(at + 1)?.focus();
    else return;
    event.preventDefault();
  }

  return (
    <fieldset ref={group} aria-describedby={described.join(' ') || undefined}>
      <legend className={groupStyles.label}>{label}</legend>
      {hint !== undefined && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      <div className={styles.boxes} data-size={shape.size}>
        {boxes.map((digits, at) => {
          const name = `${boxName} ${at + 1} of ${shape.parts}`;
          return (
            <input
              key={name}
              id={at === wanting ? wantingId : undefined}
              type={secret ? 'password' : 'text'}
              name={prefix === undefined ? undefined : `${prefix}${at}`}
              inputMode="numeric"
              autoComplete={oneTime && at === 0 ? 'one-time-code' : 'off'}
              aria-label={name}
              aria-invalid={shownError !== undefined || isRefused || undefined}
              className={styles.box}
              value={digits}
              // Not onChange, which does not fire when a digit is replaced by the same one, and would leave the focus
              // behind.
              onInput={(event) => type(at, event.currentTarget.value)}
              onPaste={(event) => paste(at, event)}
              onKeyDown={(event) => steer(at, event)}
              onFocus={(event) => event.currentTarget.select()}
            />
          );
        })}
      </div>
      {shownError !== undefined && (
        <p
          id={`${id}-error`}
          role={refused === undefined ? undefined : 'alert'}
          className={`${fieldStyles.error} ${styles.error}`}
        >
          {shownError}
        </p>
      )}
    </fieldset>
  );
}

function digitsIn({ parts, size }: CodeShape): string {
  return `${parts * size} digits`;
}
