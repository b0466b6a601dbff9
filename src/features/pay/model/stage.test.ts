import { describe, expect, it } from 'vitest';
import type { AccountId } from '#src/kernel/ids.ts';
import type { Instant } from '#src/kernel/instant.ts';
import { money } from '#src/kernel/money.ts';
import { newPayee } from './payee.fixture.ts';
import { newDraft, type PaymentDraft } from './payment-draft.ts';
import type { PaymentResult } from './payment-result.ts';
import { inProgress, type PaymentInProgress, stageOf } from './stage.ts';
import type { WizardUrl } from './wizard-url.ts';

const from = 'household' as AccountId;
const at = '2026-06-17T09:00:00.000Z' as Instant;
const nothing: PaymentInProgress = {
  from: undefined,
  hasPayee: false,
  isNewPayee: false,
  hasAmount: false,
  isFinished: false,
};

it.each<[string, Partial<PaymentInProgress>, number]>([
  ['no account', {}, 0],
  ['no account, whatever else there is', { hasPayee: true, hasAmount: true }, 0],
  ['no payee', { from }, 1],
  ['no payee, who is to be new', { from, isNewPayee: true }, 1.1],
  ['no payee, though there is an amount', { from, hasAmount: true }, 1],
  ['no amount', { from, hasPayee: true }, 2],
  ['no amount for somebody new', { from, hasPayee: true, isNewPayee: true }, 2],
  ['nothing but to confirm', { from, hasPayee: true, hasAmount: true }, 3],
  ['nothing at all', { from, hasPayee: true, hasAmount: true, isFinished: true }, 4],
])('%s is missing: stage', (_, known, stage) => expect(stageOf({ ...nothing, ...known })).toBe(stage));

describe('an entry in the history', () => {
  const draft: PaymentDraft = { ...newDraft({ isRegular: false }), amount: money(1_00, 'GBP') };
  const toAdd: PaymentDraft = { ...draft, payeeToAdd: { newPayee } };
  const finished: PaymentDraft = { ...newDraft({ isRegular: false }), result: {} as PaymentResult };

  function stageAt(url: Partial<WizardUrl>, held: PaymentDraft, known = {}) {
    const at = { accountId: from, isNewPayee: false, isRegular: false, ...url };
    return stageOf(inProgress(at, held, { from, hasSavedPayee: true, mayAddPayee: true, ...known }));
  }
  const receiptOf = (id: string) => ({ order: { kind: 'payout', id, at }, madeAt: at }) as const;
  const resultOf = (id: string) => ({ receipt: receiptOf(id) }) as PaymentResult;
  const noneSaved = { hasSavedPayee: false };

  it.each([
    ['the review shows the review', stageAt({ step: 'review' }, draft), 3],
    ['the details, as Back from the review leads to, shows the details', stageAt({ step: 'details' }, draft), 2],
    [
      'a review that a reload has emptied asks for the details',
      stageAt({ step: 'review' }, newDraft({ isRegular: false })),
      2,
    ],
    ['a payee that nobody knows leads to the choice', stageAt({ toAccountId: 'gone' }, draft, noneSaved), 1],
    [
      'the form of a new payee shows it, though one was given',
      stageAt({ isNewPayee: true, step: 'choosing' }, toAdd, noneSaved),
      1.1,
    ],
    ['the details for a new payee shows them', stageAt({ isNewPayee: true, step: 'details' }, toAdd, noneSaved), 2],
    ['the review for a new payee shows it', stageAt({ isNewPayee: true, step: 'review' }, toAdd, noneSaved), 3],
    [
      'the details for a new payee whom a reload forgot asks for them',
      stageAt({ isNewPayee: true, step: 'details' }, draft, noneSaved),
      1.1,
    ],
    [
      'a new payee where none may be added leads to the choice',
      stageAt({ isNewPayee: true }, draft, { ...noneSaved, mayAddPayee: false }),
      1,
    ],
    ['the outcome shows it', stageAt({ step: 'done' }, finished, noneSaved), 4],
    [
      'the outcome of an earlier payment does not show that of a later one',
      stageAt({ step: 'done', receipt: receiptOf('first') }, { ...finished, result: resultOf('second') }, noneSaved),
      1,
    ],
    [
      'the outcome shows that of its own payment',
      stageAt({ step: 'done', receipt: receiptOf('first') }, { ...finished, result: resultOf('first') }, noneSaved),
      4,
    ],
    ['the outcome that a reload forgot begins with the payee', stageAt({ step: 'done' }, draft, noneSaved), 1],
    ['the review that has just been settled shows the outcome', stageAt({ step: 'review' }, finished), 4],
    ['the details before an outcome shows details', stageAt({ step: 'details' }, finished), 2],
    [
      'the review of the next payment is no outcome of the last',
      stageAt({ step: 'review' }, { ...finished, ...draft }),
      3,
    ],
  ])('of %s', (_, stage, expected) => expect(stage).toBe(expected));
});
