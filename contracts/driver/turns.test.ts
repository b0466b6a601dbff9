import { expect, it } from 'vitest';
import type { Exchange } from './relay.ts';
import { createTurns } from './turns.ts';

function exchange(target: string, body: object, status = 200): Exchange {
  return { method: 'POST', target, body: JSON.stringify(body), status, answer: '' };
}

const setUp = (state: string, status?: number) => exchange('/', { action: 'setup', state }, status);
const tearDown = (state: string) => exchange('/', { action: 'teardown', state });

it('gives each interaction its states and its call', () => {
  const turns = createTurns();
  turns.stateAsked(setUp('one'));
  turns.stateAsked(setUp('two'));
  turns.bankAsked(exchange('/a', {}));
  turns.stateAsked(tearDown('one'));
  turns.stateAsked(setUp('three'));
  turns.bankAsked(exchange('/b', {}));
  expect(turns.all().map(({ setUps, call }) => [setUps.length, call?.target])).toEqual([
    [2, '/a'],
    [1, '/b'],
  ]);
});

it('ends a turn whose state is refused, and waits while the handler is in trouble', () => {
  const turns = createTurns();
  turns.stateAsked(setUp('one', 422));
  turns.stateAsked(setUp('one', 503));
  turns.stateAsked(setUp('one'));
  turns.bankAsked(exchange('/a', {}));
  expect(turns.all().map(({ setUps, call }) => [setUps.map(({ status }) => status), call?.target])).toEqual([
    [[422], undefined],
    [[200], '/a'],
  ]);
});
