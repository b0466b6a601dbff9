import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { recordOf } from '#src/app/reports/record.ts';

const read = (file: string) => readFileSync(`deploy/operate/${file}`, 'utf8');

interface Dashboard {
  readonly panels: readonly { readonly targets: readonly { readonly expr: string }[] }[];
}

interface Rules {
  readonly groups: readonly { readonly rules: readonly { readonly alert: string; readonly expr: string }[] }[];
}

const queries = [
  ...(JSON.parse(read('grafana-dashboard.json')) as Dashboard).panels.flatMap(({ targets }) => targets),
  ...(parse(read('alerts.yaml')) as Rules).groups.flatMap(({ rules }) => rules),
].map(({ expr }) => expr);

it('asks only for what pages report', () => {
  expect(queries.length).toBeGreaterThan(10);
  const asked = queries.flatMap((query) => [...query.matchAll(/"(type|metric|blocked)":"(?:\(\?:)?([\w|-]+)/g)]);
  expect(asked.length).toBeGreaterThan(queries.length - 1);
  for (const [, name = '', values = ''] of asked) {
    for (const value of values.split('|')) {
      expect(recordOf({ type: 'policy', [name]: value }, new Set()), value).toMatchObject({ [name]: value });
    }
  }
});

it('finds what it asks for in the records as they are written', () => {
  const written = JSON.stringify([
    recordOf({ value: 1200, metric: 'LCP', route: '/login', type: 'vital' }, new Set(['/login'])),
    recordOf({ count: 1, kind: 'payout', type: 'outcome' }, new Set()),
    recordOf({ pointer: '/accounts/*/id', operation: 'listAccounts', type: 'breach' }, new Set()),
    recordOf({ blocked: 'inline', directive: 'script-src', type: 'policy' }, new Set()),
  ]);
  const patterns = queries.flatMap((query) => query.match(/(?:regexp|\|~) `([^`]+)`/)?.[1] ?? []);
  const found = patterns.filter((pattern) => new RegExp(pattern.replaceAll('(?P<', '(?<')).test(written));
  expect(found.length).toBe(patterns.filter((pattern) => !/boundary|chunk|INP|CLS/.test(pattern)).length);
  expect(found.length).toBeGreaterThan(4);
});
