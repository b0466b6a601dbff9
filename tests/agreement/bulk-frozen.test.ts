import { expect, it } from 'vitest';
import { createAuthorisation } from '#src/api/bulk/authorise-run.ts';
import { createUpload } from '#src/api/bulk/bulk-run.ts';
import { createFormNote } from '#src/api/orders/form-note.ts';
import { openBulkCustomer } from '#tests/customers/bulk-customer.ts';

const saysFrozen = {
  outcome: 'refused',
  error: {
    code: 'DIGX_PY_HOST_006',
    message: expect.stringMatching(/^This account is frozen.*Nothing has been paid\. Please call our helpdesk on \d/),
  },
};

it('a frozen account is named when a file is uploaded and when it is authorised, and nothing is paid', async () => {
  const bulk = await openBulkCustomer();
  const { control } = bulk.sandbox;
  const turn = async (verb: 'freeze-account' | 'unfreeze-account') => {
    const done = await control.doVerb({ verb, persona: 'racing-owner', with: { account: 'stud' } });
    expect(done).toMatchObject({ outcome: 'done' });
  };
  const store = await bulk.openPage();
  const upload = store.dispatch(createUpload(bulk.orderOf(), createFormNote('upload')));
  await turn('freeze-account');
  expect(await upload()).toMatchObject(saysFrozen);
  await turn('unfreeze-account');
  const uploaded = await upload();
  if (uploaded.outcome !== 'uploaded') throw new Error(uploaded.outcome);
  await control.advanceClock('PT3S');
  await turn('freeze-account');
  const arg = { party: bulk.party, id: uploaded.id, confirms: 'HAY.csv' };
  const authorise = store.dispatch(createAuthorisation(arg, createFormNote('authorisation')));
  expect(await authorise()).toMatchObject(saysFrozen);
  await control.advanceClock('PT10S');
  expect(await bulk.moneyGone()).toBe(0);
});
