import { expect, it } from 'vitest';
import { lastEntry, nellAtHome } from '#sandbox/control/small-sandbox.fixture.ts';
import { call } from './call.fixture.ts';
import { answerTo, copiedAnswer, copiedCurl, noLongerKept } from './copied-call.ts';

const ownWorld = /call-\d+-[0-9a-f]{8}/g;

async function nellsCall() {
  const { sandbox, hand } = await nellAtHome();
  const { control } = sandbox;
  const things = await control.accounts({ persona: 'nell' });
  if (things.outcome === 'refused') throw new Error(things.reason);
  await hand.call('GET', `/cz/v1/accountAddress/${things.accounts[0]?.token}`);
  return { control, asked: await lastEntry(sandbox) };
}

it('writes the same commands however long ago the session ended', async () => {
  const { control, asked } = await nellsCall();
  // The world's name is different each time.
  const copied = (await copiedCurl(asked, control)).replaceAll(ownWorld, '');
  expect(copied).toContain(`-b JSESSIONID=${asked.request.headers['x-bank-session']}`);
  await control.advanceClock('P3D');
  expect((await copiedCurl(asked, control)).replaceAll(ownWorld, '')).toBe(copied);
});

it('says why a call to an earlier bank cannot be repeated', async () => {
  const { control, asked } = await nellsCall();
  await control.reset('');
  await expect(copiedCurl(asked, control)).rejects.toThrow('No command can ask this again');
});

it('fetches the answer of a call', async () => {
  const { control, asked } = await nellsCall();
  expect(await answerTo(asked, control)).toEqual(asked.answer);
  expect(await copiedAnswer(asked, control)).toMatch(/^200\n[\s\S]*"city": "Lambourn"/);
});

it.each([
  ['whose body was dropped', call({ answer: { status: 200, headers: {}, body: '', bodyGone: true } })],
  ['that is not kept', null],
])('reports an answer %s as no longer kept, not as empty', async (_, entry) => {
  const bank = { entry: async () => entry };
  expect(await answerTo(call(), bank)).toBeUndefined();
  await expect(copiedAnswer(call(), bank)).rejects.toThrow(noLongerKept);
  const empty = call({ answer: { status: 200, headers: {}, body: '' } });
  expect(await copiedAnswer(call(), { entry: async () => empty })).toBe('200\n');
});
