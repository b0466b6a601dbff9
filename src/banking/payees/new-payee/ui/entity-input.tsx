import { useImperativeHandle, useRef } from 'react';
import { type Control, useController } from 'react-hook-form';
import type { Entity } from '#src/api/profile/user-profile.ts';
import type { PayeeTyped } from '#src/banking/payees/new-payee/model/payee-typed.ts';
import { LazySelect } from '#src/ui/fields/lazy-select.tsx';

interface EntityInputProps {
  readonly control: Control<PayeeTyped>;
  readonly entities: readonly Entity[];
}

/** The entity the payee is for. Nothing is preselected. */
export function EntityInput({ control, entities }: EntityInputProps) {
  const { field, fieldState } = useController({ control, name: 'entity' });
  const around = useRef<HTMLDivElement>(null);
  useImperativeHandle(field.ref, () => ({ focus: () => around.current?.querySelector('button')?.focus() }));
  return (
    <div ref={around}>
      <LazySelect
        label="Entity"
        placeholder="Select an entity"
        choices={entities}
        value={field.value}
        error={fieldState.error?.message}
        onChange={field.onChange}
      />
    </div>
  );
}
