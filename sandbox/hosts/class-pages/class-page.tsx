import { createRoot } from 'react-dom/client';
import type { Exercise } from '#sandbox/classroom/exercises/exercise.ts';
import { ProblemPage } from '#sandbox/panel/pieces/problem-page.tsx';
import '#src/ui/tokens.css';
import '#src/ui/base.css';
import '#src/ui/fonts/fonts.css';
import { askClass, reasonOf } from './ask-class.ts';
import { Board } from './board.tsx';
import { trainerLink } from './class-links.ts';
import { JoinClass } from './join-class.tsx';
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
      createRoot(root).render(<OpenClass offered={exercises} hasApp={app !== null} onOpened={onOpened} />);
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

// The fragment alone changes when a trainer's link is opened from the same page.
window.addEventListener('hashchange', () => location.reload());
const root = document.getElementById('root');
if (root !== null) void openPage(root);
