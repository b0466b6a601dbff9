import type { Sql, TransactionSql } from 'postgres';
import { NameTaken } from '#sandbox/store/refusals.ts';
import type { KeptWorld } from '#sandbox/store/store.ts';

export interface Row {
  readonly id: number;
  readonly name: string;
  readonly sandbox: string;
  readonly lastUsedMs: string;
  readonly owner: string | null;
  readonly seen: string | null;
}

interface NewWorld {
  readonly made: string;
  readonly name: string;
  readonly sandbox: string;
  readonly lastUsedMs: number;
  readonly owner: string | null;
}

/** @throws NameTaken */
export async function added(within: TransactionSql, world: NewWorld): Promise<KeptWorld> {
  const { made, name, sandbox, lastUsedMs, owner } = world;
  await within`
    INSERT INTO paddock.worlds (name, made, sandbox, last_used_ms, owner)
    VALUES (${name}, ${made}, ${sandbox}, ${lastUsedMs}, ${owner}) ON CONFLICT DO NOTHING`;
  const [row] = await within<{ id: number }[]>`SELECT id FROM paddock.worlds WHERE name = ${name} AND made = ${made}`;
  if (row === undefined) throw new NameTaken();
  await forgetFormer(within, name);
  return { id: row.id, name, sandbox, lastUsedMs, owner, seen: null };
}

/** The name leads to no other world any more. */
export async function forgetFormer(within: TransactionSql, name: string): Promise<void> {
  await within`
    UPDATE paddock.worlds SET former_names = array_remove(former_names, ${name}) WHERE former_names @> ARRAY[${name}::text]`;
}

export function columns(sql: Sql) {
  return sql`id, name, sandbox, last_used_ms AS "lastUsedMs", owner, seen`;
}

export function worldIn({ id, name, sandbox, lastUsedMs, owner, seen }: Row): KeptWorld {
  return { id, name, sandbox, lastUsedMs: Number(lastUsedMs), owner, seen: seen === null ? null : JSON.parse(seen) };
}
