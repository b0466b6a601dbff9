import type { Bank } from '#sandbox/bank/engine/bank.ts';
import { sha256Hex } from '#sandbox/bank/engine/canonical.ts';
import type { Change } from '#sandbox/bank/engine/change.ts';
import { knownUser } from '#sandbox/bank/engine/persona-opening.ts';
import type { SessionRecord } from '#sandbox/bank/records/session.ts';
import type { UserRecord } from '#sandbox/bank/records/user.ts';
import { decryptPassword } from './credentials.ts';
import { ended, endSessionsOf, openUserSession } from './sessions.ts';

/** Assumed: the fourth wrong sign-in in a row locks. */
const wrongSignInsForgiven = 3;

export type SignInRefusal = 'wrong-details' | 'locked' | 'locked-by-bank';

export type SignInVerdict =
  | {
      readonly outcome: 'signed-in';
      readonly rule: string;
      readonly session: SessionRecord;
      readonly changes: readonly Change[];
    }
  | {
      readonly outcome: 'refused';
      readonly rule: string;
      readonly reason: SignInRefusal;
      /** The asking session without the salt it used. */
      readonly session: SessionRecord;
      readonly changes: readonly Change[];
    };

/** Assumed: how many unknown User IDs are remembered; beyond that the first is forgotten. */
const unknownIdsKept = 1_000;

/** What a User ID that nobody has is compared with: the digest of no password. */
const noPassword = '0'.repeat(64);

/**
 * Decides on a sign-in. An unknown User ID is refused and locked exactly like a customer's, with the same digests made and
 * compared, so that nobody learns who is a customer. That lock is reported whatever the password, so that the customer
 * knows to call the bank; a lock by the bank only to who knows the password.
 */
export function validateSignIn(bank: Bank, asking: SessionRecord, userId: string, ciphertext: string): SignInVerdict {
  const typed = decryptPassword(ciphertext);
  const saltIsGood = typed !== undefined && asking.salts.includes(typed.salt);
  const session = saltIsGood ? { ...asking, salts: asking.salts.filter((salt) => salt !== typed.salt) } : asking;
  const refuse = (rule: string, reason: SignInRefusal, changes: readonly Change[] = []): SignInVerdict => ({
    outcome: 'refused',
    rule,
    reason,
    session,
    changes,
  });

  const normalised = userId.trim().toLowerCase();
  const counted = triesOfUnknown(bank, normalised);
  const known = knownUser(bank, normalised);
  const isRight = isPassword(typed?.password ?? '', known?.user.password) && saltIsGood;
  if (known === undefined) {
    const { isLocked, changes } = countUnknown(bank, counted);
    return refuse('sign-in.unknown-user', isLocked ? 'locked' : 'wrong-details', changes);
  }
  const { user, opening } = known;
  if (hasTriedTooOften(user)) return refuse('sign-in.locked', 'locked', opening);

  if (!isRight) {
    const wrong = withOneMoreWrong(user);
    const changes: Change[] = [...opening, { change: 'update', of: 'users', record: wrong }];
    return hasTriedTooOften(wrong)
      ? refuse('sign-in.locks-after-wrong-details', 'locked', changes)
      : refuse('sign-in.wrong-details', 'wrong-details', changes);
  }
  if (user.lock === 'by-bank') return refuse('sign-in.locked-by-bank', 'locked-by-bank', opening);
  return { outcome: 'signed-in', rule: 'sign-in.right-details', ...admit(bank, user, opening, session) };
}

/** By their digests, whose comparison takes as long however much of a password is right. */
function isPassword(typed: string, password: string | undefined): boolean {
  const right = sha256Hex(`password|${password ?? ''}`);
  return sha256Hex(`password|${typed}`) === (password === undefined ? noPassword : right);
}

/** Why a customer cannot sign in even without a password; undefined when they can. */
export function whyLocked(user: UserRecord): string | undefined {
  switch (user.lock) {
    case 'none':
      return undefined;
    case 'by-bank':
      return `${user.id} is locked by the bank.`;
    case 'wrong-details':
      return `${user.id} is locked after too many failed logins.`;
    default:
      return user.lock satisfies never;
  }
}

/** Signs a customer in; ends their earlier session and the one they asked from. */
export function admit(
  bank: Bank,
  user: UserRecord,
  opening: readonly Change[],
  from?: SessionRecord,
): { readonly session: SessionRecord; readonly changes: readonly Change[] } {
  const opened = openUserSession(bank, user);
  const signedIn: UserRecord = { ...user, wrongSignIns: 0, lastSignIn: bank.clock.now };
  const changes: Change[] = [
    ...opening,
    { change: 'update', of: 'users', record: signedIn },
    ...endSessionsOf(bank, user.id, 'replaced'),
    ...(from === undefined ? [] : ([{ change: 'update', of: 'sessions', record: ended(from, 'replaced') }] as const)),
    ...opened.changes,
  ];
  return { session: opened.session, changes };
}

/** Locked for it, or locked by the bank already. */
function hasTriedTooOften({ lock, wrongSignIns }: Pick<UserRecord, 'lock' | 'wrongSignIns'>): boolean {
  return lock === 'wrong-details' || wrongSignIns > wrongSignInsForgiven;
}

/** Looked up for a customer, too. */
function triesOfUnknown({ records }: Bank, userId: string) {
  const id = sha256Hex(`unknown|${userId}`);
  return { id, before: records.find('unknownIds', id)?.wrongSignIns ?? 0 };
}

function countUnknown({ records }: Bank, { id, before }: ReturnType<typeof triesOfUnknown>) {
  if (before > wrongSignInsForgiven) return { isLocked: true, changes: [] };
  const record = { id, wrongSignIns: before + 1 };
  const changes: Change[] = [{ change: before === 0 ? 'insert' : 'update', of: 'unknownIds', record }];
  if (before === 0) {
    const [first, ...others] = records.all('unknownIds');
    if (first !== undefined && others.length + 1 >= unknownIdsKept) {
      changes.push({ change: 'remove', of: 'unknownIds', id: first.id });
    }
  }
  return { isLocked: record.wrongSignIns > wrongSignInsForgiven, changes };
}

/** Counts a wrong password, at sign-in or in a change. Never lifts a lock. */
export function withOneMoreWrong(user: UserRecord): UserRecord {
  const wrongSignIns = user.wrongSignIns + 1;
  const locks = user.lock === 'none' && wrongSignIns > wrongSignInsForgiven;
  return { ...user, wrongSignIns, lock: locks ? 'wrong-details' : user.lock };
}

/** Wrong passwords left before an unlocked customer is locked. */
export function signInsLeft({ wrongSignIns }: UserRecord): number {
  return wrongSignInsForgiven + 1 - wrongSignIns;
}
