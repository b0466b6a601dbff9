import styles from '#sandbox/panel/pieces/panel.module.css';
import type { StageControl } from '#sandbox/panel/pieces/stage-control.ts';
import type { Tour } from '#sandbox/tours/tour.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { HiddenText } from '#src/ui/text/hidden-text.tsx';

interface PaperButtonsProps {
  readonly stage: StageControl;
  readonly tour: Tour;
  readonly onPress: (does: () => Promise<string | undefined>) => unknown;
}

/** A tour on paper: what the trainer presses and says, or what those who learn take home. */
export function PaperButtons({ stage, tour, onPress }: PaperButtonsProps) {
  const about = <HiddenText> of {tour.title}</HiddenText>;
  return (
    <div className={styles.row}>
      <Button onClick={() => onPress(() => stage.paper(tour, 'script'))}>Script{about}</Button>
      <Button onClick={() => onPress(() => stage.paper(tour, 'hand-out'))}>Hand-out{about}</Button>
      <Button onClick={() => stage.picture(tour)}>Take pictures{about}</Button>
    </div>
  );
}
