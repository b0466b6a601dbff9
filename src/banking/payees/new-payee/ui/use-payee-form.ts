import { useRef, useState } from 'react';
import {
  initialValues,
  type PayeeTyped,
  payeeFields,
  payeeMistakes,
} from '#src/banking/payees/new-payee/model/payee-typed.ts';
import { useForm } from '#src/ui/fields/use-form.ts';

interface PayeeFormSettings {
  readonly initial: Parameters<typeof initialValues>[0];
  readonly asksEntity: boolean;
  readonly onSubmit: (typed: PayeeTyped) => Promise<void>;
}

/** The payee as typed, and what is wrong with it. It outlives the form, which a check takes the place of. */
export function usePayeeForm({ initial, asksEntity, onSubmit }: PayeeFormSettings) {
  const [typed, setTyped] = useState(() => initialValues(initial));
  // A ref, because the customer may type on while the bank is asked.
  const latest = useRef(typed);
  const form = useForm({
    fields: payeeFields,
    check: () => payeeMistakes(asksEntity, typed),
    onSubmit: () => onSubmit(typed),
  });

  function put(change: Partial<PayeeTyped>) {
    latest.current = { ...latest.current, ...change };
    setTyped(latest.current);
    return payeeMistakes(asksEntity, latest.current);
  }

  return {
    ...form,
    typed,
    latest: () => latest.current,
    /** Writes values that the customer did not type. */
    put,
    type(change: Partial<PayeeTyped>) {
      const fields = Object.keys(change);
      // A nickname that is switched off is no mistake.
      form.changed('wantsNickname' in change ? [...fields, 'nickname'] : fields, put(change));
    },
    leaveAccountNumber: (accountNumber: string) => form.left('accountNumber', put({ accountNumber })),
  };
}

export type PayeeFormInUse = ReturnType<typeof usePayeeForm>;
