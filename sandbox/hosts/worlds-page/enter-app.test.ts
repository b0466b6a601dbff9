import { expect, it } from 'vitest';
import { openSmallSandbox } from '#sandbox/control/small-sandbox.fixture.ts';
import type { WorldDetails } from '#sandbox/hosts/known-world.ts';
import { enteringLink, foundWorld, logInTo, wantedCustomer, wantedPage } from './enter-app.ts';

it('names world and customer in a link, the customer of the world where none is named', () => {
  const at = (link: string) => new URL(link, 'http://localhost:8787/__sandbox/');
  expect(wantedCustomer(at(enteringLink('team', 'racing-owner')))).toBe('racing-owner');
  expect(at(enteringLink('team', 'racing-owner')).searchParams.get('world')).toBe('team');
  expect(wantedCustomer(at(enteringLink('team')))).toBe('');
  expect(wantedCustomer(at('?world=team'))).toBeNull();
});

it('logs in the customer who is wanted, or else the bank’s own customer', async () => {
  const { control } = await openSmallSandbox();
  await control.choosePersona('nell');
  expect(await logInTo(control, '')).toEqual({ outcome: 'entered', credentialsChangeNeeded: false });
  expect(await control.customer('nell')).toMatchObject({ signedIn: true });
  expect(await logInTo(control, 'nobody')).toMatchObject({
    outcome: 'refused',
    reason: expect.stringContaining('nobody'),
  });
});

it('finds a world by its name before any that was called so', () => {
  const world = (name: string, ...formerNames: string[]) => ({ name, formerNames }) as unknown as WorldDetails;
  const worlds = [world('two', 'one', 'three'), world('three')];
  expect(foundWorld(worlds, 'one')?.name).toBe('two');
  expect(foundWorld(worlds, 'three')?.name).toBe('three');
  expect(foundWorld(worlds, 'four')).toBeUndefined();
});

it('opens the page that a link names, below the app alone', () => {
  const pageIn = (link: string) => wantedPage(new URL(link, 'http://bank.invalid/__sandbox/'));
  expect(pageIn(enteringLink('a', 'private-customer', '/payments/make?toAccountId=x'))).toBe(
    'payments/make?toAccountId=x',
  );
  expect(
    ['', '?page=//elsewhere.example', '?page=https://elsewhere.example', '?page=/\\elsewhere'].map(pageIn),
  ).toEqual(Array(4).fill('accounts'));
});
