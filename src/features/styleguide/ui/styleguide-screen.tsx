import { PageHeading } from '#src/banking/page/page-heading.tsx';
import { WayBack } from '#src/banking/page/way-back.tsx';
import { Page } from '#src/ui/page/page.tsx';
import { ButtonSamples } from './button-samples.tsx';
import { ChoiceSamples } from './choice-samples.tsx';
import { CodeSamples } from './code-samples.tsx';
import { FieldSamples } from './field-samples.tsx';
import { MenuSamples } from './menu-samples.tsx';
import { MessageSamples } from './message-samples.tsx';
import { PageSamples } from './page-samples.tsx';
import { StepSamples } from './step-samples.tsx';
import styles from './styleguide-screen.module.css';
import { TableSamples } from './table-samples.tsx';
import { TextSamples } from './text-samples.tsx';
import { TooltipSamples } from './tooltip-samples.tsx';

export function StyleguideScreen() {
  return (
    <Page below close>
      <WayBack />
      <PageHeading />
      <p className={styles.lead}>Every piece that the screens are made of, with sample content.</p>
      <ButtonSamples />
      <FieldSamples />
      <CodeSamples />
      <ChoiceSamples />
      <StepSamples />
      <TooltipSamples />
      <MenuSamples />
      <MessageSamples />
      <TextSamples />
      <PageSamples />
      <TableSamples />
    </Page>
  );
}
