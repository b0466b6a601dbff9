import { createRoot } from 'react-dom/client';
import type { Exercise } from '#sandbox/classroom/exercises/exercise.ts';
import { ProblemPage } from '#sandbox/panel/pieces/problem-page.tsx';
import '#src/ui/tokens.css';
import '#src/ui/base.css';
import '#src/ui/fonts/fonts.css';
import { reasonOf } from '#src/kernel/reason-of.ts';
import { askClass } from './ask-class.ts';
import { Board } from './board.tsx';
import { trainerLink } from './class-links.ts';
import { JoinClass } from './join-class.tsx';
import { exercisesInLink, keepExercise } from './kept-exercises.ts';
import { OpenClass } from './open-class.tsx';

/** The page of classes: a trainer opens one and leads it here, and trainees join it. */

async function openPage(root: HTMLElement): Promise<void> {
  const key = /\/class\/([a-z0-9]*)$/.exec(location.pathname)?.[1] ?? '';
  const secret = location.hash.slice(1);
  try {
    if (key === '') {
      const { exercises, app } = await askClass<{ exercises: readonly Exercise[]; app: string | null }>('GET', '');
      const onOpened = (opened: { key: string; secret: string }) =>
        location.assign(trainerLink(opened.key, opened.secret));
      const linked = await keptFromLink(exercises.map(({ id }) => id));
      createRoot(root).render(
        <OpenClass offered={exercises} hasApp={app !== null} linked={linked} onOpened={onOpened} />,
      );
      return;
    }
    const { title, app } = await askClass<{ title: string; app: string | null }>('GET', `/${key}`);
    createRoot(root).render(
      secret === '' ? <JoinClass classKey={key} title={title} app={app} /> : <Board classKey={key} secret={secret} />,
    );
  } catch (failure) {
    const problems = [reasonOf(failure)];
    const again = () => location.reload();
    createRoot(root).render(
      <ProblemPage heading="The class could not be opened" problems={problems} action="Try again" onAction={again} />,
    );
  }
}

/** A link brings its exercises once: they are kept here, and the address is then that of the page. */
async function keptFromLink(taken: readonly string[]): Promise<readonly Exercise[] | { readonly reason: string }> {
  const read = await exercisesInLink(location.hash, taken);
  if (read === undefined || 'reason' in read) return read ?? [];
  for (const exercise of read) keepExercise(exercise);
  history.replaceState(null, '', location.pathname);
  return read;
}

// The fragment alone changes when a trainer's link is opened from the same page.
window.addEventListener('hashchange', () => location.reload());
const root = document.getElementById('root');
if (root !== null) void openPage(root);
