import { Button } from '#src/ui/buttons/button.tsx';
import { InfoButton } from '#src/ui/buttons/info-button.tsx';
import { Band } from '#src/ui/page/band.tsx';
import { ButtonRow } from '#src/ui/page/button-row.tsx';
import { Card } from '#src/ui/page/card.tsx';
import { NothingHere } from '#src/ui/page/nothing-here.tsx';
import { RowGroup } from '#src/ui/page/row-group.tsx';
import { TableSkeleton } from '#src/ui/table/table-skeleton.tsx';
import { Tooltip } from '#src/ui/text/tooltip.tsx';
import styles from './page-samples.module.css';
import { Specimen } from './specimen.tsx';

const columns = [
  { id: 'horse', share: 2, width: 'long' },
  { id: 'trainer', share: 2, width: 'medium' },
  { id: 'fee', share: 1, width: 'short' },
] as const;

export function PageSamples() {
  return (
    <Specimen title="Parts of a page">
      <Band>
        <p>What matters most on the page.</p>
        <ButtonRow>
          <Button look="main">Enter the ring</Button>
          <Button>Watch</Button>
        </ButtonRow>
      </Band>
      <Card accent>
        <p>
          A form, or what came of it.
          <Tooltip text="It is as wide as a form.">
            {(describedBy) => <InfoButton aria-label="How wide it is" aria-describedby={describedBy} />}
          </Tooltip>
        </p>
        <ButtonRow>
          <Button look="main">Continue</Button>
          <Button>Go back</Button>
        </ButtonRow>
      </Card>
      <RowGroup heading="Stables">
        <li className={styles.row}>Harbourgate</li>
        <li className={styles.row}>Saddlecombe</li>
      </RowGroup>
      <NothingHere lead="No horse matches what you are looking for.">
        <Button>Clear filters</Button>
      </NothingHere>
      <TableSkeleton columns={columns} />
    </Specimen>
  );
}
