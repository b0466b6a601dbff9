import { type Choice, ChoiceField, TextField } from '#sandbox/panel/pieces/field.tsx';
import type { CustomerDocument, Path } from './document.ts';
import { asWritten, typedAt, withTyped } from './form-choices.ts';
import { type PlacedReason, reasonAt } from './objections.ts';

/** What every part of the form works with. */
export interface FormUse {
  readonly document: CustomerDocument;
  readonly reasons: readonly PlacedReason[];
  readonly onChange: (document: CustomerDocument) => void;
}

interface PartFieldProps {
  readonly use: FormUse;
  readonly label: string;
  readonly path: Path;
  readonly form: 'amount' | 'number' | 'text';
  /** What holds while it is empty. */
  readonly otherwise?: string;
}

const inputModes = { amount: 'decimal', number: 'numeric', text: 'text' } as const;

/** A part of the document that is typed. */
export function PartField({ use: { document, reasons, onChange }, label, path, form, otherwise }: PartFieldProps) {
  return (
    <TextField
      label={label}
      inputMode={inputModes[form]}
      placeholder={otherwise}
      value={typedAt(document, path)}
      error={reasonAt(reasons, path)}
      onChange={(event) =>
        onChange(withTyped(document, path, event.target.value, form === 'number' ? 'number' : 'text'))
      }
    />
  );
}

interface TitledFieldProps<Id extends string> {
  readonly label: string;
  readonly titles: Readonly<Record<Id, string>>;
  readonly value: string;
  readonly error?: string | undefined;
  readonly onChoose: (id: Id) => void;
}

/** A choice by titles, which can also show that the document says something else. */
export function TitledField<Id extends string>({ titles, value, onChoose, ...field }: TitledFieldProps<Id>) {
  const known = (Object.entries(titles) as [Id, string][]).map(([id, title]): Choice => ({ id, title }));
  const isKnown = Object.hasOwn(titles, value);
  const choices = isKnown ? known : [...known, { id: asWritten, title: 'As the document says' }];
  return (
    <ChoiceField
      {...field}
      value={isKnown ? value : asWritten}
      choices={choices}
      onChoose={(id) => Object.hasOwn(titles, id) && onChoose(id as Id)}
    />
  );
}
