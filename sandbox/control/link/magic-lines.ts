import { magicRule } from '#sandbox/bank/magic/magic.ts';
import { type MagicLine, magicTable } from '#sandbox/bank/magic/magic-table.ts';

export interface ListedMagic {
  /** By which a call names it. */
  readonly rule: string;
  readonly line: MagicLine;
  /** As testers enter it: `66.01`, `Nomatch Nora`. */
  readonly entered: string;
}

/** The bank's table of magic values, as the guide and the calls show it. */
export const magicLines: readonly ListedMagic[] = magicTable.map((line) => ({
  rule: magicRule(line),
  line,
  entered: line.where === 'amount' ? (line.value / 100).toFixed(2) : line.value,
}));

/** What a call was decided by, in words; undefined for every other rule. */
export function magicText(rule: string): string | undefined {
  const found = magicLines.find((each) => each.rule === rule);
  return found && `${found.entered} as ${found.line.where}. ${found.line.says}`;
}
