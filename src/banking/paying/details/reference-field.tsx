import { longestReference, referenceMistake } from '#src/rules/references.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { controlProps, Field } from '#src/ui/fields/field.tsx';
import { Dialog } from '#src/ui/overlays/dialog.tsx';
import stack from '#src/ui/page/stack.module.css';
import typography from '#src/ui/text/typography.module.css';
import styles from './reference-field.module.css';

interface ReferenceFieldProps {
  readonly id: string;
  readonly value: string;
  readonly error: string | undefined;
  /** The payee's own reference and the one last used; empty if unknown. */
  readonly known?: readonly (string | undefined)[] | undefined;
  /** Where a reference that the customer did not type comes from. */
  readonly note?: string | undefined;
  /** Who reads it; the payee unless given. */
  readonly readBy?: string | undefined;
  readonly onChange: (reference: string) => void;
}

/** Offers references used for this payee before. */
export function ReferenceField({
  id,
  value,
  error,
  known = [],
  note,
  readBy = 'The payee will see it.',
  onChange,
}: ReferenceFieldProps) {
  const hint = `Up to ${longestReference} letters, digits and spaces. ${readBy}`;
  const offered = [...new Set(known)].filter(isReference).filter((reference) => reference !== value);
  // Typing hides the offers, except where the reference was filled in.
  const isOffering = (value === '' || note !== undefined) && offered.length > 0;
  return (
    <div className={stack.closest}>
      <Field id={id} label="Reference" hint={hint} error={error}>
        <input
          {...controlProps({ id, hint, error })}
          type="text"
          autoComplete="off"
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      </Field>
      {note !== undefined && <p className={typography.note}>{note}</p>}
      {isOffering && (
        <p className={styles.known}>
          {offered.map((reference) => (
            <Button
              key={reference}
              look="quiet"
              onClick={() => {
                onChange(reference);
                // The button disappears once there is a reference.
                document.getElementById(id)?.focus();
              }}
            >
              Use “{reference}”
            </Button>
          ))}
        </p>
      )}
    </div>
  );
}

function isReference(text: string | undefined): text is string {
  return text !== undefined && text !== '' && referenceMistake(text) === undefined;
}

interface MissingReferenceProps {
  readonly onContinue: () => void;
  readonly onGoBack: () => void;
}

export function MissingReference({ onContinue, onGoBack }: MissingReferenceProps) {
  return (
    <Dialog
      title="Missing reference"
      onClose={onGoBack}
      actions={
        <>
          <Button onClick={onGoBack}>Go back</Button>
          <Button look="main" onClick={onContinue}>
            Continue
          </Button>
        </>
      }
    >
      Continue without a reference?
    </Dialog>
  );
}
