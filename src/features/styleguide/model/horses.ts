import { type Money, money } from '#src/kernel/money.ts';

export interface Horse {
  readonly name: string;
  readonly trainer: string;
  readonly going: string;
  readonly fee: Money;
}

const names = ['Brass Button', 'Night Mail', 'Ivory Coast Road', 'Small Change', 'Overdraft', 'Penny Plain'];

/** Sample rows, some with more text than a column can hold. */
export const horses: readonly Horse[] = names.map((name, at) => ({
  name,
  trainer: at % 2 === 0 ? 'M. Fothergill-Hartley of Upper Lambourn' : 'A. Grey',
  going: at % 3 === 0 ? 'Good to firm, firm in places on the far side of the course' : 'Soft',
  fee: money((at - 2) * 1_250_50, 'GBP'),
}));
