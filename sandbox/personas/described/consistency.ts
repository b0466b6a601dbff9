import type { CalendarDay } from '#src/kernel/calendar.ts';
import { addDays, daysBetween } from '#src/kernel/calendar.ts';
import { aliasesOf } from './accounts.ts';
import { tooBusy } from './busyness.ts';
import type { DescribedAccount, Description } from './description.ts';
import { minorOf, writtenMinor } from './description-words.ts';
import type { Objection } from './objection.ts';
import { isLent, kindOf } from './terms.ts';

/** What in a description cannot be true together, with what would be accepted. */
export function objectionsTo(description: Description, madeOn: CalendarDay): readonly Objection[] {
  return [
    ...peopleApart(description),
    ...(description.accounts ?? []).flatMap((account, place) => aboutAccount(description, account, place, madeOn)),
    ...aliasesTwice(description),
    ...tooBusy(description, madeOn),
  ];
}

function peopleApart({ people, entities }: Description): readonly Objection[] {
  const beyond = people.flatMap(({ actsFor = [] }, place) =>
    actsFor.flatMap((entity, index) =>
      entity > entities.length ? [noEntity(`people[${place}].actsFor[${index}]`, entities.length)] : [],
    ),
  );
  const unmanned = entities.flatMap((_, place) =>
    people.every(({ actsFor }) => actsFor !== undefined && !actsFor.includes(place + 1))
      ? [
          {
            where: `entities[${place}]`,
            reason: 'Nobody acts for this entity.',
            allowed: [`actsFor with ${place + 1} for one of the people`],
          },
        ]
      : [],
  );
  return [...beyond, ...unmanned];
}

function noEntity(where: string, count: number): Objection {
  return { where, reason: 'There is no such entity.', allowed: [count === 1 ? '1' : `1 to ${count}`] };
}

function aliasesTwice(description: Description): readonly Objection[] {
  const aliases = aliasesOf(description);
  return aliases.flatMap((alias, place) =>
    aliases.indexOf(alias) === place
      ? []
      : [
          {
            where: `accounts[${place}].alias`,
            reason: `Another account is called ${alias}.`,
            allowed: ['another alias'],
          },
        ],
  );
}

function aboutAccount(
  { entities }: Description,
  account: DescribedAccount,
  place: number,
  madeOn: CalendarDay,
): readonly Objection[] {
  const found: Objection[] = [];
  const object = (field: keyof DescribedAccount, reason: string, ...allowed: readonly string[]) =>
    void found.push({ where: `accounts[${place}].${field}`, reason, allowed });
  const kind = kindOf(account);
  const isCurrent = kind === 'CA' || kind === 'RA';
  if (account.entity > entities.length) found.push(noEntity(`accounts[${place}].entity`, entities.length));
  aboutSums(account, { isCurrent, object });
  aboutDays(account, madeOn, object);
  if (account.habits !== undefined && !isCurrent && account.habits !== 'quiet' && account.habits !== 'none') {
    object('habits', 'Only current and racing accounts have these habits.', 'quiet', 'none');
  }
  if (account.habits !== undefined && !['quiet', 'none'].includes(account.habits) && isForeign(account)) {
    object('habits', 'An account in another currency has no such habits.', 'quiet', 'none');
  }
  if (account.transactionsAMonth > 0 && !isCurrent) {
    object('transactionsAMonth', 'Only current and racing accounts have transactions of their own.', '0');
  }
  if (account.arrears > 0 && !isLent(account)) object('arrears', 'Only loans and mortgages can be in arrears.', '0');
  if (account.atMaturity !== undefined && kind !== 'TD')
    object('atMaturity', 'Only a bond has instructions for its end.');
  return found;
}

type Object = (field: keyof DescribedAccount, reason: string, ...allowed: readonly string[]) => void;

function isForeign({ product }: DescribedAccount): boolean {
  return product === 'euro' || product === 'dollar' || product === 'racingEuro';
}

function aboutSums(
  account: DescribedAccount,
  { isCurrent, object }: { readonly isCurrent: boolean; readonly object: Object },
): void {
  const balance = account.balance === undefined ? undefined : minorOf(account.balance);
  const overdraft = minorOf(account.overdraft ?? '0');
  if (overdraft > 0 && !isCurrent) object('overdraft', 'Only current and racing accounts have an overdraft.', '0.00');
  if (balance === undefined) return;
  if (isLent(account)) {
    if (balance > 0) object('balance', 'What is owed on a loan is negative.', `-${writtenMinor(balance)}`);
    if (account.principal !== undefined && -balance > minorOf(account.principal)) {
      object(
        'balance',
        'More is owed than was lent.',
        `up to -${account.principal}`,
        `a principal of ${writtenMinor(-balance)}`,
      );
    }
    return;
  }
  if (balance < 0 && !isCurrent) object('balance', 'A savings account cannot be overdrawn.', '0.00 or more');
  else if (-balance > overdraft) {
    object(
      'balance',
      'This is beyond the overdraft.',
      `${writtenMinor(-overdraft)} or more`,
      `an overdraft of ${writtenMinor(-balance)}`,
    );
  }
}

function aboutDays(account: DescribedAccount, madeOn: CalendarDay, object: Object): void {
  const { opened, matures, principal, balance } = account;
  const kind = kindOf(account);
  const hasEnd = kind === 'TD' || isLent(account);
  const [latest, earliest] = [addDays(madeOn, -2), addDays(madeOn, -16 * 365)];
  if (opened !== undefined && (opened > latest || opened < earliest)) {
    object('opened', 'An account is from two days to sixteen years old.', `${earliest} to ${latest}`);
  }
  if (!hasEnd && matures !== undefined) object('matures', 'Only bonds, loans and mortgages have an end.');
  if (!hasEnd && principal !== undefined) object('principal', 'Only bonds, loans and mortgages have a principal.');
  if (hasEnd && principal !== undefined && minorOf(principal) === 0)
    object('principal', 'This is more than nothing.', '0.01 or more');
  if (hasEnd && matures !== undefined && matures <= madeOn)
    object('matures', 'This has ended already.', `${addDays(madeOn, 1)} or later`);
  if (isLent(account)) aboutInstalments(account, object);
  if (kind !== 'TD' || balance === undefined) return;
  if (principal !== undefined && principal !== balance) {
    object('balance', 'What a bond holds follows from its principal and its age.', 'the principal alone');
  } else if (opened !== undefined && daysBetween(opened, madeOn) > 364) {
    object('balance', 'Interest has been added to this bond.', 'the principal instead', 'opened less than a year ago');
  } else if (minorOf(balance) <= 0) object('balance', 'A bond holds something.', '0.01 or more');
}

function aboutInstalments({ opened, matures, balance, principal }: DescribedAccount, object: Object): void {
  if (opened !== undefined && matures !== undefined && opened.slice(8) !== matures.slice(8)) {
    object(
      'matures',
      'A loan ends on the day of the month on which it was lent.',
      `${matures.slice(0, 8)}${opened.slice(8)}`,
    );
  }
  if (matures !== undefined && Number(matures.slice(8)) > 28) {
    object('matures', 'Instalments fall due up to the 28th.', `${matures.slice(0, 8)}28`);
  }
  if (opened !== undefined && Number(opened.slice(8)) > 28) {
    object('opened', 'Instalments fall due up to the 28th.', `${opened.slice(0, 8)}28`);
  }
  if (balance !== undefined && minorOf(balance) === 0 && principal === undefined) {
    object('balance', 'A loan that is repaid says what was lent.', 'a principal');
  }
}
