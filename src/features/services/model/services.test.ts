import { expect, it } from 'vitest';
import { trackerPortfolios } from './portfolio-shares.ts';
import { racingServices, services, wealthServices } from './service-links.ts';

it('has five portfolios, and each adds up to 100 %', () => {
  expect(trackerPortfolios).toHaveLength(5);
  for (const { name, slices } of trackerPortfolios) {
    expect(
      slices.reduce((sum, { percent }) => sum + percent, 0),
      name,
    ).toBe(100);
  }
});

it('orders the portfolios by their shares', () => {
  const inShares = trackerPortfolios.map(({ slices: [uk, overseas] }) => (uk?.percent ?? 0) + (overseas?.percent ?? 0));
  expect(inShares).toEqual([...inShares].sort((left, right) => left - right));
});

it('leads each service to a page of its own', () => {
  const all = [...services, ...racingServices, ...wealthServices];
  expect(new Set(all.map(({ to }) => to)).size).toBe(all.length);
  expect(all.filter(({ to, topic }) => !to.endsWith(`/${topic}`))).toEqual([]);
});
