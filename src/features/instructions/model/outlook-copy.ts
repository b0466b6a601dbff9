import { money } from '#src/kernel/money.ts';
import { slashedDay } from '#src/ui/text/dates.ts';
import { moneyText } from '#src/ui/text/money-copy.ts';
import { type AccountOutlook, outlookDays } from './outlook.ts';

/** The picture's main fact, in words, without balances if they are hidden. */
export function outlookText({ available, total, shortOn }: AccountOutlook, isHidden: boolean): string {
  const [has, needs] = [moneyText(available, 'text'), moneyText(total, 'text')];
  if (isHidden) {
    const due = `${needs} is due to leave in the next ${outlookDays} days.`;
    return shortOn === undefined ? due : `The balance runs short on ${slashedDay(shortOn.day)}: ${due}`;
  }
  if (shortOn === undefined) return `${needs} is due to leave, from ${has} available.`;
  const short = moneyText(money(-shortOn.left.minor, shortOn.left.currency), 'text');
  return `The balance runs short on ${slashedDay(shortOn.day)}, by ${short}: ${has} is available, and ${needs} is due in the next ${outlookDays} days.`;
}
