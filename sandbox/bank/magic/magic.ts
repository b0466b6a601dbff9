import type { Bank } from '#sandbox/bank/engine/bank.ts';
import type { PaymentsSwitch } from '#sandbox/bank/records/switches.ts';
import { type MagicLine, type MagicOutcomes, magicTable } from './magic-table.ts';

/** What an order, a check or a row says. Amounts are magic in pounds alone. */
export interface Said {
  readonly minor?: number | undefined;
  readonly currency?: string | undefined;
  readonly reference?: string;
  readonly name?: string;
}

/** What a magic value causes, under the name of its line. */
export interface Magic<Kind extends keyof MagicOutcomes> {
  readonly outcome: MagicOutcomes[Kind];
  readonly rule: string;
}

type Switched = Pick<Bank, 'magic'>;

/** Undefined while magic values are off, and for what says none of this kind. */
export function magicOf<Kind extends keyof MagicOutcomes>(
  bank: Switched,
  kind: Kind,
  said: Said,
): Magic<Kind> | undefined {
  const line = lineOf(bank, [kind], said);
  const outcome = line?.outcome[kind];
  return line === undefined || outcome === undefined ? undefined : { outcome, rule: magicRule(line) };
}

/** What is set for an order: by its own magic value, which sets the switch aside, or by the switch. */
export function paymentsSetFor(
  bank: Switched & Pick<Bank, 'payments'>,
  order: Said,
): { readonly payments: PaymentsSwitch; readonly rule?: string } {
  const line = lineOf(bank, ['payments', 'fault', 'code', 'afterwards'], order);
  if (line === undefined) return { payments: bank.payments };
  const { payments } = line.outcome;
  return payments === undefined ? { payments: 'ok' } : { payments, rule: magicRule(line) };
}

/** What happens when an order is confirmed. */
export interface ConfirmedByMagic {
  readonly fault?: Magic<'fault'> | undefined;
  readonly code?: Magic<'code'> | undefined;
}

export function confirmedByMagic(bank: Switched, order: Said): ConfirmedByMagic {
  return { fault: magicOf(bank, 'fault', order), code: magicOf(bank, 'code', order) };
}

/** How calls and archives name a line: `magic.amount-66.01`, `magic.name-nomatch-nora`. */
export function magicRule({ where, value }: Pick<MagicLine, 'where' | 'value'>): string {
  const named = typeof value === 'number' ? (value / 100).toFixed(2) : plain(value).replaceAll(' ', '-');
  return `magic.${where}-${named}`;
}

function lineOf({ magic }: Switched, kinds: readonly (keyof MagicOutcomes)[], said: Said): MagicLine | undefined {
  if (magic === 'no') return undefined;
  return magicTable.find((line) => kinds.some((kind) => kind in line.outcome) && isSaid(line, said));
}

function isSaid(line: MagicLine, { minor, currency = 'GBP', reference = '', name = '' }: Said): boolean {
  if (line.where === 'amount') return currency === 'GBP' && minor === line.value;
  return plain(line.where === 'reference' ? reference : name) === plain(line.value);
}

/** Capitals and further spaces do not count. */
function plain(text: string): string {
  return text.trim().toLowerCase().replaceAll(/\s+/g, ' ');
}
