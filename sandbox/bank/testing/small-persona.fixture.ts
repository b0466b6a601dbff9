import { Bank, type BankPlan, type JobKinds } from '#sandbox/bank/engine/bank.ts';
import { commit } from '#sandbox/bank/engine/commit.ts';
import { knownUser } from '#sandbox/bank/engine/persona-opening.ts';
import type { AccountRecord } from '#sandbox/bank/records/account.ts';
import type { MailRecord } from '#sandbox/bank/records/mail.ts';
import type { PartyRecord } from '#sandbox/bank/records/party.ts';
import type { Personas } from '#sandbox/bank/records/persona.ts';
import type { Posting } from '#sandbox/bank/records/posting.ts';
import type { ResetTokenRecord } from '#sandbox/bank/records/reset-token.ts';
import type { UserRecord } from '#sandbox/bank/records/user.ts';
import { bankJobKinds } from '#sandbox/bank/running/bank-job-kinds.ts';
import { addDays, type CalendarDay, calendarDay, instantInLondon } from '#src/kernel/calendar.ts';
import type { Instant } from '#src/kernel/instant.ts';

export const smallPassword = 'Paddock_7Gate';
export const monday = calendarDay('2026-03-02');
export const mondayAtTen = '2026-03-02T10:00:00.000Z' as Instant;

export function user(over: Partial<UserRecord> = {}): UserRecord {
  return {
    id: 'nell',
    password: smallPassword,
    pin: '2580',
    honorific: 'Mrs',
    firstName: 'Eleanor',
    lastName: "O'Hara",
    preferredName: 'Nell',
    email: 'nell@example.com',
    phoneNumber: '07700900118',
    mainPartyId: 'party-nell',
    partyIds: ['party-nell', 'party-yard'],
    permittedFunctions: ['payment', 'transfer', 'paymentsFuture'],
    lock: 'none',
    wrongSignIns: 0,
    lastSignIn: '2026-02-27T11:53:00.000Z' as Instant,
    formerPasswords: ['Meadow_4Rail'],
    formerPins: ['1379'],
    loginSteps: [],
    loginFlowAs: 'list',
    firstLoginDone: true,
    secondFactor: 'otp-and-pin',
    phoneIsOn: true,
    wrongPins: 0,
    pinLockedUntil: null,
    wrongCodes: 0,
    codesLockedUntil: null,
    ...over,
  };
}

/** The empty rest of a book. */
export const nothingMore = {
  holds: [],
  jobs: [],
  mails: [],
  resetTokens: [],
  payeeGroups: [],
  payees: [],
  payments: [],
  limitPackages: [],
  instructions: [],
  approvals: [],
  opensWith: [],
};

export function party(over: Partial<PartyRecord> = {}): PartyRecord {
  return { id: 'party-nell', name: "Mrs Eleanor O'Hara", kind: 'personal', ...over };
}

export function account(over: Partial<AccountRecord> = {}): AccountRecord {
  return {
    id: 'nell:current',
    partyId: 'party-nell',
    number: '31926819',
    branchCode: '000',
    kind: 'CA',
    currency: 'GBP',
    displayName: 'Private Bank Current Account',
    nickname: 'Household & garden',
    productId: 'CURPB',
    productName: 'Private Bank Current Account',
    openedOn: calendarDay('2014-01-02'),
    overdraftMinor: 100_000,
    interestBasisPoints: 0,
    iban: null,
    address: {
      fullName: "Mrs Eleanor O'Hara",
      addressLine1: 'The Old Forge',
      addressLine2: '',
      addressLine3: '',
      city: 'Lambourn',
      region: 'Berkshire',
      country: 'United Kingdom',
      postcode: 'RG17 8XX',
    },
    taskCodes: ['PC_F_DOM', 'PC_F_SELF', 'CH_I_ST'],
    transferIsMapped: true,
    transferOutDisabled: false,
    transfersOnly: null,
    sequenceNumber: 1,
    principalMinor: null,
    maturesOn: null,
    maturityInstruction: null,
    specialAmountMinor: null,
    instalmentMinor: null,
    repaymentDay: null,
    ...over,
  };
}

export const mortgage = account({
  id: 'nell:mortgage',
  number: '40071522',
  kind: 'MO',
  displayName: 'Mortgage',
  nickname: null,
  productId: 'MORTPB',
  productName: 'Mortgage',
  overdraftMinor: 0,
  taskCodes: ['CH_I_ST'],
  transferIsMapped: false,
  transferOutDisabled: true,
  openedOn: calendarDay('2026-02-27'),
  interestBasisPoints: 460,
  principalMinor: 25_000_000,
  maturesOn: calendarDay('2051-02-27'),
  repaymentDay: 27,
});

export const euros = account({
  id: 'yard:euro',
  partyId: 'party-yard',
  number: '20118844',
  currency: 'EUR',
  displayName: 'Euro Account',
  nickname: null,
  overdraftMinor: 0,
  iban: 'GB47PADD60930320118844',
});

/** £1 into the current account from outside by default. */
export function posting(over: Partial<Posting> = {}): Posting {
  return {
    id: 'pound',
    at: mondayAtTen,
    bookedOn: monday,
    currency: 'GBP',
    code: 'FPI',
    description: 'Pound',
    reference: 'POUND',
    entries: [
      { accountId: 'clearing:payments-in:GBP', minor: -100 },
      { accountId: 'nell:current', minor: 100 },
    ],
    ...over,
  };
}

/** £1 every morning at six, for ever. */
const poundADay: JobKinds[string] = (job, bank) => {
  const day = String(job.payload.day) as CalendarDay;
  return [
    { change: 'post', posting: posting({ id: `pound-${day}`, at: bank.clock.now, bookedOn: day }) },
    { change: 'schedule', job: poundJob(addDays(day, 1)) },
  ];
};

function poundJob(day: CalendarDay) {
  return { id: `pound-${day}`, dueAt: instantInLondon(day, '06:00'), kind: 'pound-a-day', payload: { day } };
}

export const smallJobKinds: JobKinds = { 'pound-a-day': poundADay };

export const smallPersonas: Personas = Object.fromEntries(
  [
    user(),
    user({
      id: 'locked',
      lock: 'wrong-details',
      wrongSignIns: 4,
      mainPartyId: 'party-locked',
      partyIds: ['party-locked'],
    }),
    user({ id: 'barred', lock: 'by-bank', mainPartyId: 'party-barred', partyIds: ['party-barred'] }),
    user({
      id: 'newcomer',
      loginSteps: ['terms', 'password', 'pin'],
      loginFlowAs: 'number',
      firstLoginDone: false,
      lastSignIn: null,
      mainPartyId: 'party-newcomer',
      partyIds: ['party-newcomer'],
    }),
  ].map((owner) => [
    owner.id,
    {
      id: owner.id,
      title: owner.id,
      describes: `The customer ${owner.id}.`,
      resetTokens: smallResetTokens(owner, monday).map(({ id }) => id),
      open: (seed: number, openingDay: CalendarDay) =>
        owner.id === 'nell' ? openNell(owner, seed, openingDay) : openEmpty(owner, openingDay),
    },
  ]),
);

function openNell(owner: UserRecord, seed: number, openingDay: CalendarDay) {
  const before = { at: instantInLondon(addDays(openingDay, -1), '12:00'), bookedOn: addDays(openingDay, -1) };
  return {
    ...nothingMore,
    user: owner,
    parties: [party(), party({ id: 'party-yard', name: 'Ridgeway & Daughters', kind: 'business' })],
    accounts: [account(), mortgage, euros],
    postings: [
      posting({ ...before, id: 'salary', entries: moved('clearing:payments-in:GBP', 'nell:current', 120_449 + seed) }),
      posting({
        ...before,
        id: 'loan',
        code: 'LDN',
        entries: moved('nell:mortgage', 'clearing:lending:GBP', 18_124_077),
      }),
      posting({
        ...before,
        id: 'euros',
        currency: 'EUR',
        entries: moved('clearing:payments-in:EUR', 'yard:euro', 5_000),
      }),
    ],
    jobs: [poundJob(openingDay)],
    mails: nellsMails(openingDay),
    resetTokens: smallResetTokens(owner, openingDay),
  };
}

function openEmpty(owner: UserRecord, openingDay: CalendarDay) {
  return {
    ...nothingMore,
    user: owner,
    parties: [party({ id: owner.mainPartyId })],
    accounts: [],
    postings: [],
    resetTokens: smallResetTokens(owner, openingDay),
  };
}

/** One mail in each box, and a second, read one in the inbox. */
function nellsMails(openingDay: CalendarDay): MailRecord[] {
  const mail = (id: string, box: MailRecord['box'], daysAgo: number, state: 'read' | 'unread'): MailRecord => ({
    id,
    userId: 'nell',
    box,
    threadId: `thread-${id}`,
    subject: `About ${id}`,
    subjectId: 'GEN',
    body: `All there is to say about ${id}.`,
    sentAt: instantInLondon(addDays(openingDay, -daysAgo), '09:30'),
    read: state === 'read',
    sender: box === 'outbox' ? null : 'Secure Mail Desk',
    partyId: null,
  });
  return [
    mail('cards', 'inbox', 9, 'read'),
    mail('rates', 'inbox', 2, 'unread'),
    mail('address', 'outbox', 10, 'read'),
    mail('holidays', 'bulletins', 4, 'unread'),
  ];
}

/** Nell has one valid token and one that expired yesterday; the locked customer has a corporate one. */
function smallResetTokens({ id: userId }: UserRecord, openingDay: CalendarDay): ResetTokenRecord[] {
  const token = (id: string, policy: ResetTokenRecord['policy'], days: number): ResetTokenRecord => ({
    id,
    userId,
    policy,
    expiresAt: instantInLondon(addDays(openingDay, days), '10:00'),
    usedAt: null,
  });
  if (userId === 'nell') return [token('nells-token', 'retail', 14), token('stale-token', 'retail', -1)];
  return userId === 'locked' ? [token('yard-token', 'corporate', 14)] : [];
}

export function moved(from: string, to: string, minor: number): Posting['entries'] {
  return [
    { accountId: from, minor: -minor },
    { accountId: to, minor },
  ];
}

/** A bank at ten on a Monday, its clock frozen, with no persona opened. */
export function emptyBank(over: Partial<BankPlan> = {}): Bank {
  return new Bank(
    {
      seed: 1,
      openedAt: mondayAtTen,
      opening: 1,
      personas: smallPersonas,
      jobKinds: { ...smallJobKinds, ...bankJobKinds },
      ...over,
    },
    { now: mondayAtTen, runs: { mode: 'frozen' } },
  );
}

/** The same with Nell's persona opened. */
export async function smallBank(): Promise<Bank> {
  const bank = emptyBank();
  await commit(bank, knownUser(bank, 'nell')?.opening ?? []);
  return bank;
}
