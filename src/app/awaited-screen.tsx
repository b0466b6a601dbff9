import { AwaitedHeading } from '#src/banking/page/page-heading.tsx';
import { Page } from '#src/ui/page/page.tsx';
import { Breadcrumb } from '#src/ui/text/breadcrumb.tsx';
import { Skeleton } from '#src/ui/text/skeleton.tsx';
import { awaitedPageAt } from './awaited-pages.ts';

/** The heading of a page whose permissions are being asked for, in its place. */
export function AwaitedScreen({ pathname }: { readonly pathname: string }) {
  const page = awaitedPageAt(pathname);
  if (page === undefined) return <div aria-busy="true" />;
  const { heading, above } = page;
  return (
    <Page below={above !== undefined} close={above !== undefined}>
      {above !== undefined && <Breadcrumb crumbs={[...above, { title: heading }]} />}
      <AwaitedHeading>{heading}</AwaitedHeading>
      <p aria-busy="true" data-waiting="">
        <Skeleton width="long" />
      </p>
    </Page>
  );
}
