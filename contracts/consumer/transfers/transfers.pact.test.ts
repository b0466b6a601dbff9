import { MatchersV3 } from '@pact-foundation/pact';
import { expect, it } from 'vitest';
import { closePact, pactOf } from '#contracts/consumer/area-pact.ts';
import { itIsConfirmed } from '#contracts/consumer/challenge/strict-acts.ts';
import { accessDenied, accountNotFound, refusal } from '#contracts/consumer/expected-refusals.ts';
import { allWell, needsAuthoriser, pathFromState, refusedWith } from '#contracts/consumer/wire.ts';
import type { OperationId } from '#contracts/driver/contract.ts';
import type { ScheduleName } from '#contracts/states/payees/payee-orders.ts';
import {
  type Between,
  strangeTransferBody,
  type TransferWish,
  transfer,
  transferBodyOf,
  verifyTransfer,
} from './transfer-wishes.ts';

const { like, regex } = MatchersV3;

const bank = pactOf('transfers');
const persona = 'private-customer';
const signedIn = 'customer {persona} is signed in';

interface Kind {
  /** As the states name it. */
  readonly what: string;
  readonly schedule?: ScheduleName;
  readonly create: OperationId;
  readonly read: OperationId;
  readonly confirm: OperationId;
  readonly createPath: string;
  readonly readPath: string;
  readonly idName: 'paymentId' | 'instructionId';
  /** The id in the contract's example, which the app's next requests use. */
  readonly id: string;
  readonly made: 'paid' | 'scheduled';
  readonly madeStatus: string;
}

const now: Kind = {
  what: 'transfer',
  create: 'createTransfer',
  read: 'getTransfer',
  confirm: 'confirmTransfer',
  createPath: '/digx/cz/v1/payments/transfers/self',
  readPath: '/digx/v1/payments/transfers/self',
  idName: 'paymentId',
  id: '5B21D07F3E94A6C8',
  made: 'paid',
  madeStatus: 'COMPLETED',
};
const later: Kind = {
  what: 'later transfer',
  schedule: 'later',
  create: 'createTransferInstruction',
  read: 'getTransferInstruction',
  confirm: 'confirmTransferInstruction',
  createPath: '/digx/cz/v1/payments/instructions/transfers/self',
  readPath: '/digx/v1/payments/instructions/transfers/self',
  idName: 'instructionId',
  id: 'C2904E7B15AF83D6',
  made: 'scheduled',
  madeStatus: 'ACTIVE',
};
const regular: Kind = { ...later, what: 'regular transfer', schedule: 'regular' };
const kinds = [now, later, regular];

const reference = { referenceNumber: like('PB2606100042') };
const named = ({ idName, id }: Kind) => ({ [idName]: like(id) });
const done = (kind: Kind) => ({
  status: { result: 'SUCCESSFUL', ...reference, message: allWell.status.message },
  ...named(kind),
});
const waits = (kind: Kind) => ({
  status: needsAuthoriser('PB2606100042'),
  ...named(kind),
});

const wishOf = ({ schedule }: Kind): TransferWish => (schedule === undefined ? {} : { schedule });
const pathOf = ({ readPath, idName, id }: Kind) => pathFromState(`${readPath}/{${idName}}`, { [idName]: id });

it.each(kinds)('verifies a $what', (kind) =>
  bank
    .given(signedIn, { persona })
    .asked(`a ${kind.what} is verified`, 'POST', kind.createPath, { body: transferBodyOf(wishOf(kind)) })
    .answers(201, { ...allWell, ...named(kind) })
    .by(kind.create, async (app) => {
      expect(await verifyTransfer(app, wishOf(kind))).toEqual({ status: 'verified' });
    }),
);

it('shows the bank’s message after the cut-off', () =>
  bank
    .given('customer {persona} can transfer, but the cut-off has passed', { persona })
    .asked('a transfer after the cut-off is verified with a warning', 'POST', now.createPath, {
      body: transferBodyOf(),
    })
    .answers(201, {
      status: {
        result: like('SUCCESSFUL'),
        message: {
          code: 'DIGX_WW_017',
          type: regex('^(INFO|WARNING)$', 'WARNING'),
          detail: like('Made on 3&#x20;March 2026.'),
        },
      },
      paymentId: like(now.id),
    })
    .by('createTransfer', async (app) => {
      const verified = await verifyTransfer(app);
      expect(verified).toEqual({ status: 'verified', cutOffMessage: 'Made on 3 March 2026.' });
    }));

interface RefusedTransfer {
  readonly what: string;
  readonly kind?: Kind;
  readonly who?: string;
  readonly state?: string;
  readonly parameters?: Readonly<Record<string, string | number>>;
  readonly wish?: TransferWish;
  readonly between?: Between;
  readonly code: string;
  readonly says: string;
}

it.each<RefusedTransfer>([
  {
    what: 'has a special character in its reference',
    wish: { reference: 'No. 7' },
    code: 'DIGX_PY_0138',
    says: 'reference',
  },
  {
    what: 'has a reference of 36 characters',
    wish: { reference: 'a'.repeat(36) },
    code: 'DIGX_PY_REMARK_001',
    says: 'reference',
  },
  { what: 'is of nothing', wish: { pounds: 0 }, code: 'DIGX_CZ_FL_01', says: 'amount' },
  { what: 'is above the bank’s maximum', wish: { pounds: 100_000.01 }, code: 'SM-MULMAN05', says: 'limit' },
  {
    what: 'is more than the available balance',
    wish: { pounds: 99_999.99 },
    code: 'DIGX_PY_0134',
    says: 'not enough money',
  },
  {
    what: 'starts from a notice account',
    between: { from: 'noticeAccount' },
    code: 'DIGX_AP_0012',
    says: 'permission to send payments',
  },
  {
    what: 'goes to a mortgage, which is not mapped',
    between: { to: 'mortgageAccount' },
    code: 'DIGX_AP_0013',
    says: 'does not permit',
  },
  {
    what: 'goes to the account it starts from',
    between: { to: 'currentAccount' },
    code: 'DIGX_AP_0013',
    says: 'does not permit',
  },
  {
    what: 'goes to an account in another currency',
    who: 'racing-owner',
    between: { to: 'internationalAccount' },
    code: 'DIGX_AP_0013',
    says: 'does not permit',
  },
  {
    what: 'is below the entity’s minimum',
    who: 'low-limits',
    wish: { pounds: 9.99 },
    code: 'DIGX_CZ_FL_01',
    says: 'amount',
  },
  {
    what: 'is above the entity’s maximum',
    who: 'low-limits',
    wish: { pounds: 400.01 },
    code: 'DIGX_FL_040',
    says: 'limit',
  },
  {
    what: 'would exceed the entity’s daily amount',
    who: 'low-limits',
    state: 'customer {persona} has made {times} transfers',
    parameters: { times: 4 },
    wish: { pounds: 400 },
    code: 'DIGX_FL_035',
    says: 'limit',
  },
  {
    what: 'would exceed the entity’s daily count',
    who: 'low-limits',
    state: 'customer {persona} has made {times} transfers',
    parameters: { times: 4 },
    wish: { pounds: 10 },
    code: 'DIGX_FL_059',
    says: 'today’s limit',
  },
  {
    what: 'the bank refuses without a public reason',
    state: 'customer {persona} can transfer, but transfers are refused with {code}',
    parameters: { code: 'DIGX_PY_HOST_006' },
    code: 'DIGX_PY_HOST_006',
    says: 'quote error code DIGX_PY_HOST_006',
  },
  {
    what: 'has no day to be made on',
    state: 'customer {persona} can transfer, but transfers are refused with {code}',
    parameters: { code: '3403' },
    code: '3403',
    says: 'Please select ',
  },
  {
    what: 'begins today',
    kind: later,
    wish: { startDate: '2026-03-02' },
    code: 'DIGX_AP_0048',
    says: 'date',
  },
  {
    what: 'begins after 91 days',
    kind: later,
    wish: { startDate: '2026-06-01' },
    code: 'DIGX_AP_0048',
    says: 'date',
  },
  {
    what: 'is for later and of more than the available balance',
    kind: later,
    wish: { pounds: 99_999.99 },
    code: 'DIGX_PY_0134',
    says: 'not enough money',
  },
])('says why when a transfer $what', (refused) => {
  const { what, kind = now, who = persona, state = signedIn, parameters, between, code, says } = refused;
  const wish = { ...wishOf(kind), ...refused.wish };
  return bank
    .given(state, { persona: who, ...parameters })
    .asked(`no transfer is verified that ${what}`, 'POST', kind.createPath, { body: transferBodyOf(wish, between) })
    .answers(400, refusedWith(code))
    .by(kind.create, async (app) => {
      const verified = await verifyTransfer(app, wish);
      expect(verified).toEqual({ status: 'refused', error: refusal(400, code, says) });
    });
});

it.each([now, later])('finds no account for a $what with a token from an earlier session', (kind) =>
  bank
    .given('customer {persona} holds an account token from an earlier session', { persona })
    .asked(`no ${kind.what} is verified with the token of an account of an earlier session`, 'POST', kind.createPath, {
      body: transferBodyOf(wishOf(kind)),
    })
    .answers(404, refusedWith('DIGX_CZ_ACCOUNT_01'))
    .by(kind.create, async (app) => {
      const verified = await verifyTransfer(app, wishOf(kind));
      expect(verified).toEqual({ status: 'refused', error: accountNotFound });
    }),
);

it.each([now, later])('refuses a $what from a customer who may not transfer', (kind) =>
  bank
    .given(signedIn, { persona: 'read-only' })
    .asked(`no ${kind.what} is verified for those who may not transfer`, 'POST', kind.createPath, {
      body: strangeTransferBody(kind.schedule),
    })
    .answers(403, refusedWith('DIGX_CZ_ACCESS_DENIED'))
    .by(kind.create, async (app) => {
      const verified = await verifyTransfer(app, wishOf(kind));
      expect(verified).toEqual({ status: 'refused', error: accessDenied });
    }),
);

it.each(kinds)('reports that a confirmed $what counts', (kind) =>
  bank
    .given(`customer {persona} has a verified ${kind.what}`, { persona })
    .asked(`a confirmed ${kind.what} counts`, 'PATCH', pathOf(kind))
    .answers(200, done(kind))
    .by(kind.confirm, async (app) => {
      const outcome = await transfer(app, wishOf(kind));
      expect(outcome).toMatchObject({ outcome: kind.made, referenceNumber: 'PB2606100042' });
    }),
);

itIsConfirmed(bank, [
  {
    operation: 'confirmTransferInstruction',
    what: 'a regular transfer',
    state: 'customer {persona} has a verified regular transfer',
    asked: 'customer {persona} is asked for a code to set up a regular transfer',
    parameters: { persona },
    method: 'PATCH',
    path: pathOf(regular),
    done: { status: 200, body: done(regular) },
    act: (app) => transfer(app, wishOf(regular)),
    outcome: { outcome: 'scheduled', referenceNumber: 'PB2606100042' },
  },
]);

it.each([now, later])('gets the same answer when a $what is confirmed again', (kind) =>
  bank
    .given(`customer {persona} has confirmed a ${kind.what}`, { persona })
    .asked(`a ${kind.what} that is confirmed again gets the same answer and moves nothing more`, 'PATCH', pathOf(kind))
    .answers(200, done(kind))
    .by(kind.confirm, async (app) => {
      const outcome = await transfer(app, wishOf(kind));
      expect(outcome).toMatchObject({ outcome: kind.made, referenceNumber: 'PB2606100042' });
    }),
);

it.each([now, later])('reports that a $what awaits authorisation', (kind) =>
  bank
    .given(`customer {persona} has a verified ${kind.what} that needs authorisation`, { persona })
    .asked(`a confirmed ${kind.what} awaits authorisation`, 'PATCH', pathOf(kind))
    .answers(202, waits(kind))
    .by(kind.confirm, async (app) => {
      const outcome = await transfer(app, wishOf(kind));
      expect(outcome).toMatchObject({ outcome: 'needs-authoriser', referenceNumber: 'PB2606100042' });
    }),
);

it('reports a transfer whose outcome the bank does not know yet', () =>
  bank
    .given('customer {persona} has a verified transfer whose outcome will be pending', { persona })
    .asked('a confirmed transfer is still being processed', 'PATCH', pathOf(now))
    .answers(200, { ...done(now), externalReferenceId: 'UNDER_PROCESSING' })
    .by('confirmTransfer', async (app) => {
      const outcome = await transfer(app);
      expect(outcome).toMatchObject({ outcome: 'timed-out', referenceNumber: 'PB2606100042' });
    }));

it.each([now, later])('does not make a $what of more than is left when it is confirmed', (kind) =>
  bank
    .given(`customer {persona} has a verified ${kind.what} of more than is now available`, { persona })
    .asked(`a ${kind.what} is not made of more than is left`, 'PATCH', pathOf(kind))
    .answers(400, refusedWith('DIGX_PY_0134'))
    .by(kind.confirm, async (app) => {
      const outcome = await transfer(app, wishOf(kind));
      expect(outcome).toEqual({ outcome: 'refused', error: refusal(400, 'DIGX_PY_0134', 'not enough money') });
    }),
);

it.each([
  { kind: now, state: 'customer {persona} has confirmed a transfer', statusType: 'COMPLETED', outcome: 'paid' },
  {
    kind: now,
    state: 'customer {persona} has confirmed a transfer that needs authorisation',
    statusType: 'PENDING_APPROVAL',
    outcome: 'needs-authoriser',
  },
  {
    kind: now,
    state: 'customer {persona} has confirmed a transfer whose outcome is pending',
    statusType: 'UNDER_PROCESSING',
    outcome: 'timed-out',
  },
  { kind: now, state: 'customer {persona} has a verified transfer', statusType: 'INITIATED', outcome: 'unknown' },
  {
    kind: later,
    state: 'customer {persona} has confirmed a later transfer',
    statusType: 'ACTIVE',
    outcome: 'scheduled',
  },
  {
    kind: later,
    state: 'customer {persona} has confirmed a later transfer that needs authorisation',
    statusType: 'PENDING_APPROVAL',
    outcome: 'needs-authoriser',
  },
  {
    kind: later,
    state: 'customer {persona} has a verified later transfer',
    statusType: 'INITIATED',
    outcome: 'unknown',
  },
])('finds out that a $kind.what with a lost response is $statusType', ({ kind, state, statusType, outcome }) =>
  bank
    .given(state, { persona })
    .asked(`the bank tells of a ${kind.what} that it is ${statusType}`, 'GET', pathOf(kind))
    .answers(200, {
      ...allWell,
      transferDetails: { statusType, ...(statusType !== 'INITIATED' && reference) },
    })
    .by(kind.read, { others: { [kind.confirm]: lost } }, async (app) => {
      const told = outcome === 'unknown' ? {} : { referenceNumber: 'PB2606100042' };
      expect(await transfer(app, wishOf(kind))).toMatchObject({ outcome, ...told });
      expect(app.heard.filter(({ operation }) => operation === kind.confirm)).toHaveLength(1);
    }),
);

it.each([now, later])('cannot resolve a $what whose token the bank no longer knows', (kind) =>
  bank
    .given(`customer {persona} holds the id of a ${kind.what} from an earlier session`, { persona })
    .asked(`the bank tells nothing of a ${kind.what} of an earlier session`, 'GET', pathOf(kind))
    .answers(404, refusedWith('DIGX_CZ_PAYMENT_01'))
    .by(kind.read, { others: { [kind.confirm]: lost } }, async (app) => {
      expect(await transfer(app, wishOf(kind))).toMatchObject({ outcome: 'unknown' });
    }),
);

it.each([now, later])('does not make a $what by the id of an earlier session', (kind) =>
  bank
    .given(`customer {persona} holds the id of a ${kind.what} from an earlier session`, { persona })
    .asked(`a ${kind.what} of an earlier session is not confirmed`, 'PATCH', pathOf(kind))
    .answers(404, refusedWith('DIGX_CZ_PAYMENT_01'))
    .by(kind.confirm, async (app) => {
      const outcome = await transfer(app, wishOf(kind));
      expect(outcome).toMatchObject({ outcome: 'refused', error: { status: 404, code: 'DIGX_CZ_PAYMENT_01' } });
    }),
);

/** The response is lost on its way to the app. */
function lost(): never {
  throw new TypeError('Failed to fetch');
}

closePact('transfers');
