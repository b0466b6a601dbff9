import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import type { BankClient } from '#src/api/client/bank-client.ts';
import type { BankCall } from '#src/api/store/bank-call.ts';
import { answerFields, operationIds } from './contract-names.generated.ts';
import type { NewRecord } from './journal.ts';
import { fieldNames, recordOf } from './record.ts';

/** A page of its own, because each tells a call once, with the records that it may send. */
async function onNewPage(answer: unknown, only?: 'accounts' | 'payment'): Promise<readonly unknown[]> {
  vi.resetModules();
  const { askThrough } = await import('#src/api/store/bank-call.ts');
  const { toAccountList } = await import('#src/api/accounts/account.ts');
  const { toPaymentDraft } = await import('#src/api/payments/payment-answers.ts');
  const { watchBreaches } = await import('./watch-breaches.ts');
  const calls: Record<'accounts' | 'payment', Pick<BankCall<unknown, never>, 'send' | 'read'>> = {
    accounts: { send: (client) => client.GET('/v1/accounts', {}) as never, read: toAccountList },
    payment: {
      send: (client) => client.POST('/cz/v1/payments/payouts/external', {} as never) as never,
      read: (given) => toPaymentDraft(given, 'payout'),
    },
  };
  const data = async () => ({ data: answer });
  const client = { GET: data, POST: data } as unknown as BankClient;
  const records: unknown[] = [];
  watchBreaches({ note: (record: NewRecord) => void records.push(recordOf(record, new Set())) });
  for (const [name, call] of Object.entries(calls))
    if (only === undefined || name === only) await askThrough(client, call).catch(() => undefined);
  return records;
}

it('tells the operation and the place of an answer that its reader gave up', async () => {
  expect(await onNewPage({ accounts: 'Jane Smith' }, 'accounts')).toEqual([
    { type: 'breach', operation: 'listAccounts', pointer: '/accounts' },
  ]);
  expect(await onNewPage({ accounts: [{ id: { value: 7 }, partyId: { value: 'Jane' } }] }, 'accounts')).toEqual([
    { type: 'breach', operation: 'listAccounts', pointer: '/accounts/*' },
  ]);
  expect(await onNewPage({ accounts: [] }, 'accounts')).toEqual([]);
  expect(await onNewPage({ paymentId: 'A' }, 'payment')).toEqual([]);
});

const own = fc.oneof(
  fc.constantFrom('Jane Smith', '60-11-22 12345678', 'GB33BUKB20201555555555', '__proto__', 'constructor', '*', '/*'),
  fc.string({ unit: 'binary' }),
  fc.anything(),
);
const fields = fc.oneof(fc.constantFrom('accounts', 'id', 'value', 'paymentId', 'status', 'accountType'), fc.string());
const { answer: anyAnswer } = fc.letrec<{ answer: unknown }>((tie) => ({
  answer: fc.oneof(
    { maxDepth: 4 },
    own,
    fc.dictionary(fields, tie('answer')),
    fc.array(tie('answer')),
    fc.record({ accounts: fc.array(tie('answer')) }),
  ),
}));

it('lets nothing out of an answer: neither its values nor names of its own', async () => {
  await fc.assert(
    fc.asyncProperty(anyAnswer, async (answer) => {
      for (const record of (await onNewPage(answer)) as Record<string, unknown>[]) {
        const { type, operation, pointer = '', ...rest } = record;
        expect([type, rest]).toEqual(['breach', {}]);
        expect([...operationIds.values()]).toContain(operation);
        const strange = String(pointer)
          .split('/')
          .filter((step) => step !== '' && step !== '*' && !answerFields.has(step));
        expect(strange).toEqual([]);
        expect(fieldNames).toEqual(expect.arrayContaining(Object.keys(record)));
      }
    }),
    { numRuns: 40 },
  );
});

it('reports no pointer with a name that the contract has not', () => {
  const given = { type: 'breach', operation: 'listAccounts' };
  for (const pointer of ['/accounts/7', '/Jane', 'accounts', '/accounts//id', '/__proto__', '/accounts/*/'])
    expect(recordOf({ ...given, pointer }, new Set())).toEqual(given);
});
