import { expect, it } from 'vitest';
import { readyMadeDescriptions } from '#sandbox/personas/described/ready-made.ts';
import type { CustomerDocument } from './document.ts';
import {
  asWritten,
  beyondForm,
  isTicked,
  type Login,
  loginIn,
  loginTitles,
  mandateIn,
  typedAt,
  type Who,
  whoIn,
  whoTitles,
  withLogin,
  withMandate,
  withTick,
  withTyped,
  withWho,
} from './form-choices.ts';

const everybody = Object.keys(whoTitles) as Who[];
const logins = Object.keys(loginTitles) as Login[];

it.each(everybody)('reads back that it is %s, and shows all of it', (who) => {
  const document = withWho({ seed: 4 }, who);
  expect(whoIn(document)).toBe(who);
  expect(beyondForm(document)).toEqual([]);
});

it('is one person again as if it had never been another', () => {
  for (const who of everybody) expect(withWho(withWho({ years: 3 }, who), 'one-person')).toEqual({ years: 3 });
});

it('leaves accounts that were chosen, and what was written of people who stay', () => {
  const written: CustomerDocument = {
    people: [{ firstName: 'Ada' }, { firstName: 'Ben' }],
    entities: [{ kind: 'joint', name: 'Ada & Ben' }],
    accounts: [{ product: 'notice' }],
  };
  expect(withWho(written, 'company')).toEqual({
    people: [{ firstName: 'Ada' }, { firstName: 'Ben' }],
    entities: [{ kind: 'company', name: 'Ada & Ben' }],
    accounts: [{ product: 'notice' }],
  });
  expect(withWho(written, 'one-person')).toMatchObject({
    people: [{ firstName: 'Ada' }],
    entities: [{ name: 'Ada & Ben' }],
  });
});

it('gives every entity the same mandate, and says so where they differ', () => {
  const racing = withMandate(withWho({}, 'racing-owner'), 'two-others');
  expect(racing.entities).toEqual([{ mandate: 'two-others' }, { kind: 'racing', mandate: 'two-others' }]);
  expect(mandateIn(racing)).toBe('two-others');
  expect(withMandate(withMandate({}, 'one-other'), 'none')).toEqual({});
  expect(mandateIn({ entities: [{ mandate: 'one-other' }, {}] })).toBe(asWritten);
});

it.each(logins)('reads back that at login there is %s', (login) => {
  const document = withLogin({}, login);
  expect(loginIn(document)).toBe(login);
  expect(beyondForm(document)).toEqual([]);
  expect(withLogin(document, 'nothing')).toEqual({});
});

it('ticks beside other entries of the list, and takes away only its own', () => {
  const written: CustomerDocument = { standingOrders: [{ amount: '5.00' }] };
  const ticked = withTick(written, 'failingOrder', true);
  expect(ticked.standingOrders).toEqual([{ amount: '5.00' }, { next: 1, fails: true }]);
  expect(isTicked(ticked, 'failingOrder')).toBe(true);
  expect(withTick(ticked, 'failingOrder', false)).toEqual(written);
  expect(withTick(withTick({}, 'waitingFile', true), 'waitingFile', false)).toEqual({});
});

it('writes what was typed, right or wrong, and forgets what was emptied', () => {
  const count = ['payees', 'count'];
  expect(withTyped({}, count, '40', 'number')).toEqual({ payees: { count: 40 } });
  expect(withTyped({}, count, 'many', 'number')).toEqual({ payees: { count: 'many' } });
  expect(withTyped({ payees: { count: 40 } }, count, '', 'number')).toEqual({});
  const balance = ['accounts', 1, 'balance'];
  const document = withTyped({ accounts: [{}, { product: 'euro' }] }, balance, '12,5', 'text');
  expect(document).toEqual({ accounts: [{}, { product: 'euro', balance: '12,5' }] });
  expect(typedAt(document, balance)).toBe('12,5');
  const daily = ['people', 0, 'limits', 'payments', 'daily'];
  expect(withTyped(withTyped({}, daily, '5', 'text'), daily, '', 'text')).toEqual({});
});

it('names what it does not show, and keeps it', () => {
  const written = readyMadeDescriptions['two-directors'] as unknown as CustomerDocument;
  expect(whoIn(written)).toBe('company');
  expect(beyondForm(written)).toEqual(['id', 'people[0].may', 'people[1].may', 'bulkFiles[0].rows']);
  const changed = withTyped(withWho(written, 'two-people'), ['years'], '5', 'number');
  expect(changed).toEqual({ ...written, entities: [{ kind: 'joint', mandate: 'one-other' }], years: 5 });
});

it.each<CustomerDocument>([
  { people: 'nobody', entities: 7, accounts: { 0: 'x' }, payees: null, standingOrders: 'x' },
  { people: [null, 4], entities: ['x', null], accounts: [[1], null, 'x'], bulkFiles: [null] },
])('reads a document of any shape: %j', (document) => {
  expect(() => [whoIn(document), mandateIn(document), loginIn(document), beyondForm(document)]).not.toThrow();
  for (const who of everybody) expect(whoIn(withWho(document, who))).toBe(who);
  expect(isTicked(withTick(document, 'waitingFile', true), 'waitingFile')).toBe(true);
  expect(typedAt(withTyped(document, ['accounts', 0, 'balance'], '1.00', 'text'), ['accounts', 0, 'balance'])).toBe(
    '1.00',
  );
});
