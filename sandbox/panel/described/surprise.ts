import { chanceAt, happens, oneOf, streamsOf, wholeBetween } from '#sandbox/personas/chance.ts';
import type { CustomerDocument, Json } from './document.ts';
import { type Who, withLogin, withMandate, withTick, withTyped, withWho } from './form-choices.ts';

const titles = {
  'one-person': 'A customer by chance',
  'two-people': 'Two people by chance',
  company: 'A company by chance',
  'racing-owner': 'A racing owner by chance',
} as const satisfies Record<Who, string>;

/** Beside the account that comes first. */
const further = ['instantAccess', 'notice', 'euro', 'dollar', 'bond', 'mortgage', 'loan'] as const;

/** A description of varied choices, the same one for the same number. */
export function surpriseOf(seed: number): CustomerDocument {
  const streams = streamsOf(seed, 'surprise');
  const drawn = (label: string) => chanceAt(streams(label), 0);
  const who = oneOf<Who>(drawn('who'), ['one-person', 'one-person', 'two-people', 'company', 'racing-owner']);
  const payees = oneOf(drawn('payees'), [1, 3, 8, 20, 40]);
  const accounts = [
    ...firstAccounts(who, (label, from, to) => wholeBetween(drawn(label), from, to)),
    ...further.filter((product) => happens(drawn(product), 1, 3)).map((product): Json => ({ product })),
  ];
  const plain: CustomerDocument = { seed, title: titles[who], years: wholeBetween(drawn('years'), 0, 6) };
  let document: CustomerDocument = { ...withWho(plain, who), accounts, payees: { count: payees } };
  if (who === 'company' && happens(drawn('mandate'), 1, 2)) {
    // Without a mandate no file awaits anybody.
    document = withTick(withMandate(document, 'one-other'), 'waitingFile', happens(drawn('file'), 1, 2));
  }
  if (happens(drawn('order'), 1, 3)) document = withTick(document, 'failingOrder', true);
  if (happens(drawn('login'), 1, 6)) document = withLogin(document, oneOf(drawn('step'), ['terms', 'password', 'pin']));
  if (happens(drawn('daily'), 1, 4)) {
    document = withTyped(document, ['people', 0, 'limits', 'payments', 'daily'], '5000.00', 'text');
  }
  return document;
}

type Between = (label: string, from: number, to: number) => number;

/** The main account, overdrawn one time in four. */
function firstAccounts(who: Who, between: Between): readonly Json[] {
  const overdraft = between('overdraft', 1, 10) * 500;
  const pence = String(between('pence', 0, 99)).padStart(2, '0');
  const isOverdrawn = between('overdrawn', 1, 4) === 1;
  const balance = isOverdrawn
    ? `-${between('owed', 1, overdraft - 1)}.${pence}`
    : `${between('had', 5, 24_000)}.${pence}`;
  const product = who === 'company' ? 'business' : 'current';
  const first: Json = { product, balance, overdraft: `${overdraft}.00` };
  if (who !== 'racing-owner') return [first];
  return [first, { product: 'racing', entity: 2, balance: `${between('racing', 1_000, 90_000)}.${pence}` }];
}
