import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import type { BankError } from '#src/api/messages/bank-error.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Dialog } from '#src/ui/overlays/dialog.tsx';
import { MessageText } from '#src/ui/text/message-text.tsx';

type ReportTrouble = (message: string) => void;

const Context = createContext<ReportTrouble>(() => {});

/** Shows errors that have no place of their own on the screen. */
export function TroubleProvider({ children }: { readonly children: ReactNode }) {
  const [message, setMessage] = useState<string>();
  function close() {
    setMessage(undefined);
  }
  return (
    <Context.Provider value={setMessage}>
      {children}
      {message !== undefined && (
        <Dialog
          title="Something went wrong"
          onClose={close}
          actions={
            <Button look="main" onClick={close}>
              Close
            </Button>
          }
        >
          <MessageText text={message} />
        </Dialog>
      )}
    </Context.Provider>
  );
}

export function useReportTrouble(): ReportTrouble {
  return useContext(Context);
}

/** Reports each failure once. An ended session is not reported: the guard has its own page. */
export function useTrouble(error: BankError | undefined): void {
  const report = useReportTrouble();
  // Failures arrive from the bank, not from an action by the customer.
  useEffect(() => {
    if (error !== undefined && error.kind !== 'session-over') report(error.message);
  }, [error, report]);
}
