import { commit } from '#sandbox/bank/engine/commit.ts';
import type { Customer } from '#sandbox/bank/engine/profile.ts';
import { tokenOf } from '#sandbox/bank/engine/tokens.ts';
import { brokenBy } from '#sandbox/bank/running/invariants.ts';
import type { payerActions } from '#sandbox/bank/testing/payer-persona.fixture.ts';
import { user } from '#sandbox/bank/testing/small-persona.fixture.ts';
import { approve, type DecisionVerdict, decline } from './decisions.ts';

type PayerActions = Awaited<ReturnType<typeof payerActions>>;

/** Authorisers beside the payer, in sessions of their own. */
export function approversOf({ bank, customer }: Pick<PayerActions, 'bank' | 'customer'>) {
  // The payer's session may end before they decide.
  const { session, parties } = customer();
  const sessions = new Map<string, Customer>();
  const as = (id: string): Customer => {
    const number = 90 + sessions.size;
    const known = sessions.get(id) ?? {
      session: { ...session, id: `session-of-${id}`, number, userId: id },
      user: user({ id, permittedFunctions: ['approver'] }),
      parties,
    };
    sessions.set(id, known);
    return known;
  };
  const tokenFor = (who: Customer, place: number) => {
    const approval = bank.records.all('approvals')[place];
    return approval === undefined ? 'none' : tokenOf(bank, who.session, 'approval', approval.id);
  };
  const commitVerdict = async (verdict: DecisionVerdict) => {
    if (verdict.outcome === 'decided') {
      await commit(bank, verdict.changes);
      const broken = brokenBy(bank, verdict.changes);
      if (broken.length > 0) throw new Error(JSON.stringify(broken));
    }
    return verdict;
  };
  return {
    as,
    tokenFor,
    approve: (id: string, place = 0) => commitVerdict(approve(bank, as(id), tokenFor(as(id), place))),
    decline: (id: string, place = 0) => commitVerdict(decline(bank, as(id), tokenFor(as(id), place))),
  };
}

export function ruleOf(verdict: DecisionVerdict): string {
  return verdict.outcome === 'decided' ? verdict.rule : verdict.reason;
}
