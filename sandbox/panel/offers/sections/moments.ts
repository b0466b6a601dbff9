import { momentAhead, type NamedMoment, namedMoments } from '#sandbox/control/link/moments.ts';
import { momentTitles } from '#sandbox/panel/clock/moment-choices.ts';
import { accountsPath, morningLink, payer } from '#sandbox/panel/offers/links.ts';
import type { Offer, OfferSection } from '#sandbox/panel/offers/offer.ts';
import { londonDateText, londonDayText, londonMinuteText } from '#sandbox/panel/pieces/bank-time.ts';
import type { Instant } from '#src/kernel/instant.ts';

const meanings: Readonly<Record<NamedMoment, string>> = {
  'before-cut-off': 'The last minutes in which a payment still goes out the same day.',
  'after-cut-off': 'A payment made now goes out on the next working day.',
  weekend: 'The bank is closed, so what is due waits for Monday.',
  'bank-holiday': 'A weekday on which the bank is closed.',
  'month-end': 'The last day of a month, before its statements are made.',
  'new-month': 'The first of a month, with savings interest booked and statements made.',
  'clocks-forward': 'Five minutes before the clocks go forward an hour.',
  'clocks-back': 'Five minutes before the hour that comes twice, as the clocks go back.',
};

/** The named moments ahead of the bank's time. */
export function momentsSection(now: Instant): OfferSection {
  return {
    id: 'moments',
    title: 'Moments',
    lead: 'Named times for the bank’s clock. Each is the next of its kind. A clock that moves forward does everything that is due on the way.',
    entries: namedMoments.map((id): Offer => {
      const at = momentAhead(id, now);
      return {
        id,
        title: momentTitles[id],
        written: `clock:${id}`,
        text: meanings[id],
        facts: [{ label: 'The next one', value: `${londonDateText(at)}, ${londonMinuteText(at)}` }],
        acts: [
          {
            act: 'open',
            label: 'Open a fresh bank then',
            link: morningLink(accountsPath, { persona: payer, clock: id }),
          },
          {
            act: 'moment',
            label: 'Move this bank’s clock there',
            command: `Go to ${momentTitles[id]}: ${londonDayText(at)}`,
            moment: id,
          },
        ],
      };
    }),
  };
}
