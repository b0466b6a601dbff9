import { approve } from '#sandbox/bank/decisions/decisions.ts';
import type { Bank } from '#sandbox/bank/engine/bank.ts';
import { commit } from '#sandbox/bank/engine/commit.ts';
import { tokenOf } from '#sandbox/bank/engine/tokens.ts';
import type { CollectionName, RecordOf } from '#sandbox/bank/records/record-kinds.ts';
import { signIn } from '#sandbox/bank/security/second-factor.fixture.ts';
import { describedIn, emptyDescribedBank } from '#sandbox/personas/described/described-bank.fixture.ts';
import { describer } from '#sandbox/personas/described/describer.ts';
import type { WrittenDescription } from '#sandbox/personas/described/description.ts';
import { DescriptionRefused, type Objection } from '#sandbox/personas/described/objection.ts';

/** The bank with that customer alone, called `ann`. */
export async function annWith(description: WrittenDescription) {
  const bank = await emptyDescribedBank();
  const record = await describedIn(bank, { id: 'ann', ...description });
  return { bank, record, all: <Name extends CollectionName>(of: Name) => allIn(bank, of) };
}

export function allIn<Name extends CollectionName>({ records }: Bank, of: Name): readonly RecordOf<Name>[] {
  return records.all(of);
}

/** Why it is not made; none where it is. */
export async function objectionsTo(description: WrittenDescription): Promise<readonly Objection[]> {
  const bank = await emptyDescribedBank();
  try {
    describer.recordsOf(bank, [{ id: 'ann', ...description }]);
    return [];
  } catch (error) {
    if (error instanceof DescriptionRefused) return error.objections;
    throw error;
  }
}

/** Two directors and a third person who may authorise, with an account for everything. */
export const company: WrittenDescription = {
  people: [{ may: 'order' }, { may: 'authorise' }, { may: 'everything' }],
  entities: [{ kind: 'company', mandate: 'one-other', twoOthersFrom: '10000.00' }],
  accounts: [{ product: 'business', balance: '18420.55', overdraft: '5000.00' }],
};

/** That person logs in and authorises what has the reference number. */
export async function authorise(bank: Bank, userId: string, referenceNumber: string): Promise<string> {
  const customer = await signIn(bank, userId, {});
  const approval = bank.records.all('approvals').find((each) => each.referenceNumber === referenceNumber);
  const verdict = approve(bank, customer, tokenOf(bank, customer.session, 'approval', approval?.id ?? ''));
  if (verdict.outcome === 'refused') return verdict.reason;
  await commit(bank, verdict.changes);
  return verdict.rule;
}
