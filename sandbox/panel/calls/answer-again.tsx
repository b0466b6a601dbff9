import type { RequestHead } from '#sandbox/control/journal/journal.ts';
import { keptHeaders } from '#sandbox/control/stubs/kept-headers.ts';
import { Answer } from '#sandbox/panel/pieces/answer.tsx';
import type { PanelStore } from '#sandbox/panel/pieces/panel-store.ts';
import { useAction } from '#sandbox/panel/pieces/use-action.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { answerTo, noLongerKept } from './copied-call.ts';

interface AnswerAgainProps {
  readonly call: RequestHead;
  readonly store: PanelStore;
}

/** Gives every later call of the operation this very answer. */
export function AnswerAgain({ call, store }: AnswerAgainProps) {
  const action = useAction();
  const { operationId } = call;
  if (operationId === null || call.answer === null) return null;

  async function plan(id: string): Promise<string | undefined> {
    const answer = await store.ask((bank) => answerTo(call, bank));
    if (answer === undefined) return noLongerKept;
    const { status, headers, body: text } = answer;
    const stub = { operationId: id, status, headers: keptHeaders(Object.entries(headers)), text };
    return store.act((bank) => bank.addStub(stub));
  }

  return (
    <>
      <Button
        busy={action.busy}
        onClick={() =>
          void action.run(() => plan(operationId), { says: 'Planned. The tab “Faults” lists it under “Own answers”.' })
        }
      >
        Answer like this from now on
      </Button>
      <Answer told={action.told} />
    </>
  );
}
