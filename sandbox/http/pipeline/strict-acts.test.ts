import { expect, it } from 'vitest';
import { alertsBy, atHome, challengeIn, code, codeOf, confirmed, field, send, strictly } from './confirming.fixture.ts';

it('turns alerts off, and changes them, only with a code', async () => {
  const home = await atHome();
  const { hand } = home;
  const path = '/v1/actionSubscriptions';
  const made = await hand.call('POST', path, { json: alertsBy('SMS') });
  const { subscriptionId } = field<{ subscriptionId: string }>(made, 'actionSubscriptionDTO');
  const look = async () =>
    field<ReturnType<typeof alertsBy>[]>(
      await hand.call('GET', `${path}?subscriptionLevelType=PARTY`),
      'actionSubscriptionDTO',
    ).flatMap(({ subscribedActions }) =>
      subscribedActions.flatMap((action) => action.subscriptionPreferences.map(({ destination }) => destination)),
    );
  await strictly(home);
  await confirmed(home, 'private-customer', {
    call: { method: 'PUT', path: `${path}/${subscriptionId}`, json: { subscriptionId, ...alertsBy('EMAIL') } },
    confirms: 'to change your alerts',
    look,
    done: ['EMAIL'],
  });
  await confirmed(home, 'private-customer', {
    call: { method: 'DELETE', path: `${path}/${subscriptionId}` },
    confirms: 'to end your alerts',
    look,
    done: [],
  });
});

it('lets a provider do more only with a code', async () => {
  const home = await atHome();
  const { sandbox, hand } = home;
  await sandbox.control.doVerb({ verb: 'provider-asks', persona: 'private-customer' });
  const { value } = (await home.accountOf('CA')).id;
  const path = '/v1/me/accessPointAccount';
  const access = (grants: readonly object[], accountAccessId?: string) => ({
    accessPointAccountDTOs: [
      {
        ...(accountAccessId !== undefined && { accountAccessId }),
        accessPointId: 'furlong-finance',
        accountType: 'CSA',
        accessLevel: 'ACCESSPOINT',
        accessStatus: false,
        accountExclusionDTOs: grants,
      },
    ],
  });
  const given = await hand.call('POST', path, {
    json: access([{ accountNumber: { value }, taskIds: ['CH_I'] }]),
  });
  type Access = { accountAccessId: string; accountExclusionDTOs: { accountExclusionId: string; taskIds: string[] }[] };
  const [first] = field<Access[]>(given, 'accessPointAccountDTOs');
  const accountExclusionId = first?.accountExclusionDTOs[0]?.accountExclusionId;
  const look = async () =>
    field<Access[]>(await hand.call('GET', `${path}/furlong-finance`), 'accessPointAccountDTOs').flatMap(
      ({ accountExclusionDTOs }) => accountExclusionDTOs.flatMap(({ taskIds }) => taskIds),
    );
  await strictly(home);
  const taskIds = ['CH_I', 'PC_F_CGNDP'];
  await confirmed(home, 'private-customer', {
    call: {
      method: 'PUT',
      path,
      json: access([{ accountExclusionId, accountNumber: { value }, taskIds }], first?.accountAccessId),
    },
    confirms: 'to let Furlong Finance see 1 account, pay from 1 account',
    look,
    done: taskIds,
  });
});

it('orders a pay-in book only with a code', async () => {
  const home = await atHome();
  const account = (await home.accountOf('CA')).id;
  const look = async () => {
    const search =
      'discriminator=ACCOUNT_NON_FINANCIAL&fromDate=2026-03-02&toDate=2026-03-02&view=all&transactionName=PBR';
    return field<unknown[]>(await home.hand.call('GET', `/cz/v1/transactions?${search}`), 'transactionDTOs').length;
  };
  await strictly(home);
  await confirmed(home, 'private-customer', {
    call: { method: 'POST', path: '/cz/v1/payInBookRequest', json: { accNo: account } },
    confirms: 'to order a pay-in book',
    look,
    done: 1,
    status: 201,
  });
});

it('shows an old statement only with a code, and the newest without', async () => {
  const home = await atHome();
  const { hand, accountOf } = home;
  const { value } = (await accountOf('CA')).id;
  const path = `/cz/v1/accounts/${value}/statements`;
  const search = 'statementType=CASA-Statement&fromDate=2015-01-01&toDate=2026-03-02';
  await strictly(home);
  const items = field<{ documentId: string }[]>(await hand.call('GET', `${path}?${search}`), 'czStatementItems');
  const read = (place: number) => ({ method: 'GET', path: `${path}/${items.at(place)?.documentId}` });
  expect((await send(hand, read(0))).status).toBe(200);
  const asked = await send(hand, read(-1));
  expect([asked.status, codeOf(asked)]).toEqual([417, 'DIGX_AUTH_0003']);
  expect(asked.text).not.toContain('fileContent');
  const { referenceNo } = challengeIn(asked);
  const answer = (otp: string) => send(hand, read(-1), { authType: 'OTP', otp, referenceNo });
  expect((await answer('111111')).text).not.toContain('fileContent');
  const shown = await answer(code);
  expect([shown.status, atob(field<string>(shown, 'fileContent')).slice(0, 5)]).toEqual([200, '%PDF-']);
});
