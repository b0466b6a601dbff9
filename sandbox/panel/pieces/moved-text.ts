import type { AccountBalance } from '#sandbox/control/queries/control-balances.ts';
import { money } from '#src/kernel/money.ts';
import { moneyText } from '#src/ui/text/money-copy.ts';

type Known = Pick<AccountBalance, 'alias' | 'currency' | 'balanceMinor' | 'availableMinor'>;

const mostNamed = 3;

/** What the accounts have gained and lost: `current £58,180.66 (up £1,234.00), and 2 more accounts`. Empty where nothing moved. */
export function movedText(before: readonly Known[], after: readonly Known[]): string {
  const moved = after.flatMap((now) => {
    const then = before.find(({ alias }) => alias === now.alias);
    return then === undefined ? [] : (movedOn(then, now) ?? []);
  });
  const more = moved.length - mostNamed;
  const rest = more <= 0 ? [] : [more === 1 ? 'and 1 more account' : `and ${more} more accounts`];
  return [...moved.slice(0, mostNamed), ...rest].join(', ');
}

function movedOn(then: Known, now: Known): string | undefined {
  if (now.balanceMinor !== then.balanceMinor) return changeText(now, now.balanceMinor, then.balanceMinor);
  if (now.availableMinor === then.availableMinor) return undefined;
  return `${changeText(now, now.availableMinor, then.availableMinor)} available`;
}

function changeText({ alias, currency }: Known, now: number, then: number): string {
  const by = moneyText(money(Math.abs(now - then), currency));
  return `${alias} ${moneyText(money(now, currency))} (${now > then ? 'up' : 'down'} ${by})`;
}
