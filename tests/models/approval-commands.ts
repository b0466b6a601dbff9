import fc from 'fast-check';
import { expect } from 'vitest';
import { approversOf, ruleOf } from '#sandbox/bank/decisions/approvers.fixture.ts';
import { approve, decline } from '#sandbox/bank/decisions/decisions.ts';
import { commit } from '#sandbox/bank/engine/commit.ts';
import { tokenOf } from '#sandbox/bank/engine/tokens.ts';
import { command } from './model-command.ts';

/** Decisions of two authorisers on payments and transfers, whether they still wait or not. */
export const decides = fc
  .record({
    back: fc.nat({ max: 2 }),
    by: fc.constantFrom('tom', 'ada-b'),
    decision: fc.constantFrom<'approve' | 'decline'>('approve', 'approve', 'approve', 'decline'),
  })
  .map(({ back, by, decision }) =>
    command(`${by} to ${decision} the order ${back} before the last that needed it`, async (model, { payer }) => {
      const { bank } = payer;
      const order = model.waiting.at(-1 - back);
      const approval = bank.records
        .all('approvals')
        .filter(({ kind }) => kind === 'payment')
        .at(-1 - back);
      expect(approval === undefined).toBe(order === undefined);
      if (order === undefined || approval === undefined) return;
      const customer = approversOf(payer).as(by);
      const token = tokenOf(bank, customer.session, 'approval', approval.id);
      const verdict = (decision === 'approve' ? approve : decline)(bank, customer, token);
      if (verdict.outcome === 'decided') await commit(bank, verdict.changes);
      expect(ruleOf(verdict)).toBe(model.decide(order, by, decision));
    }),
  );
