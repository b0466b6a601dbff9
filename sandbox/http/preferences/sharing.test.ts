import { expect, it } from 'vitest';
import { lastEntry, nellAtHome } from '#sandbox/control/small-sandbox.fixture.ts';

interface Setup {
  readonly accounts: readonly {
    readonly accessLevel: string;
    readonly accountsList: readonly {
      readonly accountNumber: { readonly value: string };
      readonly tasks: readonly { readonly taskId: string; readonly allowed: boolean }[];
    }[];
  }[];
}

interface Access {
  readonly accessPointAccountDTOs: readonly {
    readonly accountAccessId: string;
    readonly accountExclusionDTOs: readonly { readonly accountExclusionId: string; readonly taskIds: string[] }[];
  }[];
}

const dto = { accessPointId: 'furlong-finance', accountType: 'CSA', accessLevel: 'ACCESSPOINT', accessStatus: false };
const path = '/v1/me/accessPointAccount';

async function asked() {
  const { sandbox, hand } = await nellAtHome();
  await sandbox.control.doVerb({ verb: 'provider-asks', persona: 'nell' });
  const setup = async () =>
    ((await hand.call('GET', `${path}?accessPointId=furlong-finance&accountType=CSA`)).body as Setup).accounts[0];
  const access = async () =>
    ((await hand.call('GET', `${path}/furlong-finance`)).body as Access).accessPointAccountDTOs[0];
  const value = (await setup())?.accountsList[0]?.accountNumber.value ?? '';
  const grant = (taskIds: readonly string[]) => ({ accountNumber: { value }, taskIds });
  return { sandbox, hand, setup, access, grant };
}

it('leads from a provider that asks to access that is granted, changed and read, also after a new login', async () => {
  const { sandbox, hand, setup, access, grant } = await asked();
  expect((await hand.call('GET', '/v1/me/preferences')).body).toMatchObject({
    userAccessPointRelationship: [{ accessPointId: 'furlong-finance' }],
  });
  const { body } = await hand.call('GET', '/v1/accessPoints/furlong-finance');
  expect(body).toMatchObject({ accessPointDTO: { type: 'EXT', imgRefno: { value: 'furlong-finance-logo' } } });
  const picture = await hand.call('GET', '/v1/contents/furlong-finance-logo');
  const { content } = (picture.body as { contentDTOList: [{ content: string }] }).contentDTOList[0];
  expect(Buffer.from(content, 'base64').subarray(1, 4).toString()).toBe('PNG');

  expect(await setup()).toMatchObject({ setupInformation: 'SETUP_EXISTS', accessLevel: 'USER' });
  const json = { accessPointAccountDTOs: [{ ...dto, accountExclusionDTOs: [grant(['CH_I'])] }] };
  expect(await hand.call('POST', path, { json })).toMatchObject({ status: 201 });
  expect(await lastEntry(sandbox)).toMatchObject({ rule: 'sharing.granted', contract: 'kept' });
  expect(await setup()).toMatchObject({
    accessLevel: 'ACCESSPOINT',
    accountsList: [{ tasks: [{ taskId: 'CH_I', allowed: true }, { allowed: false }, { allowed: false }] }],
  });

  const first = await access();
  const [exclusion] = first?.accountExclusionDTOs ?? [];
  const changed = {
    ...dto,
    accountAccessId: first?.accountAccessId,
    accountExclusionDTOs: [
      { accountExclusionId: exclusion?.accountExclusionId, ...grant(['CH_I', 'PC_F_SELF', 'PC_F_CGNDP']) },
    ],
  };
  const put = () => hand.call('PUT', path, { json: { accessPointAccountDTOs: [changed] } });
  expect(await put()).toMatchObject({ status: 200 });
  expect(await put()).toMatchObject({ status: 400, body: { message: { code: 'DIGX_CZ_TPP_04' } } });
  await hand.signIn('nell', 'Paddock_7Gate');
  expect((await access())?.accountExclusionDTOs[0]?.taskIds).toEqual(['CH_I', 'PC_F_SELF', 'PC_F_CGNDP']);
});

it('offers and grants no provider what the customer may not do themselves', async () => {
  const { sandbox, hand, setup, access, grant } = await asked();
  for (const named of ['payment', 'transfer']) {
    await sandbox.control.doVerb({ verb: 'forbid', persona: 'nell', with: { function: named } });
  }
  expect((await setup())?.accountsList[0]?.tasks.map(({ taskId }) => taskId)).toEqual(['CH_I']);
  for (const taskId of ['PC_F_CGNDP', 'PC_F_SELF']) {
    const json = { accessPointAccountDTOs: [{ ...dto, accountExclusionDTOs: [grant(['CH_I', taskId])] }] };
    expect(await hand.call('POST', path, { json })).toMatchObject({ status: 400 });
    expect(await access()).toBeUndefined();
  }
});

it('ends a consent, which may be given again but not changed any more', async () => {
  const { sandbox, hand, access, grant } = await asked();
  const end = { verb: 'end-consent', persona: 'nell' } as const;
  expect(await sandbox.control.doVerb(end)).toMatchObject({
    reason: 'No provider has access to accounts of nell.',
  });
  const json = { accessPointAccountDTOs: [{ ...dto, accountExclusionDTOs: [grant(['CH_I'])] }] };
  await hand.call('POST', path, { json });
  const first = await access();
  expect(await sandbox.control.previewVerb({ ...end, with: { consent: 'furlong-finance' } })).toMatchObject({
    what: expect.stringMatching(/^Furlong Finance, with 1 account of Mrs Eleanor O'Hara: the access ends\./),
  });
  expect(await sandbox.control.doVerb(end)).toMatchObject({ outcome: 'done' });
  expect(await access()).toBeUndefined();
  expect(await sandbox.control.doVerb(end)).toMatchObject({ outcome: 'refused' });
  const { accountAccessId, accountExclusionDTOs = [] } = first ?? {};
  const [{ accountExclusionId = '' } = {}] = accountExclusionDTOs;
  const exclusions = [{ accountExclusionId, ...grant(['CH_I', 'PC_F_SELF']) }];
  const changed = { accessPointAccountDTOs: [{ ...dto, accountAccessId, accountExclusionDTOs: exclusions }] };
  expect(await hand.call('PUT', path, { json: changed })).toMatchObject({
    status: 400,
    body: { message: { code: 'DIGX_CZ_TPP_04' } },
  });
  expect(await hand.call('POST', path, { json })).toMatchObject({ status: 201 });
  // A page from before knows the first access, not this one.
  expect(await hand.call('PUT', path, { json: changed })).toMatchObject({ status: 400 });
  expect(await sandbox.control.invariants()).toMatchObject({ hold: true });
});

it('refuses an empty grant, an unknown provider and an unknown picture', async () => {
  const { hand, access } = await asked();
  const json = { accessPointAccountDTOs: [{ ...dto, accountExclusionDTOs: [] }] };
  expect(await hand.call('POST', path, { json })).toMatchObject({
    status: 400,
    body: { message: { code: 'DIGX_CZ_TPP_02' } },
  });
  expect(await access()).toBeUndefined();
  for (const unknown of ['/v1/accessPoints/gone', `${path}/gone`, `${path}?accessPointId=gone&accountType=CSA`]) {
    expect(await hand.call('GET', unknown)).toMatchObject({
      status: 404,
      body: { message: { code: 'DIGX_CZ_TPP_01' } },
    });
  }
  expect(await hand.call('GET', '/v1/contents/gone')).toMatchObject({
    status: 404,
    body: { message: { code: 'DIGX_CZ_CONTENT_01' } },
  });
});
