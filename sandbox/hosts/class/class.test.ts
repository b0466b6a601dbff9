import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, onTestFinished } from 'vitest';
import { exercises } from '#sandbox/classroom/exercises/registry.ts';
import type { ClassView, TraineeView } from '#sandbox/classroom/lesson/views.ts';
import { type NodeHost, startNodeHost } from '#sandbox/hosts/node.ts';
import { scratchFolder } from '#tests/host/scratch-folder.ts';

let folder = '';
let host: NodeHost;

const start = () => startNodeHost({ port: 0, settings: {}, store: join(folder, 'bank.db'), build: 'one' });

beforeEach(async () => {
  folder = scratchFolder(onTestFinished);
  host = await start();
});

afterEach(() => host.close());

function ask(method: string, path: string, body?: object, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`http://localhost:${host.port}${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    body: body === undefined ? null : JSON.stringify(body),
  });
}

async function opened(exercises: readonly unknown[] = ['cheque-book', 'pressing-caller']) {
  const answer = await ask('POST', '/__sandbox/classes', { title: 'New tellers', exercises });
  expect(answer.status).toBe(201);
  const { key, secret } = (await answer.json()) as { key: string; secret: string };
  const trainer = { 'x-class-secret': secret };
  const place = `/__sandbox/classes/${key}`;
  return {
    place,
    board: async () => (await (await ask('GET', `${place}/board`, undefined, trainer)).json()) as ClassView,
    act: async (act: object) => (await ask('POST', `${place}/acts`, act, trainer)).json(),
    close: async () => (await ask('DELETE', place, undefined, trainer)).status,
    trainer,
    async join(name: string) {
      const joined = await ask('POST', `${place}/trainees`, { name });
      const cookie = joined.headers
        .getSetCookie()
        .map((each) => each.split(';', 1)[0])
        .join('; ');
      return {
        joined,
        cookie,
        mine: async () =>
          (await (await ask('GET', '/__sandbox/classes/me', undefined, { cookie })).json()) as TraineeView,
        post: async (what: string) =>
          (await ask('POST', `/__sandbox/classes/me/${what}`, undefined, { cookie })).json(),
        bank: (method: string, path: string, body?: object) =>
          ask(method, `/digx${path}`, body, { cookie, 'X-Sandbox-As': 'private-customer', 'x-nonce': '{nonce}' }),
      };
    },
  };
}

type Trainee = Awaited<ReturnType<Awaited<ReturnType<typeof opened>>['join']>>;

const order = ({ bank }: Trainee, book: 'chequebook' | 'payInBook') =>
  bank('POST', `/cz/v1/${book}Request`, { accNo: { value: '{account:current}', displayValue: '' } });

it('gives each trainee a bank of their own, and says of each what the bank bears out', async () => {
  const lesson = await opened();
  const [amy, ben] = [await lesson.join('Amy'), await lesson.join('Ben O’Neill')];
  expect([amy.joined.status, await amy.joined.json()]).toEqual([
    200,
    { page: '/accounts', credentialsChangeNeeded: false, loggedIn: true },
  ]);
  expect(await amy.mine()).toMatchObject({ name: 'Amy', place: 1, places: 2, stepsDone: 0, hints: [], lock: null });
  expect((await order(amy, 'chequebook')).status).toBeLessThan(300);
  expect((await order(ben, 'payInBook')).status).toBeLessThan(300);
  expect(await amy.post('check')).toMatchObject({ outcome: 'met' });
  expect(await ben.post('check')).toMatchObject({ outcome: 'broken', says: [expect.stringContaining('pay-in book')] });
  const { trainees } = await lesson.board();
  expect(trainees.map(({ name, world, outcome, done, last }) => ({ name, world, outcome, done, last }))).toEqual([
    { name: 'Amy', world: 'new-tellers-amy', outcome: 'met', done: ['cheque-book'], last: 'Order a cheque book' },
    { name: 'Ben O’Neill', world: 'new-tellers-ben-o-neill', outcome: 'broken', done: [], last: 'Order a pay-in book' },
  ]);
  expect(await ben.post('again')).toMatchObject({ page: '/accounts' });
  expect(await ben.mine()).toMatchObject({ outcome: 'not-yet', round: 2 });
});

it('lets the trainer act for one or for all, and look at a copy that is nobody’s', async () => {
  const lesson = await opened();
  const [amy, ben] = [await lesson.join('Amy'), await lesson.join('Ben')];
  const [first] = (await lesson.board()).trainees;
  expect(await lesson.act({ act: 'fault', fault: 'getProfile@500', trainee: first?.id })).toEqual({ refused: [] });
  expect([(await amy.bank('GET', '/v1/me')).status, (await ben.bank('GET', '/v1/me')).status]).toEqual([500, 200]);
  expect(await lesson.act({ act: 'advance', by: 'P1D' })).toEqual({ refused: [] });
  expect(await lesson.act({ act: 'advance', by: 'soon' })).toMatchObject({
    refused: [expect.stringMatching(/^Amy: /), expect.stringMatching(/^Ben: /)],
  });
  await lesson.act({ act: 'lock', words: 'Eyes to the front' });
  expect(await ben.mine()).toMatchObject({ lock: 'Eyes to the front' });
  await lesson.act({ act: 'lock', words: null });
  const { copy } = await lesson.act({ act: 'copy', trainee: first?.id });
  expect(copy).toEqual({ world: 'new-tellers-amy-seen', customer: 'private-customer', page: '/accounts' });
  await order(amy, 'chequebook');
  expect(await lesson.act({ act: 'next' })).toEqual({ refused: [] });
  expect(await amy.mine()).toMatchObject({ place: 2, round: 2, exercise: { title: 'A caller who presses' } });
  expect(await lesson.act({ act: 'next' })).toMatchObject({
    refused: ['Amy: That was the last exercise.', expect.any(String)],
  });
});

it('refuses what is nobody’s business, and says what to do', async () => {
  const lesson = await opened();
  const amy = await lesson.join('Amy');
  const refusals = [
    [await ask('GET', `${lesson.place}/board`, undefined, { 'x-class-secret': 'guessed' }), 403, 'trainer’s link'],
    [await ask('GET', '/__sandbox/classes/zzzzzz'), 404, 'may have been closed'],
    [await ask('GET', '/__sandbox/classes/me'), 404, 'join again'],
    [(await lesson.join('amy')).joined, 409, 'Add a letter or a number'],
    [(await lesson.join('')).joined, 400, 'A name is 1 to 30 characters'],
    [await ask('POST', '/__sandbox/classes', { title: 'X', exercises: ['no-such'] }), 400, 'no exercise “no-such”'],
  ] as const;
  for (const [answer, status, reason] of refusals) {
    expect([answer.status, (await answer.json()).reason]).toEqual([status, expect.stringContaining(reason)]);
  }
  expect(amy.joined.status).toBe(200);
});

it('goes on after a restart, and leaves no name in the file once it is closed', async () => {
  const lesson = await opened();
  const amy = await lesson.join('Wilhelmina');
  await order(amy, 'chequebook');
  await amy.post('check');
  await host.close();
  expect(bytesOf(folder)).toContain('Wilhelmina');
  host = await start();
  expect((await lesson.board()).trainees).toMatchObject([{ name: 'Wilhelmina', outcome: 'met' }]);
  expect(await amy.mine()).toMatchObject({ outcome: 'met' });
  await lesson.act({ act: 'copy', trainee: (await lesson.board()).trainees[0]?.id });

  expect(await lesson.close()).toBe(204);
  expect((await ask('GET', `${lesson.place}/board`, undefined, lesson.trainer)).status).toBe(404);
  expect((await (await ask('GET', '/__sandbox/worlds')).json()).worlds).toEqual([]);
  expect(bytesOf(folder)).not.toMatch(/wilhelmina|new.tellers/i);
  await host.close();
  expect(bytesOf(folder)).not.toMatch(/wilhelmina|new.tellers/i);
  host = await start();
});

it('names the code that the exercise takes, and where there is none reads the newest text message', async () => {
  const [first] = exercises;
  const written = (id: string, sandbox: string) => ({ ...first, id, sandbox, customer: 'private-customer' });
  const lesson = await opened([written('own', 'otp:135790'), written('sent', 'otp:phone')]);
  const amy = await lesson.join('Amy');
  expect((await amy.mine()).code).toBe('135790');
  await lesson.act({ act: 'next' });
  expect((await amy.mine()).code).toBeNull();
  expect(await amy.post('phone')).toEqual({ text: expect.any(String) });
});

it('tells the board of a change by itself, and of the end', async () => {
  const lesson = await opened();
  const { body } = await ask('GET', `${lesson.place}/events`, undefined, lesson.trainer);
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  let heard = '';
  const until = async (words: string) => {
    while (!heard.includes(words)) heard += (await reader?.read())?.value ?? '';
  };
  await until('"trainees":[]');
  const amy = await lesson.join('Amy');
  await until('"name":"Amy"');
  await order(amy, 'chequebook');
  await until('"outcome":"met"');
  await lesson.close();
  await until('event: over');
});

/** The store's file, and whatever lies beside it. */
function bytesOf(place: string): string {
  return readdirSync(place)
    .map((name) => readFileSync(join(place, name), 'latin1'))
    .join('');
}
