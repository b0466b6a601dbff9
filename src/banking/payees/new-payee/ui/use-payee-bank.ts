import { useEffect, useRef, useState } from 'react';
import { lookUpSortCode } from '#src/api/payees/bank-of-sort-code.ts';
import { useAppDispatch } from '#src/api/store/hooks.ts';
import type { PayeeBank } from '#src/banking/payees/new-payee/model/payee-bank.ts';
import type { PartyId } from '#src/kernel/ids.ts';

/** A lookup of one sort code, pending or answered. */
interface Asked {
  readonly sortCode: string;
  readonly controller: AbortController;
  readonly answer: Promise<PayeeBank>;
}

const wholeLength = 6;

/** Looks up the bank as the sort code is typed: at the sixth digit, and once for each code. */
export function usePayeeBank(party: PartyId | false, known: { readonly sortCode: string; readonly bankName: string }) {
  const dispatch = useAppDispatch();
  const isKnown = known.bankName !== '' && known.sortCode.length === wholeLength;
  const [bank, setBank] = useState<PayeeBank>(
    isKnown ? { status: 'known', bankName: known.bankName } : { status: 'none' },
  );
  const asked = useRef<Asked>(undefined);

  // The form is gone, so nobody is waiting for the answer.
  useEffect(() => () => asked.current?.controller.abort(), []);

  function ask(sortCode: string): Promise<PayeeBank> {
    forget();
    const controller = new AbortController();
    const question: Asked = { sortCode, controller, answer: answered(sortCode, controller.signal) };
    asked.current = question;
    setBank((last) => (last.status === 'failed' ? { status: 'asking', after: last.error } : { status: 'asking' }));
    return question.answer;
  }

  async function answered(sortCode: string, signal: AbortSignal): Promise<PayeeBank> {
    const result = await dispatch(lookUpSortCode({ party, sortCode }, signal));
    const found: PayeeBank = 'data' in result ? result.data : { status: 'failed', error: result.error };
    if (!signal.aborted) setBank(found);
    return found;
  }

  function forget() {
    asked.current?.controller.abort();
    asked.current = undefined;
  }

  return {
    bank,
    typed(sortCode: string) {
      if (sortCode.length === wholeLength) void ask(sortCode);
      else {
        forget();
        setBank({ status: 'none' });
      }
    },
    /** Repeats a failed lookup. */
    ask,
    /** Waits for the code's bank, repeating a failed lookup. */
    async resolved(sortCode: string): Promise<PayeeBank> {
      const question = asked.current;
      if (question === undefined && bank.status === 'known') return bank;
      return question?.sortCode === sortCode && bank.status !== 'failed' ? question.answer : ask(sortCode);
    },
  };
}

export type PayeeBankInUse = ReturnType<typeof usePayeeBank>;
