import type { Exercise } from '#sandbox/classroom/exercises/exercise.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { openExercisePaper } from './exercise-paper.tsx';

interface PaperButtonsProps {
  readonly title: string;
  readonly exercises: readonly Exercise[];
  /** Why no window opened; nothing where one did. */
  readonly onDone: (problem: string | undefined) => void;
}

export function PaperButtons({ title, exercises, onDone }: PaperButtonsProps) {
  const print = (as: 'hand-out' | 'script') => void openExercisePaper(title, exercises, as).then(onDone);
  return (
    <>
      <Button onClick={() => print('hand-out')}>Print hand-outs</Button>
      <Button onClick={() => print('script')}>Print the script</Button>
    </>
  );
}
