import type { UnresolvedView } from '#src/api/payments/unresolved-payments.ts';
import { AwaitedTime } from '#src/ui/text/awaited-time.tsx';
import { secondText } from '#src/ui/text/dates.ts';
import { openingOf } from './payment-copy.ts';

type CheckTextProps = Pick<UnresolvedView, 'kind'> &
  Pick<NonNullable<UnresolvedView['payment']>, 'progress' | 'nextCheckAt'>;

/** What is being done to resolve an order in doubt, and when. */
export function CheckText({ kind, progress, nextCheckAt }: CheckTextProps) {
  const open = openingOf(kind);
  if (progress === 'checking') return `${open} We are asking the bank now.`;
  if (nextCheckAt === undefined) return `${open} We will ask the bank again.`;
  return (
    <>
      {open} We will ask the bank again at <AwaitedTime at={nextCheckAt} text={secondText} />.
    </>
  );
}
