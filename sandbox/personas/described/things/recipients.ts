import type { PayeeRecord } from '#sandbox/bank/records/payee.ts';
import type { UserRecord } from '#sandbox/bank/records/user.ts';
import type { MadeAccount } from '#sandbox/personas/described/accounts.ts';
import type { Description } from '#sandbox/personas/described/description.ts';
import type { InstructionPlan } from '#sandbox/personas/instructions/instruction-plan.ts';
import { mayPay, mayPayRegularly, maySendTransfers } from './abilities.ts';
import { accountCalled, accountsThat, aliasesOf, type Ground, whoMay } from './ground.ts';
import { type Planned, refused, upTo } from './planned.ts';

export interface Ends {
  readonly from: MadeAccount;
  readonly to: InstructionPlan['to'];
  /** Who ordered it. */
  readonly by: UserRecord;
}

/** A payee by its number, an account by its alias, or somebody who is no payee. */
type Recipient = NonNullable<NonNullable<Description['standingOrders']>[number]['to']>;

interface SaidEnds {
  readonly from?: string;
  readonly to?: Recipient;
}

/** Where an order is paid from and to. Somebody may order it. */
export function endsOf(
  ground: Ground,
  said: SaidEnds,
  where: string,
  repeats: 'once' | 'regularly' | 'at-once',
): Planned<Ends> {
  const { from, to } = said;
  if (typeof to === 'string') return transferEnds(ground, from, { alias: to, where, repeats });
  if (typeof to === 'object') return elsewhereEnds(ground, from, { recipient: to, where, repeats });
  return paymentEnds(ground, { ...said, to }, where, repeats);
}

function elsewhereEnds(
  ground: Ground,
  said: string | undefined,
  {
    recipient,
    where,
    repeats,
  }: { readonly recipient: Extract<Recipient, object>; readonly where: string; readonly repeats: string },
): Planned<Ends> {
  const payers = payersIn(ground, repeats);
  const from = fromAmong(ground, payers, said);
  if (from === undefined) return refused(`${where}.from`, 'This account cannot pay payees.', ...aliasesOf(payers));
  const { name: accountName, ...rest } = recipient;
  return endsBy(ground, { from, to: { payee: { id: '', accountName, ...rest } } }, where, repeats);
}

function payersIn(ground: Ground, repeats: string): readonly MadeAccount[] {
  return accountsThat(ground, repeats === 'regularly' ? mayPayRegularly : mayPay);
}

function transferEnds(
  ground: Ground,
  said: string | undefined,
  { alias, where, repeats }: { readonly alias: string; readonly where: string; readonly repeats: string },
): Planned<Ends> {
  const into = accountCalled(ground, alias);
  const takes = accountsThat(ground, ({ kind, transferIsMapped }) => transferIsMapped && kind !== 'TD');
  if (into === undefined || !takes.includes(into)) {
    return refused(`${where}.to`, 'No transfer can go there.', ...aliasesOf(takes), 'the number of a payee');
  }
  const others = accountsThat(ground, maySendTransfers).filter(
    ({ record }) => record.id !== into.record.id && record.currency === into.record.currency,
  );
  const from = fromAmong(ground, others, said);
  if (from === undefined) {
    return refused(`${where}.from`, `No transfer to ${alias} can come from there.`, ...aliasesOf(others));
  }
  const by = whoMay(ground, from.record.partyId, 'transfer', ...(repeats === 'regularly' ? regular : []));
  return by === undefined ? nobody(where) : { plan: { from, to: { account: into.record }, by } };
}

function paymentEnds(
  ground: Ground,
  { from: said, to }: { readonly from?: string; readonly to: number | undefined },
  where: string,
  repeats: string,
): Planned<Ends> {
  const payers = payersIn(ground, repeats);
  const payee = to === undefined ? undefined : ground.payees[to - 1];
  if (to !== undefined && payee === undefined) return noPayee(ground.payees, `${where}.to`);
  const near = payee === undefined ? payers : payers.filter(({ record }) => record.partyId === payee.partyId);
  const from = fromAmong(ground, payers, said) ?? undefined;
  if (said !== undefined && from === undefined) {
    return refused(`${where}.from`, 'This account cannot pay payees.', ...aliasesOf(payers));
  }
  const payer = said === undefined ? fromAmong(ground, near, undefined) : from;
  if (payer === undefined) {
    return refused(where, 'No account of that entity can pay payees.', 'a current, business or racing account');
  }
  const own = ground.payees.filter(({ partyId }) => partyId === payer.record.partyId);
  const paid = payee ?? own[0];
  if (paid === undefined) return refused(`${where}.to`, 'The entity has no payees.', 'payees.count of 1 or more');
  if (!own.includes(paid)) {
    const numbers = own.slice(0, 5).map((each) => String(ground.payees.indexOf(each) + 1));
    return refused(`${where}.to`, 'This is a payee of another entity.', ...numbers);
  }
  return endsBy(ground, { from: payer, to: { payee: paid } }, where, repeats);
}

function endsBy(ground: Ground, ends: Omit<Ends, 'by'>, where: string, repeats: string): Planned<Ends> {
  const { partyId } = ends.from.record;
  const by = whoMay(ground, partyId, 'payment', ...(repeats === 'regularly' ? regular : []));
  return by === undefined ? nobody(where) : { plan: { ...ends, by } };
}

const regular = ['paymentsFuture'] as const;

export function noPayee(payees: readonly PayeeRecord[], where: string): Planned<never> {
  return payees.length === 0
    ? refused(where, 'The customer has no payees.', 'payees.count of 1 or more')
    : refused(where, 'There is no such payee.', upTo(payees.length));
}

/** The one said, or the first that is not frozen. */
function fromAmong(ground: Ground, accounts: readonly MadeAccount[], said: string | undefined) {
  if (said === undefined) return accounts.find(({ record }) => !record.frozen);
  const account = accountCalled(ground, said);
  return account !== undefined && accounts.includes(account) ? account : undefined;
}

function nobody(where: string): Planned<never> {
  return refused(where, 'Nobody may order this.', 'private, everything or order for one of the people');
}
