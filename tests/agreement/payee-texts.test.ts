import { expect, it } from 'vitest';
import { payeeText as textOfBank } from '#sandbox/bank/payees/payee-numbers.ts';
import { payeeText } from '#src/api/payees/payee-payload.ts';

it('names a payee in the step for the code as the text message with the code does', () => {
  const account = { sortCode: '601122', accountNumber: '31926820' };
  const shown = payeeText({ ...account, name: 'Ivo Larkmead' });
  expect(shown).toBe('Ivo Larkmead, sort code 60-11-22, account ending 6820');
  expect(textOfBank({ ...account, accountName: 'Ivo Larkmead' })).toBe(shown);
});
