import { describe, expect, it } from 'vitest';
import type { PaymentResult } from '#src/banking/paying/model/payment-result.ts';
import { type AccountId, asId } from '#src/kernel/ids.ts';
import { money } from '#src/kernel/money.ts';
import { newPayee } from './payee.fixture.ts';
import { newDraft, type PaymentDraft } from './payment-draft.ts';
import { inProgress, type PaymentInProgress, stageOf } from './stage.ts';
import type { WizardUrl } from './wizard-url.ts';

const from = asId<AccountId>('household');
const nothing: PaymentInProgress = {
  from: undefined,
  hasPayee: false,
  isNewPayee: false,
  hasAmount: false,
};

it.each<[string, Partial<PaymentInProgress>, number]>([
  ['no account', {}, 0],
  ['no account, with everything else given', { hasPayee: true, hasAmount: true }, 0],
  ['no payee', { from }, 1],
  ['no payee, because a new one is wanted', { from, isNewPayee: true }, 1.1],
  ['no payee, with an amount given', { from, hasAmount: true }, 1],
  ['no amount', { from, hasPayee: true }, 2],
  ['no amount for a new payee', { from, hasPayee: true, isNewPayee: true }, 2],
  ['nothing but the confirmation', { from, hasPayee: true, hasAmount: true }, 3],
])('if %s is missing, shows stage', (_, known, stage) => expect(stageOf({ ...nothing, ...known })).toBe(stage));

describe('a history entry', () => {
  const draft: PaymentDraft = { ...newDraft({ isRegular: false }), amount: money(1_00, 'GBP') };
  const toAdd: PaymentDraft = { ...draft, payeeToAdd: { newPayee } };
  const finished: PaymentDraft = { ...newDraft({ isRegular: false }), result: {} as PaymentResult };

  function stageAt(url: Partial<WizardUrl>, held: PaymentDraft, known = {}) {
    const at = { accountId: from, isNewPayee: false, isRegular: false, ...url };
    return stageOf(inProgress(at, held, { from, hasSavedPayee: true, mayAddPayee: true, ...known }));
  }
  const noneSaved = { hasSavedPayee: false };

  it.each([
    ['the review', stageAt({ step: 'review' }, draft), 3],
    ['the details, after Back from the review', stageAt({ step: 'details' }, draft), 2],
    ['the review without its details, after a reload', stageAt({ step: 'review' }, newDraft({ isRegular: false })), 2],
    ['an unknown payee', stageAt({ toAccountId: 'gone' }, draft, noneSaved), 1],
    [
      'the new payee form, although details were given before',
      stageAt({ isNewPayee: true, step: 'choosing' }, toAdd, noneSaved),
      1.1,
    ],
    ['the details for a new payee', stageAt({ isNewPayee: true, step: 'details' }, toAdd, noneSaved), 2],
    ['the review for a new payee', stageAt({ isNewPayee: true, step: 'review' }, toAdd, noneSaved), 3],
    [
      'the details for a new payee lost in a reload',
      stageAt({ isNewPayee: true, step: 'details' }, draft, noneSaved),
      1.1,
    ],
    [
      'a new payee where none may be added',
      stageAt({ isNewPayee: true }, draft, { ...noneSaved, mayAddPayee: false }),
      1,
    ],
    ['the result, lost in a reload', stageAt({ step: 'done' }, draft, noneSaved), 1],
    ['the details of a finished payment', stageAt({ step: 'details' }, finished), 2],
    ['the review of the next payment', stageAt({ step: 'review' }, { ...finished, ...draft }), 3],
  ])('leads to the right stage: %s', (_, stage, expected) => expect(stage).toBe(expected));
});
