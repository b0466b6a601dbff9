import { paymentsText } from '#src/banking/orders/request-copy.ts';

/** Before a file is sent some of whose payments the bank would reject. */
export function warningLead(wrong: number, count: number): string {
  if (wrong === count) {
    return 'Nothing has been uploaded, because none of these payments can be made. Please correct the file and choose it again.';
  }
  const would = `${paymentsText(wrong)} in this file cannot be made and would be rejected.`;
  return `Nothing has been uploaded yet. ${would} Correct the file and choose it again, or upload it anyway to pay the others.`;
}

const mostShown = 5;

/** The first five errors, and how many more there are. The spelling is the bank's own. */
export function shownErrors(messages: readonly string[]): readonly string[] {
  const others = messages.length - mostShown;
  return others > 0 ? [...messages.slice(0, mostShown), `${others} other errors occured.`] : messages;
}
