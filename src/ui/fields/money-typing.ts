/**
 * Filters typed text as an amount: digits and one point, at most two decimals, no leading zeros. It may start with a
 * point while typing (`.5`).
 */
export function typedMoney(text: string): string {
  const kept = text.replaceAll(/[^\d.]/g, '');
  const point = kept.indexOf('.');
  const pounds = (point === -1 ? kept : kept.slice(0, point)).replace(/^0+(?=\d)/, '');
  return point === -1
    ? pounds
    : `${pounds}.${kept
        .slice(point + 1)
        .replaceAll('.', '')
        .slice(0, 2)}`;
}

/** The amount once the field is left: rounded half up to two decimals, and padded to two. Empty stays empty. */
export function normalisedMoney(text: string): string {
  const [, pounds = '', decimals = ''] = /^(\d*)\.?(\d*)$/.exec(text) ?? [];
  if (pounds === '' && decimals === '') return '';
  const [pence, next = '0'] = [`${decimals}00`.slice(0, 2), decimals[2]];
  const minor = BigInt(`${pounds}${pence}`) + (next >= '5' ? 1n : 0n);
  const digits = String(minor).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** The amount as it is shown while nobody types: `1234.50` as `1,234.50`. Any other text stays as it is. */
export function groupedMoney(text: string): string {
  const [pounds = '', ...rest] = text.split('.');
  return [pounds.replaceAll(/\B(?=(?:\d{3})+$)/g, ','), ...rest].join('.');
}

const withMark: Readonly<Record<string, RegExp>> = {
  '£': /^(?:£|GBP)?(.*?)(?:£|GBP)?$/i,
  $: /^(?:\$|USD)?(.*?)(?:\$|USD)?$/i,
  '€': /^(?:€|EUR)?(.*?)(?:€|EUR)?$/i,
};
const plain = /^(?:\d+\.?\d{0,2}|\.\d{1,2})$/;
const grouped = [
  /^\d{1,3}(?:,\d{3})+(?:\.\d{0,2})?$/,
  /^\d{1,3}(?: \d{3})+(?:\.\d{0,2})?$/,
  /^\d{1,3}(?:'\d{3})+(?:\.\d{0,2})?$/,
];

/**
 * Reads a pasted amount in British format: `£1,234.5`, `1 234.50`, `GBP 12`. Undefined if dropping a character would
 * change its meaning: `1,50` is £1.50 abroad and would become £150, `1.234` a thousand and more would become £1.23,
 * `-5` a debt would become £5, and `€5` in a field of pounds £5.
 */
export function pastedMoney(text: string, symbol = '£'): string | undefined {
  const spaced = text.trim().replaceAll(/\s/g, ' ').replaceAll('’', "'");
  const amount = (withMark[symbol]?.exec(spaced)?.[1] ?? spaced).trim();
  if (!plain.test(amount) && !grouped.some((spelling) => spelling.test(amount))) return undefined;
  return typedMoney(amount.replaceAll(/[ ,']/g, ''));
}

/** The field's content after a paste between the remaining text; undefined if the result is not an amount. */
export function moneyAfterPaste(before: string, pasted: string, after: string, symbol = '£'): string | undefined {
  const amount = pastedMoney(pasted, symbol);
  if (amount === undefined) return undefined;
  const whole = `${before}${amount}${after}`.replaceAll(',', '');
  return plain.test(whole) ? typedMoney(whole) : undefined;
}
