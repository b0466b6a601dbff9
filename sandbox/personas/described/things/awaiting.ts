import type { PayeeRecord } from '#sandbox/bank/records/payee.ts';
import type { UserRecord } from '#sandbox/bank/records/user.ts';
import type { Asking } from '#sandbox/personas/company/asked-items.ts';
import type { MadeAccount } from '#sandbox/personas/described/accounts.ts';
import type { Description } from '#sandbox/personas/described/description.ts';
import { minorOf } from '#sandbox/personas/described/description-words.ts';
import { londonDayOf } from '#src/kernel/calendar.ts';
import { mayPay, mayPayRegularly } from './abilities.ts';
import { type Decided, decidedAbout, workingDayBefore } from './authorising.ts';
import { accountCalled, accountsThat, aliasesOf, entityOf, type Ground, isActing } from './ground.ts';
import { firstNumberOf } from './numbers.ts';
import { type Planned, refused, upTo } from './planned.ts';
import { noPayee } from './recipients.ts';

type Awaiting = Description['awaiting'][number];
type Function = UserRecord['permittedFunctions'][number];

/** Something ordered that others must authorise. */
export interface AwaitingPlan {
  readonly kind: Awaiting['kind'];
  /** From 1. */
  readonly number: number;
  readonly asking: Asking;
  readonly account: MadeAccount;
  /** For a payment or a change. */
  readonly payee: PayeeRecord | undefined;
  readonly minor: number;
  readonly reference: string;
  readonly decided: Decided;
}

const functionsFor: Readonly<Record<Awaiting['kind'], readonly Function[]>> = {
  payment: ['payment'],
  'regular-payment': ['payment', 'paymentsFuture'],
  payee: ['payeesManage'],
  'payee-change': ['payeesManage'],
  'cheque-book': ['chequeBooks'],
  'pay-in-book': ['payInBooks'],
};

const accountsFor: Readonly<Record<Awaiting['kind'], (account: MadeAccount['record']) => boolean>> = {
  payment: mayPay,
  'regular-payment': mayPayRegularly,
  payee: mayPay,
  'payee-change': mayPay,
  'cheque-book': ({ taskCodes }) => taskCodes.includes('CH_N_CBR'),
  'pay-in-book': ({ taskCodes }) => taskCodes.includes('CH_N_PBR'),
};

export function plannedAwaiting(ground: Ground): readonly Planned<AwaitingPlan>[] {
  const { awaiting } = ground.customer.description;
  return awaiting.map((said, place) => {
    const isSecond = awaiting.some(
      (other, before) =>
        before < place && other.kind === 'payee-change' && said.kind === other.kind && said.to === other.to,
    );
    const where = `awaiting[${place}]`;
    return isSecond
      ? refused(`${where}.to`, 'A change of this payee waits already.', 'another payee')
      : plannedItem(ground, said, place);
  });
}

function plannedItem(ground: Ground, said: Awaiting, place: number): Planned<AwaitingPlan> {
  const { kind, state, by } = said;
  const where = `awaiting[${place}]`;
  const account = accountFor(ground, said, where);
  if ('objections' in account) return account;
  const { partyId } = account.plan.record;
  const maker = makerOf(ground, by, partyId, { where, functions: functionsFor[kind] });
  if ('objections' in maker) return maker;
  const isPayment = kind === 'payment' || kind === 'regular-payment';
  if (state === 'dated-in-the-past' && !isPayment) {
    return refused(`${where}.state`, 'This has no day on which it is to be made.', 'pending', 'expired');
  }
  const payee = isPayment || kind === 'payee-change' ? payeeFor(ground, said, partyId, where) : { plan: undefined };
  if ('objections' in payee) return payee;
  const minor = isPayment ? sumOf(ground, said, partyId, where) : 0;
  const decided = decidedAbout(ground, { partyId, makerId: maker.plan.id, minor, where, outcome: state });
  if ('objections' in decided) return decided;
  const orderedOn = londonDayOf(decided.plan.at);
  if (account.plan.record.openedOn >= orderedOn) {
    return refused(`${where}.account`, `The account was not open on ${orderedOn}.`, 'an account opened earlier');
  }
  return {
    plan: {
      kind,
      number: place + 1,
      asking: {
        makerId: maker.plan.id,
        partyId,
        accountId: account.plan.record.id,
        firstNumber: firstNumberOf(ground.customer, 'orders'),
      },
      account: account.plan,
      payee: payee.plan,
      minor,
      reference: said.reference ?? ground.customer.names.reference(where),
      decided: decided.plan,
    },
  };
}

/** The one said, or the first of an entity for which others authorise. */
function accountFor(ground: Ground, { account: said, kind }: Awaiting, where: string): Planned<MadeAccount> {
  const { entities } = ground.customer;
  const able = accountsThat(ground, accountsFor[kind]);
  const found =
    said === undefined
      ? (able.find(({ record }) =>
          entities.some(({ party }) => party.id === record.partyId && party.mandate !== undefined),
        ) ?? able[0])
      : able.find((each) => each === accountCalled(ground, said));
  return found === undefined
    ? refused(`${where}.account`, 'No such account can be used for this.', ...aliasesOf(able))
    : { plan: found };
}

/** Who ordered it. */
export function makerOf(
  ground: Ground,
  by: number,
  partyId: string,
  { where, functions }: { readonly where: string; readonly functions: readonly Function[] },
): Planned<UserRecord> {
  const maker = ground.users[by - 1];
  if (maker === undefined) return refused(`${where}.by`, 'There is no such person.', upTo(ground.users.length));
  const entity = entityOf(ground, partyId);
  const can = (user: UserRecord, person: number) =>
    isActing(ground, person, entity) && functions.every((name) => user.permittedFunctions.includes(name));
  if (can(maker, by)) return { plan: maker };
  const numbers = ground.users.flatMap((user, place) => (can(user, place + 1) ? [String(place + 1)] : []));
  return refused(`${where}.by`, 'This person may not order it.', ...numbers, `people[${by - 1}].may of everything`);
}

function payeeFor(ground: Ground, { to }: Awaiting, partyId: string, where: string): Planned<PayeeRecord> {
  const own = ground.payees.filter((payee) => payee.partyId === partyId);
  const payee = to === undefined ? own[0] : ground.payees[to - 1];
  if (payee === undefined) return noPayee(ground.payees, `${where}.to`);
  if (own.includes(payee)) return { plan: payee };
  const numbers = own.slice(0, 5).map((each) => String(ground.payees.indexOf(each) + 1));
  return refused(`${where}.to`, 'This is a payee of another entity.', ...numbers);
}

function sumOf({ customer }: Ground, { amount, state }: Awaiting, partyId: string, where: string): number {
  if (amount !== undefined) return minorOf(amount);
  const drawn = 5_00 * customer.casting.between(`amount ${where}`, 20, 180);
  const twoFrom = customer.entities.find(({ party }) => party.id === partyId)?.party.twoOthersFromMinor ?? 0;
  return state === 'half-authorised' ? Math.max(drawn, twoFrom) : drawn;
}

/** The working day on which what was authorised was paid. */
export function paidOnDay({ customer }: Ground) {
  return workingDayBefore(customer.made.on);
}
