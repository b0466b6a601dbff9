import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import type { OperationId } from '#sandbox/http/operations.generated.ts';
import type { BankFetch } from '#src/api/client/bank-client.ts';
import type { BankError } from '#src/api/messages/bank-error.ts';
import { isConfirmationUnproven } from '#src/api/orders/outcome-unknown.ts';
import { signedInStore, storeOver } from '#src/app/store.fixture.ts';
import { browserOf } from '#tests/customers/open-bank.ts';
import { answerEveryChallenge, forgetOrders, settle, stopTheClock } from '#tests/customers/paying-customer.ts';
import { type Flow, openCustomer } from '#tests/hostile/customer.ts';
import { flows } from '#tests/hostile/flows.ts';
import { operationOf } from '#tests/hostile/operation-of.ts';
import { runs } from '#tests/runs.ts';

/**
 * A gateway answers a confirmation itself, with a 200 and the answer to another call, or with an empty object, and the bank is
 * never asked. Whatever it answers, nothing may be shown as done.
 */

interface Confirmation {
  readonly flow: string;
  readonly operationId: OperationId;
  /** Which call of the operation is meant, where an earlier one only checks. */
  readonly call?: number;
  /** Where the flow's result has the outcome; the last one by default. */
  readonly at?: number;
  /** The bank's own answer says that it went well, and nothing else. */
  readonly saysOnlyDone?: true;
}

const confirmations: Readonly<Record<string, Confirmation>> = {
  'a payment': { flow: 'a payment', operationId: 'confirmPayment' },
  'a payment next week': { flow: 'a payment next week', operationId: 'confirmInstruction' },
  'a transfer': { flow: 'a transfer', operationId: 'confirmTransfer' },
  'a transfer next week': { flow: 'a transfer next week', operationId: 'confirmTransferInstruction' },
  'a new payee': { flow: 'a new payee', operationId: 'confirmPayee' },
  'a changed payee': { flow: 'a changed payee', operationId: 'confirmPayee', at: 0 },
  'a cancellation': { flow: 'a cancelled standing order', operationId: 'confirmCancellation' },
  'an edit': { flow: 'an edited standing order', operationId: 'editInstruction', call: 2 },
  'a decline': { flow: 'decisions of an approver', operationId: 'rejectTransaction', at: 1 },
  'an authorisation': { flow: 'decisions of an approver', operationId: 'approveTransaction', at: 2 },
  'a cheque book': { flow: 'books', operationId: 'orderChequeBook', at: 0 },
  'a pay-in book': { flow: 'books', operationId: 'orderPayInBook', at: 1 },
  'a message': { flow: 'a message and an answer', operationId: 'sendMail', at: 0 },
  'an answer': { flow: 'a message and an answer', operationId: 'replyToMail', at: 1 },
  'an international request': { flow: 'an international request', operationId: 'sendMail' },
  'a marketing preference': { flow: 'a marketing preference', operationId: 'sendMail' },
  'new alerts': { flow: 'alerts', operationId: 'createAlertSubscription', at: 0 },
  'changed alerts': { flow: 'alerts', operationId: 'changeAlertSubscription', at: 1 },
  'no more alerts': { flow: 'alerts', operationId: 'deleteAlertSubscription', at: 2 },
  'access to accounts': { flow: 'data sharing', operationId: 'createAccountAccess', at: 0 },
  'changed access to accounts': { flow: 'data sharing', operationId: 'changeAccountAccess', at: 1 },
  'an upload': { flow: 'a bulk file', operationId: 'uploadBulkFile' },
  'the authorisation of a file': { flow: 'a bulk file', operationId: 'authoriseBulkFile', call: 2 },
  'a new password': { flow: 'a new password', operationId: 'changePassword' },
  'a new PIN': { flow: 'a new PIN', operationId: 'changeTransactionPin' },
  'a reset password': { flow: 'a reset password', operationId: 'resetPassword' },
  'a deleted payee': { flow: 'a changed payee', operationId: 'deletePayee', at: 1, saysOnlyDone: true },
  'a name of an account': { flow: 'account names', operationId: 'nameAccounts', saysOnlyDone: true },
  'a first step': { flow: 'first steps', operationId: 'completeLoginStep', at: 0, saysOnlyDone: true },
};

interface Recorded {
  readonly operationId: OperationId;
  readonly body: string;
}

const successAlone = '{"status":{"result":"SUCCESSFUL"}}';
const nothing = ['{}', successAlone];

beforeEach(stopTheClock);
let recorded: Promise<readonly Recorded[]> | undefined;

/** Every answer with which the bank says that it has done something or found it, from all flows. */
async function everyAnswer(): Promise<readonly Recorded[]> {
  const found = new Map<string, Recorded>();
  for (const flow of new Set(Object.values(flows))) {
    const record = (each: Recorded) => found.set(`${each.operationId} ${each.body.replace(contextId, '')}`, each);
    await run(flow, (fetch) => recording(fetch, record), 2);
  }
  return [...found.values()];
}

const contextId = /"contextID":"[^"]*"/;

function recording(fetch: BankFetch, record: (answer: Recorded) => unknown): BankFetch {
  return async (request, init) => {
    const operationId = operationOf(request);
    const answer = await fetch(request, init);
    const body = await answer.clone().text();
    if (answer.ok && operationId !== undefined && body.startsWith('{')) record({ operationId, body });
    return answer;
  };
}

describe.each(Object.entries(confirmations))('%s', (_name, confirmation) => {
  const { flow: name, operationId, call = 1, at, saysOnlyDone = false } = confirmation;
  const flow = flows[name] as Flow;
  const outcome = (model: unknown) => lastOf(at === undefined || !Array.isArray(model) ? model : model[at]);

  /** `given` gets the answers to all earlier calls. */
  async function withAnswer(given: (earlier: readonly Recorded[]) => string): Promise<unknown> {
    let count = 0;
    const earlier: Recorded[] = [];
    const model = await run(flow, (fetch) => {
      const recorded = recording(fetch, (answer) => earlier.push(answer));
      return async (request, init) => {
        if (operationOf(request) !== operationId) return recorded(request, init);
        count += 1;
        return count === call ? Response.json(JSON.parse(given(earlier))) : recorded(request, init);
      };
    });
    expect(count, 'the confirmation was not sent again').toBe(call);
    return outcome(model);
  }

  it('is done by the bank’s own answer', async () => {
    const model = await run(flow, (fetch) => fetch);
    expect(isDoubted(outcome(model)), JSON.stringify(outcome(model))).toBe(false);
  });

  it.each(nothing.filter((body) => !saysOnlyDone || body !== successAlone))(
    'is not taken for done with %s',
    async (body) => {
      const given = await withAnswer(() => body);
      expect(isDoubted(given), JSON.stringify(given)).toBe(true);
    },
  );

  it('is not taken for done with the answer to another call', async () => {
    recorded ??= everyAnswer();
    const others = (await recorded).filter(
      (each) => !sayTheSame(each.operationId, operationId) && !(saysOnlyDone && isSuccessAlone(each)),
    );
    const another = fc.constantFrom(...others).map(
      ({ body }) =>
        () =>
          body,
    );
    const anEarlier = fc.nat().map((place) => (earlier: readonly Recorded[]) => {
      const told = saysOnlyDone ? earlier.filter((each) => !isSuccessAlone(each)) : earlier;
      return bodyOf(told, place);
    });
    await fc.assert(
      fc.asyncProperty(fc.oneof(another, anEarlier), async (stray) => {
        const given = await withAnswer(stray);
        expect(isDoubted(given), JSON.stringify(given)).toBe(true);
      }),
      { numRuns: runs(8) },
    );
  }, 60_000);
});

const alike: readonly (readonly OperationId[])[] = [
  // Both say that the password was changed: nothing on the wire tells one from the other.
  ['changePassword', 'resetPassword'],
  // A file's id is its reference, which is the same at each bank of this test. No bank authorises a file before it is uploaded.
  ['uploadBulkFile', 'authoriseBulkFile'],
];

function sayTheSame(one: OperationId, other: OperationId): boolean {
  return one === other || alike.some((each) => each.includes(one) && each.includes(other));
}

/** Nothing on the wire tells one such answer from another, and none of them is about money. */
function isSuccessAlone({ body }: Recorded): boolean {
  return Object.keys(JSON.parse(body) as object).join() === 'status';
}

function bodyOf(earlier: readonly Recorded[], place: number): string {
  return earlier[place % earlier.length]?.body ?? '{}';
}

async function run(flow: Flow, between: (fetch: BankFetch) => BankFetch, visit = 1): Promise<unknown> {
  forgetOrders();
  const { isVisitor = false, persona = 'private-customer' } = flow;
  const customer = await openCustomer(persona, visit);
  const act = await flow.ready(customer);
  const browser = between(isVisitor ? browserOf(customer.sandbox) : customer.browser);
  const { store } = await (isVisitor ? storeOver : signedInStore)(browser);
  answerEveryChallenge(store);
  const acting = act(store);
  await settle([acting]);
  return acting;
}

/** An order's result stands behind its verification. */
function lastOf(result: unknown): unknown {
  return Array.isArray(result) ? result.at(-1) : result;
}

/** The app says that it may have been done, or that it does not know. */
function isDoubted(result: unknown): boolean {
  const { outcome, isOutcomeUnknown, error } = result as {
    readonly outcome?: string;
    readonly isOutcomeUnknown?: boolean;
    readonly error?: BankError;
  };
  if (outcome === 'unknown' || isOutcomeUnknown === true) return true;
  return (outcome === undefined || outcome === 'failed') && error !== undefined && isConfirmationUnproven(error);
}
