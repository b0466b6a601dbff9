import { type DragEvent, useState } from 'react';
import { controlProps, Field } from '#src/ui/fields/field.tsx';
import styles from './file-input.module.css';

interface FileInputProps {
  readonly id: string;
  readonly file: File | undefined;
  readonly error: string | undefined;
  readonly disabled: boolean;
  readonly onChoose: (files: readonly File[]) => void;
}

const hint = '.txt, .xls or .csv, up to 5 MB';

/** The native control, with words that do not depend on the browser’s language, on a surface that takes a dropped file. */
export function FileInput({ id, file, error, disabled, onChoose }: FileInputProps) {
  const [isOver, setOver] = useState(false);

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    if (!disabled) onChoose([...event.dataTransfer.files]);
  }

  function drag(event: DragEvent) {
    event.preventDefault();
    setOver(true);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut; the control inside does the same by keyboard.
    <div
      className={styles.place}
      data-over={isOver || undefined}
      onDragOver={drag}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Field id={id} label="File" hint={hint} error={error}>
        <div className={styles.control}>
          <input
            {...controlProps({ id, hint, error })}
            type="file"
            accept=".txt,.xls,.csv"
            aria-disabled={disabled || undefined}
            onClick={(event) => disabled && event.preventDefault()}
            onChange={({ currentTarget }) => {
              const files = [...(currentTarget.files ?? [])];
              // So that the same file can be chosen again after a change.
              currentTarget.value = '';
              if (files.length > 0) onChoose(files);
            }}
          />
          <span aria-hidden="true" className={styles.face}>
            Choose a file <span className={styles.drop}>or drop it here</span>
          </span>
        </div>
      </Field>
      <p role="status" className={styles.chosen}>
        {file === undefined ? '' : `Chosen: ${file.name}, ${sizeText(file.size)}`}
      </p>
    </div>
  );
}

function sizeText(bytes: number): string {
  if (bytes < 1024) return `${bytes} bytes`;
  return bytes < 1024 * 1024 ? `${Math.round(bytes / 1024)} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}
