import type { ReactNode } from 'react';
import { namesSession, sessionOf } from '#sandbox/control/control-accounts.ts';
import type { RequestEntry } from '#sandbox/control/journal.ts';
import { Button } from '#src/ui/button.tsx';
import { londonDateText, londonTimeText } from './bank-time.ts';
import styles from './call-detail.module.css';
import { isBreach } from './call-filter.ts';
import { contractTexts, msText, statusText } from './call-words.ts';
import { Copied, useCopying } from './copying.tsx';
import { curlCommands, shellText } from './curl.ts';
import { answerText, bodyText, requestText } from './http-text.ts';
import type { PanelStore } from './panel-store.ts';
import { WireText } from './wire-text.tsx';

interface CallDetailProps {
  readonly call: RequestEntry;
  readonly store: PanelStore;
}

/** All there is to know of one call, and ways to take it along. */
export function CallDetail({ call, store }: CallDetailProps) {
  const { at, ms, rule, contract, breaches, request, answer, status } = call;
  const copying = useCopying();
  const answered = answerText(call);

  return (
    <>
      <div className={styles.buttons}>
        <Button onClick={() => void copying.copy('curl command', () => curlText(call, store))}>Copy as curl</Button>
        <Button onClick={() => void copying.copy('request', () => requestText(call))}>Copy request</Button>
        {answered !== undefined && (
          <Button onClick={() => void copying.copy('answer', () => answered)}>Copy answer</Button>
        )}
      </div>
      <Copied copying={copying} />
      <dl className={styles.facts}>
        <Fact name="Rule">{rule}</Fact>
        <Fact name="Contract">
          <span className={isBreach(call) ? styles.breach : undefined}>{contractTexts[contract]}</span>
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
        <Fact name="Took">{msText(ms)}, without planned delay</Fact>
      </dl>
      <h4 className={styles.heading}>Request</h4>
      <p className={styles.line}>
        {request.method} {request.target}
      </p>
      <Headers headers={request.headers} />
      {request.body !== null && <WireText of="request" text={bodyText(request)} />}
      <h4 className={styles.heading}>Answer</h4>
      {answer === null || status === 0 ? <p className={styles.words}>{whyNothingCame(call)}</p> : null}
      {answer !== null && (
        <>
          <p className={styles.line}>{statusText(answer.status)}</p>
          <Headers headers={answer.headers} />
          {answer.body !== '' && <WireText of="answer" text={answer.body} />}
        </>
      )}
    </>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}

function Headers({ headers }: { readonly headers: Readonly<Record<string, string>> }) {
  return (
    <ul aria-label="Headers" className={styles.headers}>
      {Object.entries(headers).map(([name, value]) => (
        <li key={name}>
          <span className={styles.name}>{name}:</span> {value}
          {namesSession(name) && <span className={styles.session}>the session, beside the request</span>}
        </li>
      ))}
    </ul>
  );
}

function whyNothingCame({ answer }: RequestEntry): string {
  return answer === null ? 'None: the bank never heard of it.' : 'It never arrived. The bank had answered:';
}

/** Asks the bank who came with that session, so that the command can ask for the same customer. */
async function curlText(call: RequestEntry, store: PanelStore): Promise<string> {
  const { state } = store.read();
  if (state === undefined) throw new Error('The bank has not answered yet.');
  const sessionId = sessionOf(call.request);
  const things = sessionId === undefined ? undefined : await store.ask((bank) => bank.accounts({ sessionId }));
  return `${shellText(curlCommands(call, things?.outcome === 'done' ? things : undefined, state))}\n`;
}
