import { type StateParameters, type StateValues, textIn } from '#contracts/driver/state-values.ts';
import type { SandboxWorld, Visit, WriteResult } from '#contracts/driver/visit.ts';
import { arrive, type SetUp, valuesOf } from '#contracts/states/arrivals.ts';
import { anOrder } from '#contracts/states/payees/payee-orders.ts';
import {
  answerWrongly,
  askForCode,
  english,
  handedOut,
  idIn,
  type Reached,
} from '#contracts/states/payees/payee-steps.ts';
import { transferBody } from '#contracts/states/transfers/transfer-orders.ts';

interface Listed {
  readonly instructionId: string;
  readonly statusCode: string;
  readonly partyId: { readonly value: string };
  readonly timeStamp: string;
  readonly startDate?: string;
  readonly freqDays?: number;
  readonly amount?: { readonly currency: string };
}

interface ListedAccount {
  readonly id: { readonly value: string };
  readonly currencyCode: string;
  readonly availableBalance?: { readonly amount: number };
}

const lists = {
  'a future payment': 'code=FD&type=NONREC',
  'a standing order': 'code=SI&type=REC',
  'a direct debit': 'code=DD&type=REC',
} as const;
type ListName = keyof typeof lists;

const dayMs = 24 * 60 * 60 * 1000;

/** The edit in all pacts. */
export const anEdit = { pounds: 140, reference: 'Hay April' };
export const highValueEdit = { pounds: 25_000, reference: 'Hay April' };

/** Personas already have instructions; one of them is handed out, or changed first. */
export const instructionStates: Readonly<Record<string, SetUp>> = {
  ...Object.fromEntries(
    (Object.keys(lists) as ListName[]).flatMap((name) => [
      [
        `customer {persona} has ${name}`,
        async (sandbox, parameters) => (await found(sandbox, parameters, name)).values,
      ],
      [`customer {persona} has cancelled ${name}`, cancelled(name)],
    ]) satisfies (readonly [string, SetUp])[],
  ),

  'customer {persona} has a standing order with a custom frequency': async (sandbox, parameters) =>
    (await found(sandbox, parameters, 'a standing order', ({ freqDays = 0 }) => freqDays === 10)).values,

  'customer {persona} has a standing order whose changes need authorisation': async (sandbox, parameters) => {
    const { values } = await found(sandbox, parameters, 'a standing order');
    await sandbox.control.decide({ payments: 'needs-authoriser' });
    return values;
  },

  'customer {persona} has a regular transfer in euros': async (sandbox, parameters) => {
    const reached = await arrive(sandbox, parameters);
    await setUpInEuros(reached);
    const isInEuros = ({ amount }: Listed) => amount?.currency === 'EUR';
    return (await found(sandbox, parameters, 'a standing order', isInEuros)).values;
  },

  'customer {persona} has edited a standing order': async (sandbox, parameters) => {
    const { visit, values, listed } = await found(sandbox, parameters, 'a standing order');
    await edit(visit, listed, 99);
    return { ...values, ...valuesOf(visit) };
  },

  'customer {persona} is asked for a code to edit a standing order after {wrong} wrong codes': async (
    sandbox,
    parameters,
  ) => {
    const { visit, values, listed } = await found(sandbox, parameters, 'a standing order');
    const answer = (challengeResponse?: string) =>
      edit(visit, listed, highValueEdit.pounds, { challengeResponse, allowed: [412, 417] });
    return handedOut(await answerWrongly(await askForCode(sandbox, parameters, { visit, values, answer }), parameters));
  },

  'customer {persona} had a future payment, which has been made': async (sandbox, parameters) => {
    const before = await found(sandbox, parameters, 'a future payment');
    const daysAhead = (Date.parse(before.listed.startDate ?? '') - Date.parse(before.visit.today())) / dayMs;
    // Long enough for a day that is moved by a weekend or a bank holiday.
    await sandbox.control.letMinutesPass((Math.ceil(daysAhead) + 5) * 24 * 60);
    return (
      await found(
        sandbox,
        parameters,
        'a future payment',
        ({ startDate }) => startDate === before.listed.startDate,
        'C',
      )
    ).values;
  },

  'customer {persona} has made the edit of a standing order': async (sandbox, parameters) => {
    const { visit, values, listed } = await found(sandbox, parameters, 'a standing order');
    await edit(visit, listed, anEdit.pounds);
    return { ...values, ...valuesOf(visit) };
  },

  'customer {persona} holds the id of a standing order from an earlier session': async (sandbox, parameters) => {
    const { values: earlier } = await found(sandbox, parameters, 'a standing order');
    const { values } = await arrive(sandbox, parameters);
    return { ...values, instructionId: earlier.instructionId ?? '', timeStamp: earlier.timeStamp ?? '' };
  },
};

async function found(
  sandbox: SandboxWorld,
  parameters: StateParameters,
  name: ListName,
  isWanted: (listed: Listed) => boolean = ({ freqDays = 0 }) => freqDays !== 10,
  statusCode = 'A',
) {
  const { visit, values } = await arrive(sandbox, parameters);
  const { instructionsList } = await visit.ask('GET', `/cz/v1/payments/instructions?${lists[name]}`);
  const listed = (instructionsList as readonly Listed[]).find(
    (each) => each.statusCode === statusCode && isWanted(each),
  );
  if (listed === undefined) throw new Error(`The customer does not have ${name}.`);
  const { instructionId, timeStamp, partyId } = listed;
  const named: StateValues = {
    ...values,
    ...valuesOf(visit),
    instructionId,
    timeStamp,
    instructionParty: partyId.value,
  };
  return { visit, listed, values: named };
}

const transfersPath = '/instructions/transfers/self';

/** Between the first two accounts in euros that the bank lets money pass between. */
async function setUpInEuros({ visit, values }: Reached): Promise<void> {
  const { accounts } = (await visit.ask('GET', '/v1/accounts')) as { readonly accounts: readonly ListedAccount[] };
  const inEuros = accounts.filter(({ currencyCode }) => currencyCode === 'EUR');
  const days = { startDay: textIn(values, 'startDay'), endDay: textIn(values, 'endDay') };
  const details = { ...anOrder, pounds: 20 };
  for (const from of inEuros.filter(({ availableBalance }) => (availableBalance?.amount ?? 0) >= anEdit.pounds)) {
    for (const to of inEuros.filter((each) => each !== from)) {
      const tokens = { from: from.id.value, to: to.id.value };
      const body = transferBody(tokens, details, 'regular', days, 'EUR');
      const verified = await visit.write('POST', `/cz/v1/payments${transfersPath}`, body, { allowed: [400] });
      if (verified.status !== 201) continue;
      const path = `/v1/payments${transfersPath}/${idIn(verified.body, 'instructionId')}?${english}`;
      await visit.write('PATCH', path, undefined);
      return;
    }
  }
  throw new Error('The customer has no two accounts in euros to transfer between.');
}

function cancelled(name: ListName): SetUp {
  return async (sandbox, parameters) => {
    const { visit, values, listed } = await found(sandbox, parameters, name);
    const [code] = /(?<==)[A-Z]{2}(?=&)/.exec(lists[name]) ?? [''];
    const path = `/cz/v1/payments/instructions/cancellation/${listed.instructionId}?code=${code}&locale=en`;
    await visit.write('PATCH', path, { partyId: listed.partyId.value });
    return { ...values, ...valuesOf(visit) };
  };
}

function edit(
  visit: Visit,
  { instructionId, partyId, timeStamp }: Listed,
  pounds: number,
  more?: Parameters<Visit['write']>[3],
): Promise<WriteResult> {
  const body = {
    partyId: partyId.value,
    amount: { currency: 'GBP', amount: pounds },
    reference: anEdit.reference,
    timeStamp,
    stage: 1,
  };
  const path = `/cz/v1/payments/instructions/${instructionId}?locale=en`;
  return visit.write('PUT', path, body, more);
}
