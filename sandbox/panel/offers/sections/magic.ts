import { type ListedMagic, magicLines } from '#sandbox/control/link/magic-lines.ts';
import type { SandboxSettings } from '#sandbox/control/link/sandbox-settings.ts';
import { linkTo, newPayeePath, payer, paymentPath, tickingMorning } from '#sandbox/panel/offers/links.ts';
import type { Offer, OfferSection } from '#sandbox/panel/offers/offer.ts';

/** Amounts, references and names that cause an outcome while the switch is on. */
export function magicSection(): OfferSection {
  return {
    id: 'magic',
    title: 'Magic values',
    lead: 'Amounts, references and names that cause an outcome. They do with magic:yes in a link, or switched on in the panel’s “Paying”: amounts in pounds and references of payments and transfers, and names of new payees. Those about processing apply to orders made now. Capitals do not count. A planned fault comes first, and the switches come after. The call names the line as the rule that decided.',
    entries: magicLines.map((listed): Offer => {
      const { rule, line, entered } = listed;
      return {
        id: rule.slice('magic.'.length),
        title: line.where === 'amount' ? `£${entered}` : entered,
        text: line.says,
        facts: [{ label: 'Entered as', value: placeOf(listed) }],
        acts: [
          { act: 'open', label: 'Try it', link: linkOf(listed) },
          { act: 'copy', label: 'Copy it', text: entered },
        ],
      };
    }),
    asTable: ['Value', 'Entered as', 'What it causes'],
  };
}

function placeOf({ line: { where, outcome } }: ListedMagic): string {
  if (outcome.row !== undefined) return 'reference in a bulk file';
  if (outcome.collection !== undefined) return 'direct debit’s amount';
  return where === 'name' ? 'new payee’s name' : where;
}

function linkOf({ line: { where, outcome }, entered }: ListedMagic): string {
  const on = (path: string, settings: SandboxSettings) =>
    linkTo(path, { persona: payer, signin: true, ...tickingMorning, magic: 'yes', ...settings });
  if (outcome.row !== undefined) return on('/payments/bulk', { persona: 'racing-owner' });
  if (outcome.collection !== undefined) {
    return on('/secure-mail', { persona: 'described', customer: 'direct-debit-unpaid', advance: 'P2D' });
  }
  // An account whose own name would match.
  if (where === 'name') return on(newPayeePath, { newPayee: { known: 'xanthe-rourke', name: entered } });
  if (where === 'amount') return on(paymentPath, { payment: { amount: entered, reference: 'Fees' } });
  // Only a strict bank wants this payment confirmed with a code.
  const strictly = outcome.code === undefined ? {} : ({ sca: 'strict' } as const);
  return on(paymentPath, { ...strictly, payment: { amount: '30.00', reference: entered } });
}
