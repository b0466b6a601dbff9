import type { SessionRecord } from '#sandbox/bank/records/session.ts';
import { decryptPassword } from './credentials.ts';

/** The typed values of one form; undefined where one cannot be read. */
export interface Unsealed<Field extends string> {
  readonly typed: Readonly<Record<Field, string | undefined>>;
  /** The session without the salt, which the final verdict spends. */
  readonly session: SessionRecord;
}

/** Decrypts fields encrypted with one salt of this session. A field with another salt or another key cannot be read. */
export function unseal<Field extends string>(
  session: SessionRecord,
  sealed: Readonly<Record<Field, string>>,
): Unsealed<Field> {
  const fields = Object.entries<string>(sealed).map(([field, text]) => [field, decryptPassword(text)] as const);
  const salt = fields.map(([, opened]) => opened?.salt).find((each) => each !== undefined);
  const saltIsGood = salt !== undefined && session.salts.includes(salt);
  const typed = Object.fromEntries(
    fields.map(([field, opened]) => [field, saltIsGood && opened?.salt === salt ? opened.password : undefined]),
  );
  return {
    typed: typed as Unsealed<Field>['typed'],
    session: saltIsGood ? { ...session, salts: session.salts.filter((each) => each !== salt) } : session,
  };
}
