import { expect, it } from 'vitest';
import { account, party, user } from '#sandbox/bank/testing/small-persona.fixture.ts';
import { Repository } from './repository.ts';

async function repositoryWith(...changes: Parameters<Repository['check']>[0]): Promise<Repository> {
  const repository = new Repository();
  const steps = repository.check(changes);
  await repository.stage(steps);
  repository.publish(steps);
  return repository;
}

it('returns frozen copies', async () => {
  const given = user();
  const repository = await repositoryWith({ change: 'insert', of: 'users', record: given });
  given.partyIds.push('party-of-a-thief');

  const found = repository.find('users', 'nell');

  expect(found?.partyIds).toEqual(['party-nell', 'party-yard']);
  expect(() => ((found as { lock: string }).lock = 'none')).toThrow(TypeError);
  expect(() => found?.partyIds.push('party-of-a-thief')).toThrow(TypeError);
});

it('shows no write before all are made', async () => {
  const repository = new Repository();
  const steps = repository.check([{ change: 'insert', of: 'parties', record: party() }]);
  await repository.stage(steps);
  expect(repository.find('parties', 'party-nell')).toBeUndefined();
  repository.publish(steps);
  expect(repository.find('parties', 'party-nell')).toEqual(party());
});

it('checks each change on the result of those before it', async () => {
  const repository = new Repository();
  const insert = { change: 'insert', of: 'parties', record: party() } as const;
  const remove = { change: 'remove', of: 'parties', id: 'party-nell' } as const;
  expect(() => repository.check([insert, remove, insert])).not.toThrow();
  expect(() => repository.check([insert, insert])).toThrow('already');
  expect(() => repository.check([insert, remove, remove])).toThrow('no record');
});

it("lists a party's current accounts, not those of the last query", async () => {
  const repository = await repositoryWith({ change: 'insert', of: 'accounts', record: account() });
  expect(repository.accountsOf('party-nell').map(({ id }) => id)).toEqual(['nell:current']);

  const steps = repository.check([
    { change: 'update', of: 'accounts', record: account({ nickname: 'Hay' }) },
    { change: 'insert', of: 'accounts', record: account({ id: 'nell:second', number: '31926820' }) },
  ]);
  await repository.stage(steps);
  repository.publish(steps);

  expect(repository.accountsOf('party-nell').map(({ id, nickname }) => [id, nickname])).toEqual([
    ['nell:current', 'Hay'],
    ['nell:second', 'Household & garden'],
  ]);
});

it("keeps a party's accounts in order when one is updated", async () => {
  const second = account({ id: 'nell:second', number: '31926820' });
  const repository = await repositoryWith(
    { change: 'insert', of: 'accounts', record: account() },
    { change: 'insert', of: 'accounts', record: second },
  );
  const steps = repository.check([{ change: 'update', of: 'accounts', record: account({ nickname: 'Hay' }) }]);
  await repository.stage(steps);
  repository.publish(steps);

  expect(repository.accountsOf('party-nell').map(({ id }) => id)).toEqual(['nell:current', 'nell:second']);
});
