import type { RequestField, TypedRequest } from '#src/features/international/model/typed-request.ts';
import type { FormInUse } from '#src/ui/fields/use-form.ts';

export interface FieldsProps {
  readonly typed: TypedRequest;
  readonly form: FormInUse<RequestField>;
  readonly onType: (change: Partial<TypedRequest>) => void;
}

type TextName = 'name' | 'address' | 'iban' | 'accountNumber' | 'aba' | 'swift' | 'reference' | 'comments';

export function textProps({ typed, form, onType }: FieldsProps, name: TextName) {
  return {
    ...form.field(name),
    value: typed[name],
    onChange: (text: string) => onType({ [name]: text }),
  };
}
