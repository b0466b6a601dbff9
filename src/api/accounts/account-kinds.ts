/** The kinds of account the bank keeps, with the name each bears and the heading it stands under. */
export const accountKinds = {
  CA: { typeTitle: 'Private Bank Current Account', group: 'current' },
  RA: { typeTitle: 'Racing Bank Account', group: 'racing' },
  TD: { typeTitle: 'Fixed Rate Bond', group: 'deposit' },
  IA: { typeTitle: 'Instant Access', group: 'deposit' },
  NT: { typeTitle: 'Notice Account', group: 'deposit' },
  LN: { typeTitle: 'Loan', group: 'lending' },
  MO: { typeTitle: 'Mortgage', group: 'lending' },
} as const;

export type AccountKind = keyof typeof accountKinds;

/** In the order in which a list shows them. */
export const accountGroups = ['current', 'racing', 'deposit', 'lending'] as const;

export type AccountGroup = (typeof accountGroups)[number];

export function isAccountKind(code: unknown): code is AccountKind {
  return typeof code === 'string' && Object.hasOwn(accountKinds, code);
}

/** Current, savings and notice accounts: what the wire calls demand deposits. */
export function isDemandDeposit(kind: AccountKind): boolean {
  return kind === 'CA' || kind === 'RA' || kind === 'IA' || kind === 'NT';
}

/** The wire's broader types, each with the kind an account is taken for whose sub-group the app does not know. */
const kindsByType = { CSA: 'CA', TRD: 'TD', LON: 'LN' } as const satisfies Record<string, AccountKind>;

export type AccountType = keyof typeof kindsByType;

export function kindOfType(type: unknown): AccountKind {
  return isAccountType(type) ? kindsByType[type] : 'CA';
}

/** As the wire says it, else by the kind: the bank names an account by its type among other things. */
export function accountTypeOf(type: unknown, kind: AccountKind): AccountType {
  if (isAccountType(type)) return type;
  if (isDemandDeposit(kind)) return 'CSA';
  return kind === 'TD' ? 'TRD' : 'LON';
}

function isAccountType(type: unknown): type is AccountType {
  return typeof type === 'string' && Object.hasOwn(kindsByType, type);
}

const sortCodesByBranch: ReadonlyMap<string, string> = new Map([['000', '609303']]);

/** Six digits; empty for a branch the app does not know. */
export function sortCodeOf(branchCode: string | undefined): string {
  if (branchCode === undefined) return '';
  return sortCodesByBranch.get(branchCode) ?? (/^\d{6}$/.test(branchCode) ? branchCode : '');
}
