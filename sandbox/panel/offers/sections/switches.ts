import { allowedValues, type SwitchName, switchNames } from '#sandbox/control/link/switch-values.ts';
import type { Offer, OfferSection } from '#sandbox/panel/offers/offer.ts';
import {
  checkChoices,
  confirmationChoices,
  magicChoices,
  paymentChoices,
} from '#sandbox/panel/payments/paying-choices.ts';
import { switchTitles } from '#sandbox/panel/pieces/switch-titles.ts';

const effects: Readonly<Record<SwitchName, string>> = {
  latency: 'How long every answer of the bank is held back.',
  otp: 'Which codes the bank accepts.',
  cop: 'The result of every check of a payee’s name.',
  payments: 'What happens to payments and transfers.',
  sca: 'What the bank wants confirmed with a code or PIN.',
  magic: 'Whether magic values cause what the guide says of each.',
};

/** What stands for a value that is written by the tester. */
const samples: Readonly<Record<string, string>> = {
  milliseconds: '1500',
  'six digits': '123456',
  'refuse=CODE': 'refuse=DIGX_PY_0134',
};

/** By what is written. */
const otherWords: Readonly<Record<string, string>> = {
  'payments:refuse=CODE': 'declined rejected no payment',
  'payments:needs-authoriser': 'approval second signature',
  'latency:slow': 'spinner waiting',
};

const meanings: Readonly<Record<SwitchName, Readonly<Record<string, string>>>> = {
  latency: {
    none: 'at once',
    typical: 'after a quarter of a second',
    slow: 'after two and a half seconds',
    milliseconds: 'after the number of milliseconds you enter',
  },
  otp: { phone: 'the code on the phone', 'six digits': 'the code on the phone, and the six digits you enter' },
  cop: Object.fromEntries(checkChoices.map(({ id, title }) => [id, title])),
  payments: Object.fromEntries(paymentChoices.map(({ id, title }) => [id, title])),
  sca: Object.fromEntries(confirmationChoices.map(({ id, title }) => [id, title])),
  magic: Object.fromEntries(magicChoices.map(({ id, title }) => [id, title])),
};

/** Every value of every switch. */
export function switchesSection(): OfferSection {
  return {
    id: 'switches',
    title: 'Switches',
    lead: 'How this bank behaves until the switch is set again. The panel names every switch that is not as usual.',
    entries: switchNames.flatMap((name) =>
      allowedValues[name].map((allowed): Offer => {
        const value = samples[allowed] ?? allowed;
        const title = `${switchTitles[name]}: ${meanings[name][allowed] ?? meanings[name].refuse ?? allowed}`;
        return {
          id: `${name}-${allowed.replaceAll(/[^\w-]/g, '-')}`,
          title,
          written: `${name}:${allowed}`,
          text: effects[name],
          also: otherWords[`${name}:${allowed}`],
          acts: [{ act: 'switch', label: `Set ${name}:${value}`, command: title, name, value }],
        };
      }),
    ),
  };
}
