import { Button } from '#src/ui/buttons/button.tsx';
import { Tooltip } from '#src/ui/text/tooltip.tsx';
import { Row, Specimen } from './specimen.tsx';
import styles from './tooltip-samples.module.css';

const words = 'What may be spent now: the balance, less what is held, with the overdraft.';
const corners = ['Top left', 'Top right', 'Bottom left', 'Bottom right'] as const;

/** Two in the text, and one in each corner of a box that scrolls with the page. */
export function TooltipSamples() {
  return (
    <Specimen title="Tooltips">
      <Row>
        <Tooltip text="The bank’s own day.">{(id) => <Button aria-describedby={id}>Few words</Button>}</Tooltip>
        <Tooltip text={words}>{(id) => <Button aria-describedby={id}>More words</Button>}</Tooltip>
      </Row>
      <div className={styles.field}>
        {corners.map((corner) => (
          <Tooltip key={corner} text={words}>
            {(id) => <Button aria-describedby={id}>{corner}</Button>}
          </Tooltip>
        ))}
      </div>
    </Specimen>
  );
}
