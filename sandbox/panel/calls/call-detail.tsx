import type { ReactNode } from 'react';
import type { RequestHead } from '#sandbox/control/journal/journal.ts';
import { namesSession } from '#sandbox/control/link/control-accounts.ts';
import { magicText } from '#sandbox/control/link/magic-lines.ts';
import { Answer } from '#sandbox/panel/pieces/answer.tsx';
import { AskFirst } from '#sandbox/panel/pieces/ask-first.tsx';
import { londonDateText, londonTimeText } from '#sandbox/panel/pieces/bank-time.ts';
import { Copied, useCopying } from '#sandbox/panel/pieces/copying.tsx';
import type { PanelStore } from '#sandbox/panel/pieces/panel-store.ts';
import { useAction } from '#sandbox/panel/pieces/use-action.ts';
import { CallSharing } from '#sandbox/panel/share/call-sharing.tsx';
import { Button } from '#src/ui/buttons/button.tsx';
import typography from '#src/ui/text/typography.module.css';
import { AnswerAgain } from './answer-again.tsx';
import { AnswerBody } from './call-answer.tsx';
import { contractText, lateText, msText, statusText, stubText } from './call-copy.ts';
import styles from './call-detail.module.css';
import { isBreach } from './call-filter.ts';
import { copiedAnswer, copiedCurl } from './copied-call.ts';
import { bodyText, requestText } from './http-text.ts';
import { WireText } from './wire-text.tsx';

interface CallDetailProps {
  readonly call: RequestHead;
  readonly store: PanelStore;
}

export function CallDetail({ call, store }: CallDetailProps) {
  const { at, ms, heldBackMs, rule, breaches, request, answer, status } = call;
  const stub = stubText(call);
  const magic = magicText(rule);
  const copying = useCopying();
  const action = useAction();

  return (
    <>
      <div className={styles.buttons}>
        <Button onClick={() => void copying.copy('curl command', () => store.ask((bank) => copiedCurl(call, bank)))}>
          Copy as curl
        </Button>
        <Button onClick={() => void copying.copy('request', () => requestText(call))}>Copy request</Button>
        {answer !== null && (
          <Button onClick={() => void copying.copy('answer', () => store.ask((bank) => copiedAnswer(call, bank)))}>
            Copy answer
          </Button>
        )}
      </div>
      <Copied copying={copying} />
      <AskFirst
        name="Go back to before this call"
        question="This call and everything after it is undone, in every tab. Go back?"
        keep="Stay here"
        busy={action.busy}
        onGo={() => void action.run(() => store.rewind(String(call.n)))}
      />
      <Answer told={action.told} />
      <AnswerAgain call={call} store={store} />
      <CallSharing call={call} store={store} />
      <dl className={styles.facts}>
        <Fact name="Rule">{rule}</Fact>
        {stub !== undefined && <Fact name="Answered by">{stub}</Fact>}
        {magic !== undefined && <Fact name="Magic value">{magic}</Fact>}
        <Fact name="Contract">
          <span className={isBreach(call) ? styles.breach : undefined}>{contractText(call)}</span>
          {breaches.length > 0 && (
            <ul className={styles.breaches}>
              {breaches.map(({ where, rule: broken, message }) => (
                <li key={`${where} ${broken} ${message}`} className={styles.breach}>
                  <code>{where}</code> {message} <span className={styles.quiet}>({broken})</span>
                </li>
              ))}
            </ul>
          )}
        </Fact>
        <Fact name="Asked at">
          {londonTimeText(at)}, {londonDateText(at)}
        </Fact>
        <Fact name="Took">
          {msText(ms)}, without planned delay{heldBackMs === undefined ? '' : ` of ${heldBackMs} ms`}
        </Fact>
      </dl>
      <h4 className={styles.heading}>Request</h4>
      <p className={styles.line}>
        {request.method} {request.target}
      </p>
      <Headers headers={request.headers} />
      {request.body !== null && <WireText of="request" text={bodyText(request)} />}
      <h4 className={styles.heading}>Answer</h4>
      {answer === null || status === 0 ? <p className={typography.small}>{whyNothingCame(call)}</p> : null}
      {answer !== null && (
        <>
          <p className={styles.line}>{statusText(answer.status)}</p>
          <Headers headers={answer.headers} />
          <AnswerBody call={call} store={store} />
        </>
      )}
    </>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt className={typography.soft}>{name}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}

function Headers({ headers }: { readonly headers: Readonly<Record<string, string>> }) {
  return (
    <ul aria-label="Headers" className={styles.headers}>
      {Object.entries(headers).map(([name, value]) => (
        <li key={name}>
          <span className={typography.soft}>{name}:</span> {value}
          {namesSession(name) && <span className={styles.session}>the session, beside the request</span>}
        </li>
      ))}
    </ul>
  );
}

function whyNothingCame(call: RequestHead): string {
  const late = lateText(call);
  if (late !== undefined) return `None: the connection was cut. ${late}.`;
  const { answer } = call;
  return answer === null ? 'None: the request never reached the bank.' : 'The answer never arrived. It was:';
}
