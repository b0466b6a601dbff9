import { expect, it } from 'vitest';
import { commit } from '#sandbox/bank/engine/commit.ts';
import { moveClock } from '#sandbox/bank/running/due-jobs.ts';
import { signIn } from '#sandbox/bank/security/second-factor.fixture.ts';
import { bessBank } from '#sandbox/bank/testing/borrower-persona.fixture.ts';
import { calendarDay, instantInLondon } from '#src/kernel/calendar.ts';
import { jobToTellOfStatements, statementNewsKind } from './statement-news.ts';

type Permissions = ('statements' | 'loanStatements')[];

async function bankThatTells(permittedFunctions: Permissions) {
  const bank = await bessBank();
  await signIn(bank, 'bess', { permittedFunctions });
  await commit(bank, [{ change: 'schedule', job: jobToTellOfStatements('bess', bank.today) }]);
  const written = () =>
    bank.records
      .all('mails')
      .filter(({ id }) => id.startsWith('statements-'))
      .map(({ sentAt, subject, body }) => ({ sentAt, subject, names: body.match(/^Statement .*$/gm) }));
  const goTo = async (day: string, time: string) =>
    moveClock(bank, { ...bank.clock, now: instantInLondon(calendarDay(day), time) });
  return { bank, written, goTo };
}

it('writes once about the statements of a month, at seven on the first of the next', async () => {
  const { bank, written, goTo } = await bankThatTells(['statements', 'loanStatements']);
  await goTo('2026-04-01', '06:59:59');
  expect(written()).toEqual([]);
  await goTo('2026-04-30', '23:59');
  const [april] = written();
  expect(written()).toEqual([
    {
      sentAt: '2026-04-01T06:00:00.000Z',
      subject: 'Your new statement is ready',
      names: [expect.stringMatching(/^Statement March 2026: .+, ending \d{4}$/)],
    },
  ]);
  await goTo('2026-05-01', '07:00');
  expect(written()).toEqual([april, expect.objectContaining({ sentAt: '2026-05-01T06:00:00.000Z' })]);
  expect(bank.jobs.all.filter(({ kind }) => kind === statementNewsKind)).toHaveLength(1);
});

it('names the yearly statements in January, as far as the customer may see them', async () => {
  const all = await bankThatTells(['statements', 'loanStatements']);
  await all.goTo('2027-01-01', '07:00');
  expect(all.written().at(-1)?.subject).toBe('Your new statements are ready');
  expect(
    all
      .written()
      .at(-1)
      ?.names?.filter((name) => name.startsWith('Statement 2026: ')),
  ).toHaveLength(2);

  const some = await bankThatTells(['statements']);
  await some.goTo('2027-01-01', '07:00');
  expect(
    some
      .written()
      .at(-1)
      ?.names?.filter((name) => name.startsWith('Statement 2026: ')),
  ).toHaveLength(1);
});

it('writes to nobody who may not see statements', async () => {
  const { written, goTo } = await bankThatTells([]);
  await goTo('2026-06-01', '07:00');
  expect(written()).toEqual([]);
});
