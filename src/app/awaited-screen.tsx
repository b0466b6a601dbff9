import { usePageFacts } from '#src/banking/page/page-facts.ts';
import { AwaitedHeading } from '#src/banking/page/page-heading.tsx';
import { WayBack } from '#src/banking/page/way-back.tsx';
import { Page } from '#src/ui/page/page.tsx';
import { Skeleton } from '#src/ui/text/skeleton.tsx';

/** The heading of a page whose permissions are being asked for, in its place. */
export function AwaitedScreen() {
  const { heading, above } = usePageFacts();
  const isBelow = above.length > 0;
  return (
    <Page below={isBelow} close={isBelow}>
      {isBelow && <WayBack />}
      <AwaitedHeading>{heading}</AwaitedHeading>
      <p aria-busy="true" data-waiting="">
        <Skeleton width="long" />
      </p>
    </Page>
  );
}
