import fc from 'fast-check';

// Answers as the bank sends them, and damaged ones.

const party = { value: 'C43E0A1B7D52F986', displayValue: '***401' };

function pairs(values: Readonly<Record<string, string>>) {
  return { nameValuePairDTOArray: Object.entries(values).map(([name, value]) => ({ name, value })) };
}

export const currentAccount = {
  id: { value: '9A0E7C5512D84F6B', displayValue: '31926819' },
  partyId: party,
  partyName: 'Mrs Eleanor O&#x27;Hara',
  type: 'CSA',
  status: 'ACTIVE',
  currencyCode: 'GBP',
  branchCode: '000',
  productDTO: { productId: 'CURRPB', name: 'Private Bank Current Account' },
  displayName: 'Private Bank Current Account',
  accountNickname: 'Household &amp; garden',
  currentBalance: { currency: 'GBP', amount: 1204.5 },
  availableBalance: { currency: 'GBP', amount: 2204.5 },
  openingDate: '2014-01-02T00:00:00',
  dictionary: pairs({
    SubGroup: 'CA',
    nicknameSequenceNumber: '1',
    transferIsMapped: 'true',
    transferOutDisabled: 'false',
  }),
};

export const euroAccount = {
  ...currentAccount,
  id: { value: '5D1F00AA77C3B2E1', displayValue: '22345678' },
  currencyCode: 'EUR',
  accountNickname: null,
  displayName: 'Euro account',
  currentBalance: { currency: 'EUR', amount: -12 },
  availableBalance: { currency: 'EUR', amount: 3020 },
  iban: 'GB47PADD60930322345678',
  dictionary: pairs({ SubGroup: 'RA', nicknameSequenceNumber: '2' }),
};

export const mortgage = {
  id: { value: '0B8D44E1F7A2936C', displayValue: '40071522' },
  partyId: party,
  partyName: 'Mrs Eleanor O&#x27;Hara',
  type: 'LON',
  status: 'ACTIVE',
  currencyCode: 'GBP',
  branchCode: '000',
  productDTO: { productId: 'MORTPB', name: 'Mortgage' },
  displayName: 'Mortgage',
  accountNickname: null,
  principalAmount: { currency: 'GBP', amount: 250000 },
  outstandingLoanDetailsDTO: {
    outstandingAmount: { currency: 'GBP', amount: 181240.77 },
    principalBalance: { currency: 'GBP', amount: 181020.4 },
    installmentArrear: { currency: 'GBP', amount: 0 },
  },
  openingDate: '2014-01-02T00:00:00',
  dictionary: pairs({ SubGroup: 'MO', nicknameSequenceNumber: '1' }),
};

export const accountsAnswer = { accounts: [mortgage, euroAccount, currentAccount] };

export const allowedAnswer = { accounts: [currentAccount], allowedTransactions: [currentAccount.id.value] };

export const addressAnswer = {
  address: {
    fullName: 'Mrs Eleanor O&#x27;Hara',
    addressLine1: 'The Old Forge',
    addressLine2: null,
    addressLine3: '',
    city: 'Lambourn',
    region: 'Berkshire',
    country: 'United Kingdom',
    postcode: 'RG17 8XX',
  },
};

export const profileAnswer = {
  userProfile: {
    userName: 'private-customer',
    firstName: 'Eleanor',
    lastName: 'O&#x27;Hara',
    preferredName: 'Nell',
    honorific: 'Mrs',
    partyId: party,
    lastLoginTime: '2026-02-27T11:53:00.000Z',
    emailId: { displayValue: 'nel&#x2a;&#x2a;&#x2a;&#x40;example.com' },
    phoneNumber: { displayValue: '07&#x2a;&#x2a;&#x2a;&#x2a;&#x2a;&#x2a;&#x2a;118' },
  },
  entities: [
    { partyId: party, partyName: 'Mrs Eleanor O&#x27;Hara' },
    { partyId: { value: 'A77B', displayValue: '***402' }, partyName: 'Ridgeway &amp; Daughters Racing' },
  ],
  inactiveSessionTimeout: 600000,
  firstLoginFlowDone: true,
};

export const loginFlowAnswer = {
  userLoginFlowDTOList: [
    { loginConfigDTO: { id: 'terms-and-conditions', uiComponentName: 'terms-and-conditions', displayOrder: 1 } },
  ],
};

export const permissionsAnswer = { permittedFunctions: ['payment', 'transfer', 'statements'] };

export const countAnswer = {
  countDTOList: [{ transactionType: 'PAYMENTS', pendingApproval: 4 }, { transactionType: 'PAYEE_BILLER' }],
};

/** Reads damaged answers, each in many ways. */
export function whenDamaged(answers: readonly unknown[], read: (...harmed: unknown[]) => void, numRuns?: number): void {
  const property = fc.property(fc.tuple(...answers.map(damaged)), (harmed) => read(...harmed));
  fc.assert(property, numRuns === undefined ? {} : { numRuns });
}

/** The answer with a few fields dropped, nulled, retyped or added. */
function damaged(answer: unknown): fc.Arbitrary<unknown> {
  const step = fc.record({
    path: fc.array(fc.nat({ max: 40 }), { minLength: 1, maxLength: 7 }),
    harm: fc.constantFrom('drop', 'null', 'retype', 'add' as const),
    other: fc.oneof(
      fc.anything(),
      fc.constantFrom<unknown>({}, [], '', 'x', 0, -1, 1e300, true, [[]], [null], { value: 7 }, '9999-99-99T00:00:00'),
    ),
  });
  return fc.array(step, { minLength: 1, maxLength: 6 }).map((steps) => {
    const holder = { answer: structuredClone(answer) };
    for (const { path, harm, other } of steps) harmAt(holder, path, harm, other);
    return holder.answer;
  });
}

function harmAt(holder: object, path: readonly number[], harm: string, other: unknown): void {
  let place: Record<string, unknown> = holder as Record<string, unknown>;
  for (const [depth, choice] of path.entries()) {
    const keys = Object.keys(place);
    const key = keys[choice % Math.max(keys.length, 1)];
    if (key === undefined) return;
    const inside = place[key];
    if (depth < path.length - 1 && typeof inside === 'object' && inside !== null) {
      place = inside as Record<string, unknown>;
      continue;
    }
    if (harm === 'drop' && Array.isArray(place)) place.splice(Number(key), 1);
    else if (harm === 'drop') delete place[key];
    else if (harm === 'null') place[key] = null;
    else if (harm === 'retype') place[key] = other;
    else if (Array.isArray(place)) place.push(other);
    else place[`extra${choice}`] = other;
    return;
  }
}
