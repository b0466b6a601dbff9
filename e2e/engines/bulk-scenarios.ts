import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { giveCode } from './give-code.ts';
import { moneyOf, type Scenario } from './scenario.ts';

const persona = 'racing-owner';
const rows = ['Ashdown Feed,601122,20418836,FP,Hay March,125.50', 'T Mount,601122,30550122,BACS,Shoes,80'];

export const bulkScenarios: readonly Scenario[] = [
  {
    name: 'a file of payments, uploaded with a code and authorised with the PIN',
    persona,
    clockTicks: true,
    expects: /417/,
    async tell(customer, { control, downloads }) {
      const file = join(downloads, 'hay and shoes.csv');
      writeFileSync(file, rows.join('\r\n'));
      const before = await moneyOf(control, persona);
      await customer.logIn(persona);
      await customer.open('payments/bulk');
      await customer.choose('From which account', 'Stud Company');
      await customer.press('button', '^Upload bulk file$');
      await customer.attach('^File', file);
      await customer.says('Chosen: hay and shoes.csv');
      await customer.press('button', '^Continue$');
      await customer.sees('heading', 'Confirm bulk payments');
      await customer.says('£205\\.50');
      await customer.press('button', '^Confirm and upload$');
      await giveCode(customer);
      await customer.press('button', '^Authorise payments$');
      await customer.press('field', '^Digit 1 of 4$');
      await customer.type('2580');
      await customer.press('button', '^Confirm$');
      await customer.sees('heading', 'Upload complete');
      await control('verbs', { verb: 'finish-bulk-file', persona });
      const after = await moneyOf(control, persona);
      assert.equal((after.stud ?? 0) - (before.stud ?? 0), -205_50);
    },
  },
];
