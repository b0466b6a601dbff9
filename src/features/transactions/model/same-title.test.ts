import { expect, it } from 'vitest';
import { money } from '#src/kernel/money.ts';
import { listedRows } from './listed-rows.ts';
import { sameTitleText } from './same-title.ts';
import { transaction } from './transactions.fixture.ts';

const rows = listedRows(
  [
    [
      transaction({ title: 'Chemist', amount: money(17_99, 'GBP') }),
      transaction({ title: 'Saddler', amount: money(250_00, 'GBP') }),
      transaction({ title: 'Chemist', amount: money(2_01, 'GBP') }),
      transaction({ title: 'Saddler', amount: money(40_00, 'GBP'), flag: 'C' }),
      transaction({ title: 'Once' }),
      transaction({ title: 'Mixed' }),
      transaction({ title: 'Mixed', amount: money(1, 'EUR') }),
    ],
  ],
  undefined,
);

it.each([
  ['adds up what went out', 'Chemist', '2 with this title, £20.00 out'],
  ['keeps what came in apart', 'Saddler', '2 with this title, £40.00 in, £250.00 out'],
  ['says nothing of one alone', 'Once', undefined],
  ['adds up no two currencies', 'Mixed', undefined],
])('%s', (_, title, text) => expect(sameTitleText(rows, title)).toBe(text));
