import { Breadcrumb } from '#src/ui/text/breadcrumb.tsx';
import { type Crumb, usePageFacts } from './page-facts.ts';

interface WayBackProps {
  /** Pages above that only the screen knows, below those of the route. */
  readonly through?: readonly Crumb[];
  /** Names the page shown, where the route cannot. */
  readonly here?: string | undefined;
  /** The pages above lead to this one, so they are only named. */
  readonly isStart?: boolean;
}

/** The breadcrumb of the page shown, as its route says. */
export function WayBack({ through = [], here, isStart = false }: WayBackProps) {
  const { above, crumb } = usePageFacts();
  const ways = isStart ? above.map(({ title }) => ({ title })) : above;
  return <Breadcrumb crumbs={[...ways, ...through, { title: here ?? crumb }]} />;
}
