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

export const accountGroups = ['current', 'racing', 'deposit', 'lending'] as const;

export type AccountGroup = (typeof accountGroups)[number];

export function isAccountKind(code: unknown): code is AccountKind {
  return typeof code === 'string' && Object.hasOwn(accountKinds, code);
}

/** Current, savings and notice accounts, called demand deposits on the wire. */
export function isDemandDeposit(kind: AccountKind): boolean {
  return kind === 'CA' || kind === 'RA' || kind === 'IA' || kind === 'NT';
}

/** The wire's account types, each with the kind assumed for an unknown sub-group. */
const kindsByType = { CSA: 'CA', TRD: 'TD', LON: 'LN' } as const satisfies Record<string, AccountKind>;

export type AccountType = keyof typeof kindsByType;

export function kindOfType(type: unknown): AccountKind {
  return isAccountType(type) ? kindsByType[type] : 'CA';
}

/** The wire's type where known, otherwise derived from the kind. */
export function accountTypeOf(type: unknown, kind: AccountKind): AccountType {
  if (isAccountType(type)) return type;
  if (isDemandDeposit(kind)) return 'CSA';
  return kind === 'TD' ? 'TRD' : 'LON';
}

function isAccountType(type: unknown): type is AccountType {
  return typeof type === 'string' && Object.hasOwn(kindsByType, type);
}

const sortCodesByBranch: ReadonlyMap<string, string> = new Map([['000', '609303']]);

/** Six digits; empty for an unknown branch. */
export function sortCodeOf(branchCode: string | undefined): string {
  if (branchCode === undefined) return '';
  return sortCodesByBranch.get(branchCode) ?? (/^\d{6}$/.test(branchCode) ? branchCode : '');
}
