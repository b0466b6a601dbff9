import { expect, it } from 'vitest';
import { signedInStore } from '#src/app/store.fixture.ts';
import { accountsOf, usesFound } from '#tests/customers/capabilities.ts';
import { browserOf, openBank } from '#tests/customers/open-bank.ts';

it('a closed account stays among the accounts, for its statements alone, until it is opened again', async () => {
  const sandbox = await openBank();
  const persona = 'private-customer';
  const opened = await sandbox.control.openSession(persona);
  if (opened.outcome !== 'done') throw new Error(opened.reason);
  const ask = async () => {
    const { store } = await signedInStore(browserOf(sandbox, opened.sessionId));
    const uses = await usesFound(store, false);
    return (await accountsOf(store, false)).map((account) => ({ ...account, ...uses[account.accountNumber] }));
  };
  const before = await ask();
  const account = before.find(({ kind, pays }) => kind === 'CA' && pays);
  if (account === undefined) throw new Error('There is a current account to pay from.');
  const { accountNumber: number } = account;
  // What is pending on it is booked within a week, and nothing more is begun once it is frozen.
  const verb = (name: string) => sandbox.control.doVerb({ verb: name, persona, with: { account: number } });
  await verb('freeze-account');
  await sandbox.control.advanceClock('P9D', 'kept');
  await verb('unfreeze-account');
  expect(await verb('close-account')).toMatchObject({ outcome: 'done' });

  const closed = (await ask()).find(({ accountNumber }) => accountNumber === number);
  expect(closed).toMatchObject({
    balance: { minor: 0 },
    availableBalance: { minor: 0 },
    transferIsMapped: false,
    pays: false,
    links: ['Statements'],
  });
  expect(await verb('reopen-account')).toMatchObject({ outcome: 'done' });
  const { links, pays, transferIsMapped } = account;
  expect((await ask()).find(({ accountNumber }) => accountNumber === number)).toMatchObject({
    links,
    pays,
    transferIsMapped,
    balance: { minor: 0 },
    availableBalance: { minor: 20_000_00 },
  });
  expect(await sandbox.control.invariants()).toEqual({ hold: true, broken: [] });
});
