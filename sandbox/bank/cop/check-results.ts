import { type Branch, type OutsideAccount, outsideAccounts } from '#fixtures/directory.ts';
import { areSameReferences, longestName } from '#sandbox/bank/payees/payee-fields.ts';
import type { AccountDetails, HolderKind, PayeeReport, ReasonCode } from '#sandbox/bank/records/cop-check.ts';
import type { CopSwitch } from '#sandbox/bank/records/switches.ts';
import { compareNames, type NameComparison } from './name-comparison.ts';
import { jointHoldersOf, traderOf } from './name-words.ts';
import { nearName } from './near-names.ts';

export interface KnownAccount {
  /** The name the account is held in, then its other names. */
  readonly names: readonly [string, ...string[]];
  readonly type: HolderKind;
  readonly reference: string | undefined;
  readonly check: OutsideAccount['check'];
}

/** `name` is the held name, given only for a close match. */
export interface CheckResult {
  readonly code: 'Y' | ReasonCode | 'timeout';
  readonly name: string | null;
}

/** Accounts of another bank under that number; a building society may have many. */
export function knownElsewhere({ sortCode, accountNumber }: AccountDetails): readonly KnownAccount[] {
  return outsideAccounts
    .filter((account) => account.sortCode === sortCode && account.accountNumber === accountNumber)
    .map(({ name, type, reference, check }) => ({ names: namesOf(name, type), type, reference, check }));
}

export function namesOf(name: string, type: HolderKind): KnownAccount['names'] {
  return [name, ...(type === 'Personal' ? jointHoldersOf(traderOf(name)?.holder ?? name) : [])];
}

/** What the account's bank answers, in the scheme's order of checks; name and kind of holder come last. */
export function validateAccount(
  details: AccountDetails,
  branch: Branch | undefined,
  known: readonly KnownAccount[],
): CheckResult {
  if (branch?.checksNames !== true) return plain('SCNS');
  const [first] = known;
  if (first === undefined) return plain('AC01');
  const named = branch.wantsReference
    ? known.find(({ reference }) => areSameReferences(reference ?? '', details.reference))
    : first;
  const meant = named ?? (known.length === 1 ? first : undefined);
  if (meant?.check !== undefined) return plain(codesOfUnchecked[meant.check]);
  return named === undefined ? plain('IVCR') : compareHolder(details, named);
}

/**
 * A tester's result. Wrong-kind codes follow the kind given; a close match shows the holder or a variant of the name
 * given.
 */
export function switchedResult(
  switched: Exclude<CopSwitch, 'by-name'>,
  { accountName, accountType }: AccountDetails,
  [known]: readonly KnownAccount[],
): CheckResult {
  const code = switched in otherKindCodes ? otherKindCodes[switched as KindCode][accountType] : switched;
  if (code !== 'MBAM' && code !== 'BAMM' && code !== 'PAMM') return plain(code);
  const held = known?.names.find((name) => compareHeld(name, accountName, known.type) === 'close');
  return { code, name: held === undefined ? nearName(accountName, accountType) : cutToField(held) };
}

type KindCode = 'BANM' | 'PANM' | 'BAMM' | 'PAMM';

const wrongKind = { Personal: 'BANM', Business: 'PANM' } as const;
const closeAndWrongKind = { Personal: 'BAMM', Business: 'PAMM' } as const;

/** The code depends on the account's real kind: B for business, P for personal. */
const otherKindCodes = {
  BANM: wrongKind,
  PANM: wrongKind,
  BAMM: closeAndWrongKind,
  PAMM: closeAndWrongKind,
} as const satisfies Record<KindCode, Record<HolderKind, KindCode>>;

/** The bank answers for its own accounts without asking the scheme. */
export function reportOf({ code, name }: CheckResult, kept: 'here' | 'elsewhere'): PayeeReport {
  const isOwn = kept === 'here';
  const rest = { enabled: !isOwn, payeeAccountName: name };
  if (code === 'Y') {
    return { ...rest, matched: isOwn ? 'A' : 'Y', selectionStatus: isOwn ? 'Y' : null, reasonCode: null };
  }
  if (code === 'timeout') return { ...rest, matched: 'A', selectionStatus: null, reasonCode: null };
  const couldNotSay = code === 'SCNS' || code === 'ACNS' || code === 'OPTO';
  return { ...rest, matched: couldNotSay ? 'A' : 'N', selectionStatus: null, reasonCode: code };
}

const codesOfUnchecked = { switched: 'CASS', 'opted-out': 'OPTO', 'type-not-supported': 'ACNS' } as const;

function compareHolder({ accountName, accountType }: AccountDetails, { names, type }: KnownAccount): CheckResult {
  const found = names.map((name) => compareHeld(name, accountName, type));
  const isRightKind = type === accountType;
  if (found.includes('same')) return plain(isRightKind ? 'Y' : type === 'Business' ? 'BANM' : 'PANM');
  const close = names[found.indexOf('close')];
  if (close === undefined) return plain('ANNM');
  return { code: isRightKind ? 'MBAM' : type === 'Business' ? 'BAMM' : 'PAMM', name: cutToField(close) };
}

/** A name longer than the field also matches when cut off. */
function compareHeld(name: string, given: string, type: HolderKind): NameComparison {
  const whole = compareNames(name, given, type);
  if (whole === 'same' || name.length <= longestName) return whole;
  const cut = compareNames(cutToField(name), given, type);
  return cut === 'different' ? whole : cut;
}

/** The name shown must fit the field, so that the customer can use it. */
function cutToField(name: string): string {
  return name.slice(0, longestName).trimEnd();
}

function plain(code: CheckResult['code']): CheckResult {
  return { code, name: null };
}
