import { Breadcrumb } from '#src/ui/text/breadcrumb.tsx';
import { type Crumb, usePageFacts } from './page-facts.ts';

interface WayBackProps {
  /** Pages above that only the screen knows, below those of the route. */
  readonly through?: readonly Crumb[];
  /** Names the page shown, where the route cannot. */
  readonly here?: string | undefined;
}

/** The breadcrumb of the page shown, as its route says. */
export function WayBack({ through = [], here }: WayBackProps) {
  const { above, crumb } = usePageFacts();
  return <Breadcrumb crumbs={[...above, ...through, { title: here ?? crumb }]} />;
}
