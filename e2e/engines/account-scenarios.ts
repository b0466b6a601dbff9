import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Customer } from './customer.ts';
import type { Scenario } from './scenario.ts';

const currentAccount = '60-93-03';

export const accountScenarios: readonly Scenario[] = [
  {
    name: 'the accounts, in groups with balances',
    async tell(customer) {
      await customer.logIn();
      await customer.sees('heading', 'Current Accounts');
      await customer.sees('heading', 'Lending');
      await customer.says('£[\\d,]+\\.\\d\\d');
      await customer.says(currentAccount);
    },
  },
  {
    name: 'an account and its transactions',
    async tell(customer) {
      await customer.logIn();
      await customer.press('link', 'Current Account$');
      await customer.says('\\d transactions (since|found)');
      await customer.says('Available balance');
      assert.ok((await customer.evaluate(() => document.querySelectorAll('[role=table] [role=row]').length)) > 5);
    },
  },
  {
    name: 'a list of thousands of transactions, with few of them in the page',
    persona: 'long-history',
    async tell(customer) {
      await customer.logIn('long-history');
      await customer.press('link', '^Nether Furlong');
      await customer.says('\\d,\\d{3} transactions (since|found)');
      await customer.evaluate(() => scrollBy(0, 5000));
      await customer.shows('row of the list far down', () => {
        const rows = [...document.querySelectorAll('[role=table] [data-index]')];
        const middle = rows.find((row) => row.getBoundingClientRect().bottom > innerHeight / 2);
        return (
          rows.length <= 100 && Number(middle?.getAttribute('data-index')) > 60 && /£/.test(middle?.textContent ?? '')
        );
      });
    },
  },
  {
    name: 'filters and search of transactions',
    async tell(customer) {
      await customer.logIn();
      await customer.press('link', 'Current Account$');
      await customer.says('\\d transactions (since|found)');
      const all = await shown(customer);
      await customer.fill('^Search title or reference', 'zzqx');
      await customer.says('No transactions|nothing|No results');
      for (let times = 0; times < 4; times += 1) await customer.key('Backspace');
      await customer.says(all);
    },
  },
  {
    name: 'the download of a statement',
    async tell(customer, { downloads }) {
      await customer.logIn();
      await customer.open('accounts/statements');
      await customer.press('button', '^Download .* of ');
      const file = await saved(downloads);
      assert.equal(readFileSync(file).subarray(0, 4).toString(), '%PDF');
    },
  },
];

async function shown(customer: Customer): Promise<string> {
  const text = await customer.evaluate(() => document.body.textContent);
  return /[\d,]+ transactions since/.exec(text)?.[0] ?? assert.fail('The number of transactions is not shown.');
}

/** The file that has been saved whole. */
async function saved(folder: string): Promise<string> {
  for (let times = 0; times < 200; times += 1) {
    const [file, ...others] = readdirSync(folder);
    if (file !== undefined && others.length === 0 && !file.endsWith('.part')) return join(folder, file);
    await pause(100);
  }
  throw new Error(`No file was saved in ${folder}.`);
}
