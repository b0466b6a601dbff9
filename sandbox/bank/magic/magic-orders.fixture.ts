import { bankJobKinds } from '#sandbox/bank/running/bank-job-kinds.ts';
import { payees } from '#sandbox/bank/testing/payer-persona.fixture.ts';
import { nellPaying } from '#sandbox/control/paying.fixture.ts';
import { lastEntry } from '#sandbox/control/small-sandbox.fixture.ts';
import type { HandAnswer } from '#sandbox/walk/session-by-hand.ts';

export interface Asked {
  readonly amount?: number;
  readonly reference?: string;
}

/** Nell, who pays her neighbour at the same bank, so that both accounts can be seen. */
export async function payingNeighbour(settings = '') {
  const { sandbox, hand, desk } = await nellPaying({ jobKinds: bankJobKinds });
  if (settings !== '') await sandbox.control.adjust(settings);

  /** Booked and available pence of a customer's current account. */
  async function penceOf(persona: string) {
    const told = await sandbox.control.balances(persona);
    const found = told.outcome === 'done' ? told.balances.find(({ alias }) => alias === 'current') : undefined;
    if (found === undefined) throw new Error(`${persona} has a current account.`);
    return { booked: found.balanceMinor, available: found.availableMinor };
  }
  const moneyNow = async () => ({ payer: await penceOf('nell'), payee: await penceOf('ada') });
  const before = await moneyNow();

  return {
    sandbox,
    hand,
    desk,
    order: ({ amount = 12.5, reference = 'Eggs' }: Asked = {}) =>
      desk.order({ to: payees.neighbour, amount, reference }),
    confirm: (id: string, order: object, answer?: { authType: 'OTP'; otp: string; referenceNo: string }) =>
      desk.put(id, order, { sortCode: '609303', ...(answer !== undefined && { answer }) }),
    /** In pence since the beginning: booked and available of the payer, booked of the payee. */
    async moved() {
      const now = await moneyNow();
      return [
        now.payer.booked - before.payer.booked,
        now.payer.available - before.payer.available,
        now.payee.booked - before.payee.booked,
      ];
    },
    async stateOf(id: string) {
      await hand.call('POST', '/v1/session/nonce');
      const { body } = await desk.get(id);
      return (body as { payoutDetails: { statusType: string } }).payoutDetails.statusType;
    },
    lastRule: async () => (await lastEntry(sandbox)).rule,
  };
}

export type PayingNeighbour = Awaited<ReturnType<typeof payingNeighbour>>;

export const idOf = ({ body }: HandAnswer) => (body as { paymentId: string }).paymentId;

/** Status and code; 0 where the connection was cut, and `never` where no answer comes. */
export async function answerOf(answer: Promise<HandAnswer>): Promise<string> {
  const never = new Promise<undefined>((resolve) => setTimeout(resolve, 60, undefined));
  const came = await Promise.race([answer, never]);
  if (came === undefined) return 'never';
  const code = /"code":"([^"]+)"/.exec(came.text)?.[1];
  const isHalf = came.body === undefined && came.text !== '';
  return [came.status, ...(isHalf ? ['half'] : code === undefined || code === '0' ? [] : [code])].join(' ');
}

/** Everything about one payment that its parties and a tester can see, until the day after. */
export async function lifeOf(home: PayingNeighbour, asked: Asked) {
  const { sandbox, desk } = home;
  const order = await home.order(asked);
  const posted = desk.post(order);
  const verified = await answerOf(posted);
  if (!verified.startsWith('201')) return { verified, moved: await home.moved() };
  const id = idOf(await posted);
  const confirmed = await answerOf(home.confirm(id, order));
  const atOnce = [await home.stateOf(id), ...(await home.moved())];
  await sandbox.control.advanceClock('PT10M', 'kept');
  const soon = [await home.stateOf(id), ...(await home.moved())];
  await sandbox.control.advanceClock('P1D', 'kept');
  const nextDay = [await home.stateOf(id), ...(await home.moved())];
  return { verified, confirmed, atOnce, soon, nextDay };
}
