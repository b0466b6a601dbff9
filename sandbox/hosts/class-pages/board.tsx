import { useEffect, useRef, useState } from 'react';
import type { ClassView, TraineeRow } from '#sandbox/classroom/lesson/views.ts';
import type { ActDone, ClassAct } from '#sandbox/hosts/class/class-acts.ts';
import { enteringLink } from '#sandbox/hosts/worlds-page/enter-app.ts';
import { reasonOf } from '#src/kernel/reason-of.ts';
import { askClass, followClass } from './ask-class.ts';
import { BoardTools } from './board-tools.tsx';
import styles from './class-pages.module.css';
import { pictureHere } from './exercise-pictures.ts';
import { Invitation } from './invitation.tsx';
import { PaperButtons } from './paper-buttons.tsx';
import { TraineeTable } from './trainee-table.tsx';

const keptShut = 'The browser has kept the window from opening. Allow windows for this site, then try again.';

interface BoardProps {
  readonly classKey: string;
  readonly secret: string;
}

/** The trainer's page: who is where, and what can be done for one or for all. */
export function Board({ classKey, secret }: BoardProps) {
  const [shown, setShown] = useState<ClassView>();
  const [isThere, setThere] = useState(true);
  const [over, setOver] = useState<'closed' | 'not-yours'>();
  const [said, setSaid] = useState('');
  const [problems, setProblems] = useState<readonly string[]>([]);
  /** How far the host's clock is ahead of this one. */
  const aheadMs = useRef(0);

  // Hand-outs are printed here, too.
  useEffect(pictureHere, []);

  // The host tells of every change.
  useEffect(() => {
    const onShown = (view: ClassView) => {
      aheadMs.current = view.nowMs - Date.now();
      setShown(view);
      document.title = `${view.title} · Class`;
    };
    const path = `/${classKey}/events`;
    return followClass<ClassView>({ path, secret, onShown, onOver: setOver, onReached: setThere });
  }, [classKey, secret]);

  async function act(wanted: ClassAct, says: string): Promise<ActDone | undefined> {
    setProblems([]);
    try {
      const done = await askClass<ActDone>('POST', `/${classKey}/acts`, wanted, secret);
      setProblems(done.refused);
      setSaid(done.refused.length === 0 ? says : '');
      return done;
    } catch (failure) {
      setProblems([reasonOf(failure)]);
      return undefined;
    }
  }

  async function look({ id, name }: TraineeRow) {
    // A browser opens a window at once, or not at all.
    const opened = window.open('about:blank');
    if (opened === null) return setProblems([keptShut]);
    const done = await act({ act: 'copy', trainee: id }, `A copy of what ${name} sees is in a new window.`);
    if (done?.copy === undefined) return opened.close();
    const { world, customer, page } = done.copy;
    opened.location.href = new URL(`../${enteringLink(world, customer, page)}`, location.href).href;
  }

  async function close() {
    try {
      await askClass('DELETE', `/${classKey}`, undefined, secret);
      setOver('closed');
    } catch (failure) {
      setProblems([reasonOf(failure)]);
    }
  }

  if (over !== undefined) return <BoardOver isClosed={over === 'closed'} />;
  if (shown === undefined) {
    return (
      <main className={styles.page}>
        <p role="status">
          {isThere ? 'Opening the class…' : 'The bank does not answer. It is asked again every second.'}
        </p>
      </main>
    );
  }
  return (
    <main className={styles.page}>
      <h1>{shown.title}</h1>
      {!isThere && <p role="alert">The bank does not answer. The page goes on when it does.</p>}
      <Invitation classKey={classKey} />
      <BoardTools shown={shown} onAct={act} onClose={() => void close()} />
      <div className={styles.buttons}>
        <PaperButtons
          title={shown.title}
          exercises={shown.exercises}
          onDone={(problem) => setProblems(problem === undefined ? [] : [problem])}
        />
        <p className={styles.soft}>
          Hand-outs show the steps that you have done yourself: open the trainees’ link in this browser and do them.
        </p>
      </div>
      <p role="status">{said}</p>
      {problems.length > 0 && (
        <ul role="alert" className={styles.problems}>
          {problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      )}
      <TraineeTable shown={shown} readNowMs={() => Date.now() + aheadMs.current} onLook={(row) => void look(row)} />
    </main>
  );
}

/** There is nothing to lead any more, or nothing that this link leads. */
function BoardOver({ isClosed }: { readonly isClosed: boolean }) {
  return (
    <main className={styles.page}>
      <h1>{isClosed ? 'The class is closed' : 'This is not the trainer’s link'}</h1>
      <p role="status">
        {isClosed
          ? 'Its banks and every name are deleted.'
          : 'Open the address that was shown when the class was opened: what stands after # in it is the trainer’s secret.'}
      </p>
      <p>
        <a href="./">{isClosed ? 'Open a class' : 'Open another class'}</a>
      </p>
    </main>
  );
}
