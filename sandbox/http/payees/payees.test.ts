import { describe, expect, it } from 'vitest';
import { checksToTry } from '#fixtures/directory.ts';
import { smallPassword } from '#sandbox/bank/testing/small-persona.fixture.ts';
import { createMemoryJournalStore } from '#sandbox/control/journal/memory-journal.fixture.ts';
import { lastEntry, nellAtHome, openSmallSandbox } from '#sandbox/control/small-sandbox.fixture.ts';
import { nameCheckBody, payeeBody } from '#sandbox/walk/payee-bodies.ts';
import type { HandAnswer, ManualSession } from '#sandbox/walk/session-by-hand.ts';

interface Report {
  readonly enabled: boolean;
  readonly matched: string;
  readonly reasonCode: string | null;
  readonly selectionStatus?: string | null;
  readonly payeeAccountName: string | null;
}

interface Listed {
  readonly groupId: string;
  readonly listPayees: readonly {
    readonly id: string;
    readonly nickName: string | null;
    readonly status: string;
    readonly ukDomesticPayee: { readonly accountNumber: string };
  }[];
}

const ashdown = {
  accountName: 'Ashdown Feed & Forage',
  accountNumber: '20418836',
  sortCode: '601122',
  accountType: 'Business',
  reference: 'Account 4417',
};
type Details = typeof ashdown;

const groups = '/cz/v1/payments/payeeGroup';
const code = '204816';

const codeOf = ({ body }: HandAnswer) => {
  const { message, status } = body as { message?: { code: string }; status?: { message: { code: string } } };
  return message?.code ?? status?.message.code;
};

/** The whole answer except its context id. */
function toldIn({ status: httpStatus, body }: HandAnswer) {
  const { status, ...rest } = body as { status: { contextID: string } };
  const { contextID: _, ...said } = status;
  return { httpStatus, said, ...rest };
}

/** Nell signed in, with a fixed one-time password. */
async function nellPaying(over: Parameters<typeof nellAtHome>[0] = {}) {
  const { sandbox, hand } = await nellAtHome(over);
  await sandbox.control.setSwitches({ otp: code });
  return { sandbox, hand };
}

async function check(hand: ManualSession, details: Details): Promise<Report> {
  const { body } = await hand.call('POST', '/v1/payments/verifyPayeeName', { json: nameCheckBody(details) });
  return (body as { verificationReport: Report }).verificationReport;
}

async function submit(hand: ManualSession, details: Details = ashdown) {
  const payload = payeeBody(details, await check(hand, details));
  const group = await hand.call('POST', groups, { json: { name: details.accountName } });
  const { groupId } = (group.body as { payeeGroup: { groupId: string } }).payeeGroup;
  const at = `${groups}/${groupId}/payees/external`;
  const made = await hand.call('POST', at, { json: { ...payload, stage: 0 } });
  const { id } = (made.body as { externalPayee?: { id: string } }).externalPayee ?? { id: 'none' };
  return { payload, group, made, at, path: `${at}/${id}` };
}

/** Sends a request, gives the code where one is asked for, and sends it again. */
async function confirmed(hand: ManualSession, method: 'PUT' | 'POST', path: string, json: unknown) {
  const asked = await hand.call(method, path, { json });
  if (asked.status !== 417) return { asked, answer: asked };
  const { referenceNo } = JSON.parse(asked.headers.get('x-challenge') ?? '{}');
  const isNew = method === 'PUT';
  const response = {
    authType: 'OTP',
    otp: code,
    referenceNo,
    requestType: isNew ? 'payee-new' : 'payee-modify',
    method,
    bulkData: null,
    editPayeeData: isNew ? null : json,
  };
  const headers = { 'x-challenge_response': JSON.stringify(response) };
  return { asked, answer: await hand.call(method, path, { json, headers }) };
}

async function add(hand: ManualSession, details: Details = ashdown) {
  const submitted = await submit(hand, details);
  await hand.call('PATCH', submitted.path, { json: { stage: 1 } });
  const { answer } = await confirmed(hand, 'PUT', submitted.path, { ...submitted.payload, stage: 2 });
  return { ...submitted, answer };
}

async function listed(hand: ManualSession): Promise<readonly Listed[]> {
  const { body } = await hand.call('GET', `${groups}?expand=ALL`);
  return (body as { payeeGroups: Listed[] }).payeeGroups;
}

async function balances(hand: ManualSession) {
  const { body } = await hand.call('GET', '/v1/accounts');
  return (body as { accounts: { currentBalance?: unknown; availableBalance?: unknown }[] }).accounts.map(
    ({ currentBalance, availableBalance }) => [currentBalance, availableBalance],
  );
}

it('adds a payee step by step, with every answer as the contract has it', async () => {
  const store = createMemoryJournalStore();
  const { sandbox, hand } = await nellPaying({ store });
  const money = await balances(hand);
  const { group, made, path, payload } = await submit(hand);
  expect(group).toMatchObject({ status: 201, body: { payeeGroup: { name: 'Ashdown Feed &amp; Forage' } } });
  expect(made).toMatchObject({ status: 201, body: { externalPayee: { status: 'INI' } } });
  expect(await listed(hand)).toEqual([]);
  expect(await hand.call('PUT', path, { json: { ...payload, stage: 2 } })).toMatchObject({ status: 400 });
  expect(await hand.call('PATCH', path, { json: { stage: 1 } })).toMatchObject({
    status: 200,
    body: { externalPayee: { status: 'INI' } },
  });
  const { asked, answer } = await confirmed(hand, 'PUT', path, { ...payload, stage: 2 });
  expect(asked.status).toBe(417);
  const phone = await sandbox.control.phone();
  expect(JSON.stringify(phone)).toContain(
    'to add Ashdown Feed & Forage, sort code 60-11-22, account ending 8836, as a payee',
  );
  const referenceNumber = expect.stringMatching(/^PB26061\d{6}$/);
  expect(answer).toMatchObject({
    status: 200,
    body: { status: { referenceNumber }, externalPayee: { status: 'ACT' } },
  });
  const again = await hand.call('PUT', path, { json: { ...payload, stage: 2 } });
  expect(toldIn(again)).toEqual(toldIn(answer));

  const list = await listed(hand);
  expect(list).toMatchObject([
    {
      name: 'Ashdown Feed &amp; Forage',
      partyId: { displayValue: '***ell' },
      listPayees: [
        {
          status: 'ACT',
          creatorId: 'nell',
          domesticPayeeType: 'UK',
          reference: 'Account 4417',
          payeeReference: 'Account 4417',
          lastReference: '',
          lastPaidOn: null,
          accountType: 'Business',
          verificationReport: { enabled: true, matched: 'Y', reasonCode: null },
          ukDomesticPayee: {
            accountName: 'Ashdown Feed &amp; Forage',
            bankDetails: { name: 'Tannery Bank', address: '1 High Street', city: 'Leeds', code: '601122' },
          },
        },
      ],
    },
  ]);
  expect(await balances(hand)).toEqual(money);
  const entries = (await sandbox.control.journal()).filter((entry) => entry.kind === 'request');
  expect(entries.filter(({ contract }) => contract !== 'kept')).toEqual([]);

  const reopened = await openSmallSandbox({ store, settings: {} });
  expect(await reopened.control.state()).toEqual(await sandbox.control.state());
  expect(await reopened.control.invariants()).toEqual({ hold: true, broken: [] });
});

it('answers 202 when authorisation is needed, lists it as pending, and repeats the answer', async () => {
  const { sandbox, hand } = await nellPaying();
  await sandbox.control.setSwitches({ payments: 'needs-authoriser' });
  const { answer, path, payload } = await add(hand);
  expect(answer).toMatchObject({
    status: 202,
    body: {
      status: { result: 'ACCEPTED', message: { code: 'DIGX_APPROVAL_REQUIRED', type: 'WARNING' } },
      externalPayee: { status: 'PENDING_APPROVAL' },
    },
  });
  expect(await lastEntry(sandbox)).toMatchObject({ rule: 'payees.awaits-authorisation', contract: 'kept' });
  expect(await listed(hand)).toMatchObject([{ listPayees: [{ status: 'PENDING_APPROVAL' }] }]);
  const again = await hand.call('PUT', path, { json: { ...payload, stage: 2 } });
  expect(toldIn(again)).toEqual(toldIn(answer));
});

it('changes a payee with a code, then a PUT without one', async () => {
  const { sandbox, hand } = await nellPaying();
  const { path, payload } = await add(hand);
  const changed = { ...payload, nickName: "Hay & 'straw'" };
  const { asked, answer } = await confirmed(hand, 'POST', path, { ...changed, stage: 0 });
  expect([asked.status, answer.status]).toEqual([417, 200]);
  const phone = await sandbox.control.phone();
  expect(JSON.stringify(phone)).toContain('to change the payee Ashdown Feed & Forage');
  expect(await listed(hand)).toMatchObject([{ listPayees: [{ nickName: null }] }]);
  const done = await hand.call('PUT', path, { json: { ...changed, stage: 2 } });
  expect(done).toMatchObject({ status: 200, body: { status: { referenceNumber: expect.any(String) } } });
  expect(await lastEntry(sandbox)).toMatchObject({ rule: 'payees.changed', contract: 'kept' });
  expect(await listed(hand)).toMatchObject([{ listPayees: [{ nickName: 'Hay &amp; &#x27;straw&#x27;' }] }]);
});

it('deletes a payee', async () => {
  const { sandbox, hand } = await nellPaying();
  const { path } = await add(hand);
  expect(await hand.call('DELETE', path)).toMatchObject({ status: 400, body: { message: { code: '10011' } } });
  expect(await listed(hand)).toHaveLength(1);
  expect(await hand.call('DELETE', `${path}?stage=1`)).toMatchObject({ status: 200 });
  expect(await lastEntry(sandbox)).toMatchObject({ rule: 'payees.deleted', contract: 'kept' });
  expect(await listed(hand)).toEqual([]);
  const again = await hand.call('DELETE', `${path}?stage=1`);
  expect(again).toMatchObject({ status: 404, body: { message: { code: 'DIGX_CZ_PAYEE_01' } } });
});

describe('refusals', () => {
  const good: Report = { enabled: true, matched: 'Y', reasonCode: null, selectionStatus: null, payeeAccountName: null };

  it.each<[string, Partial<Details>, object, string]>([
    ['no name', { accountName: '' }, {}, 'DIGX_CZ_PAYEE_02'],
    ['a sign in the name', { accountName: 'Ashdown @ Feed' }, {}, 'DIGX_PY_1338'],
    ['a nickname too long', {}, { nickName: 'N'.repeat(36) }, 'DIGX_CZ_PAYEE_02'],
    ['a sign in the reference', { reference: 'A-1' }, {}, 'DIGX_PY_0138'],
    ['a reference too long', { reference: '1'.repeat(36) }, {}, 'DIGX_PY_REMARK_001'],
    ['no such sort code', { sortCode: '601123' }, {}, 'DIGX_PY_0025'],
    ['a bank without fast payments', { sortCode: '236972' }, {}, 'DIGX_PY_0025'],
    ['a number that is none', { accountNumber: '2041' }, {}, 'DIGX_PY_0025'],
    ['what was not checked', { accountNumber: '11112222' }, {}, 'DIGX_CZ_COP_01'],
    ['a report of nobody’s', {}, { copApiResponse: { ...good, matched: 'A', selectionStatus: 'Y' } }, 'DIGX_CZ_COP_01'],
    ['a reason there is not', {}, { copApiResponse: { ...good, reasonCode: 'NONE' } }, 'DIGX_CZ_COP_01'],
    ['the stage of another step', {}, { stage: 2 }, 'DIGX_CZ_PAYEE_03'],
    ['no report', {}, { copApiResponse: undefined }, '10011'],
    ['a stage there is not', {}, { stage: 1 }, '10011'],
    ['another kind of payee', {}, { domesticPayeeType: 'DE' }, '10011'],
  ])('a payee with %s', async (_, details, over, expected) => {
    const { sandbox, hand } = await nellPaying();
    const { at, path } = await submit(hand);
    const json = { ...payeeBody({ ...ashdown, ...details }, good), stage: 0, ...over };
    const refused = await hand.call('POST', at, { json });
    expect([refused.status, codeOf(refused)]).toEqual([400, expected]);
    expect((await lastEntry(sandbox)).contract).toBe(expected === '10011' ? 'request-breach' : 'kept');
    await hand.call('PATCH', path, { json: { stage: 1 } });
    expect(await listed(hand)).toEqual([]);
  });

  it('an existing payee’s account, and a confirmation with other details', async () => {
    const { hand } = await nellPaying();
    const { payload, path } = await add(hand);
    const { made } = await submit(hand);
    expect([made.status, codeOf(made)]).toEqual([400, 'DIGX_PY_1360']);
    const other = await hand.call('PUT', path, { json: { ...payload, nickName: 'Other', stage: 2 } });
    expect([other.status, codeOf(other)]).toEqual([400, 'DIGX_CZ_PAYEE_03']);
    expect(await listed(hand)).toHaveLength(1);
  });

  it('a wrong code adds nothing; three of them lock the codes', async () => {
    const { hand } = await nellPaying();
    const { payload, path } = await submit(hand);
    await hand.call('PATCH', path, { json: { stage: 1 } });
    const json = { ...payload, stage: 2 };
    const asked = await hand.call('PUT', path, { json });
    const { referenceNo } = JSON.parse(asked.headers.get('x-challenge') ?? '{}');
    const headers = { 'x-challenge_response': JSON.stringify({ authType: 'OTP', otp: '111111', referenceNo }) };
    const answers = [];
    for (let wrong = 0; wrong < 3; wrong += 1) answers.push(await hand.call('PUT', path, { json, headers }));
    expect(answers.map(({ status }) => status)).toEqual([417, 417, 412]);
    expect(await listed(hand)).toEqual([]);
  });

  it('tokens of an earlier session and of an entity not chosen', async () => {
    const { hand } = await nellPaying();
    const { path, payload, at } = await add(hand);
    const { body } = await hand.call('GET', '/v1/accounts');
    const parties = (body as { accounts: { partyId: { value: string } }[] }).accounts.map(
      ({ partyId }) => partyId.value,
    );
    const headers = { 'x-party-id': parties.at(-1) ?? '' };
    const inYard = await hand.call('DELETE', `${path}?stage=1`, { headers });
    expect([inYard.status, codeOf(inYard)]).toEqual([404, 'DIGX_CZ_PAYEE_01']);
    await hand.signIn('nell', smallPassword);
    for (const call of [
      await hand.call('PATCH', path, { json: { stage: 1 } }),
      await hand.call('PUT', path, { json: { ...payload, stage: 2 } }),
      await hand.call('POST', path, { json: { ...payload, stage: 0 } }),
      await hand.call('POST', at, { json: { ...payload, stage: 0 } }),
      await hand.call('DELETE', `${path}?stage=1`),
    ]) {
      expect([call.status, codeOf(call)]).toEqual([404, 'DIGX_CZ_PAYEE_01']);
    }
    expect(await listed(hand)).toHaveLength(1);
  });
});

describe('the check', () => {
  it.each(checksToTry)('gives $result as the contract has it', async ({ result, ...details }) => {
    const { sandbox, hand } = await nellPaying();
    const report = await check(hand, details);
    expect(report.reasonCode).toBe(result === 'Y' ? null : result);
    expect(await lastEntry(sandbox)).toMatchObject({ rule: `cop.${result}`, contract: 'kept' });
  });

  it('sends the name HTML-encoded and accepts it back as it is', async () => {
    const { hand } = await nellPaying();
    const report = await check(hand, { ...ashdown, accountName: 'Ashdown Fede & Forage' });
    expect(report.payeeAccountName).toBe('Ashdown Feed &amp; Forage');
    const decoded = { ...report, selectionStatus: 'N', payeeAccountName: 'Ashdown Feed & Forage' };
    const group = await hand.call('POST', groups, { json: { name: 'Hay' } });
    const { groupId } = (group.body as { payeeGroup: { groupId: string } }).payeeGroup;
    const json = { ...payeeBody(ashdown, decoded), stage: 0 };
    expect((await hand.call('POST', `${groups}/${groupId}/payees/external`, { json })).status).toBe(201);
  });

  it('refuses impossible account details', async () => {
    const { sandbox, hand } = await nellPaying();
    for (const [over, expected] of [
      [{ sortCode: '601123' }, 'DIGX_PY_0025'],
      [{ accountNumber: '1' }, 'DIGX_PY_0025'],
      [{ accountName: '@' }, 'DIGX_PY_1338'],
      [{ accountName: '' }, 'DIGX_CZ_PAYEE_02'],
      [{ reference: '-' }, 'DIGX_PY_0138'],
    ] as const) {
      const json = nameCheckBody({ ...ashdown, ...over });
      const refused = await hand.call('POST', '/v1/payments/verifyPayeeName', { json });
      expect([refused.status, codeOf(refused)]).toEqual([400, expected]);
      expect((await lastEntry(sandbox)).contract).toBe('kept');
    }
  });
});

describe('a sort code', () => {
  const lookUp = (hand: ManualSession, sortCode: string) =>
    hand.call('GET', `/v1/financialInstitution/nationalClearingDetails/UK/${sortCode}`);

  it('comes with its bank', async () => {
    const { sandbox, hand } = await nellPaying();
    expect(await lookUp(hand, '200417')).toMatchObject({
      status: 200,
      body: {
        code: '200417',
        bankName: 'Cinder &amp; Vale Bank',
        badSortCode: false,
        noFastPayments: false,
        branchAddress: { line1: '12 Foundry Street', city: 'Thursbridge', country: 'United Kingdom' },
      },
    });
    expect((await lastEntry(sandbox)).contract).toBe('kept');
  });

  it.each([
    ['601123', 'DIGX_BNK_DET001'],
    ['236972', 'FT-RESP-999'],
    ['60112', '10011'],
  ])('%s is refused with %s', async (sortCode, expected) => {
    const { hand } = await nellPaying();
    const refused = await lookUp(hand, sortCode);
    expect([refused.status, codeOf(refused)]).toEqual([400, expected]);
  });
});
