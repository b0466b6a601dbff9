import { useEffect, useState } from 'react';
import type { ClassView, TraineeRow } from '#sandbox/classroom/lesson/views.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { HiddenText } from '#src/ui/text/hidden-text.tsx';
import styles from './class-pages.module.css';
import { lasting, standing } from './standing.ts';

interface TraineeTableProps {
  readonly shown: ClassView;
  readonly readNowMs: () => number;
  readonly onLook: (row: TraineeRow) => void;
}

/** One row for each trainee. */
export function TraineeTable({ shown: { trainees, exercises }, readNowMs, onLook }: TraineeTableProps) {
  const nowMs = useNow(readNowMs);
  if (trainees.length === 0) return <p>Nobody has joined yet.</p>;
  const done = trainees.filter(({ outcome }) => outcome === 'met').length;
  const stuck = trainees.filter((row) => standing(row, nowMs) === 'Stuck').length;
  return (
    <section aria-labelledby="trainees" className={styles.stack}>
      <h2 id="trainees">
        {trainees.length} {trainees.length === 1 ? 'trainee' : 'trainees'}, {done} done, {stuck} stuck
      </h2>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">Exercise</th>
            <th scope="col">Step</th>
            <th scope="col">Time</th>
            <th scope="col">Last action</th>
            <th scope="col">Standing</th>
            <th scope="col">
              <HiddenText>Screen</HiddenText>
            </th>
          </tr>
        </thead>
        <tbody>
          {trainees.map((row) => {
            const exercise = exercises[row.exercise];
            const stands = standing(row, nowMs);
            return (
              <tr key={row.id} data-standing={stands}>
                <th scope="row">{row.name}</th>
                <td data-name="Exercise">
                  {row.exercise + 1}. {exercise?.title}
                </td>
                <td data-name="Step">
                  {row.stepsDone} of {exercise?.steps.length}
                </td>
                <td data-name="Time">{lasting(nowMs - row.beganMs)}</td>
                <td data-name="Last action">
                  {row.last === null ? 'None yet' : row.last}
                  {row.lastMs !== null && <span className={styles.soft}> {lasting(nowMs - row.lastMs)} ago</span>}
                </td>
                <td data-name="Standing">
                  <span className={styles.standing}>{stands}</span>
                </td>
                <td>
                  <Button look="quiet" onClick={() => onLook(row)}>
                    Open a copy<HiddenText> of the screen of {row.name}</HiddenText>
                  </Button>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}

/** Time passes without a call. */
function useNow(readNowMs: () => number): number {
  const [nowMs, setNowMs] = useState(readNowMs);
  useEffect(() => {
    const ticking = setInterval(() => setNowMs(readNowMs()), 1000);
    return () => clearInterval(ticking);
  }, [readNowMs]);
  return nowMs;
}
