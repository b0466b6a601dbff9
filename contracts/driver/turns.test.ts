import { expect, it } from 'vitest';
import type { Exchange } from './relay.ts';
import { createTurns } from './turns.ts';

function exchange(target: string, body: object, status = 200): Exchange {
  return { method: 'POST', target, body: JSON.stringify(body), status, headers: {}, answer: '' };
}

const setUp = (state: string, status?: number) => exchange('/', { action: 'setup', state }, status);
const tearDown = (state: string) => exchange('/', { action: 'teardown', state });

it('assigns states and calls to their interactions', () => {
  const turns = createTurns();
  turns.addStateCall(setUp('one'));
  turns.addStateCall(setUp('two'));
  turns.addBankCall(exchange('/a', {}));
  turns.addStateCall(tearDown('one'));
  turns.addStateCall(setUp('three'));
  turns.addBankCall(exchange('/b', {}));
  expect(turns.all().map(({ setUps, call }) => [setUps.length, call?.target])).toEqual([
    [2, '/a'],
    [1, '/b'],
  ]);
});

it('ends a turn when its state is refused, and continues it when the handler fails', () => {
  const turns = createTurns();
  turns.addStateCall(setUp('one', 422));
  turns.addStateCall(setUp('one', 503));
  turns.addStateCall(setUp('one'));
  turns.addBankCall(exchange('/a', {}));
  expect(turns.all().map(({ setUps, call }) => [setUps.map(({ status }) => status), call?.target])).toEqual([
    [[422], undefined],
    [[200], '/a'],
  ]);
});
