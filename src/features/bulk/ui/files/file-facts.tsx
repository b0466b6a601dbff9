import type { BulkFile } from '#src/api/bulk/bulk-file.ts';
import { isUnread, progressTexts, uploadedText } from '#src/features/bulk/model/file-copy.ts';
import type { Money } from '#src/kernel/money.ts';
import { MoneyText } from '#src/ui/text/balance-text.tsx';
import { slashedDay } from '#src/ui/text/dates.ts';
import { FactList } from '#src/ui/text/fact-list.tsx';

/** How its payments stand, when they are paid, and what was uploaded. Their total stands above. */
export function FileFacts({ file }: { readonly file: BulkFile }) {
  const { id, account, count } = file;
  return (
    <FactList
      facts={[
        // Nothing was counted in a file that nobody could read.
        ...(isUnread(file)
          ? []
          : [{ label: 'Payments', value: count.toLocaleString('en-GB') }, ...progressFacts(file)]),
        { label: 'Reference', value: id },
        { label: 'Uploaded', value: uploadedText(file) },
        ...dayFacts(file),
        { label: 'From account', value: account.accountNumber },
      ]}
    />
  );
}

/** The day on which it is paid and, where that is another one, the day that was chosen. */
function dayFacts({ payOn, paidOn = payOn }: BulkFile) {
  return [
    { label: 'Payment date', value: paidOn === undefined ? '' : slashedDay(paidOn) },
    ...(payOn === undefined || payOn === paidOn ? [] : [{ label: 'Date chosen', value: slashedDay(payOn) }]),
  ];
}

/** Rejected payments are counted even if there are none. */
function progressFacts({ counts, amounts }: BulkFile) {
  const shown = (['processing', 'accepted', 'rejected'] as const).filter(
    (progress) => progress === 'rejected' || counts[progress] > 0,
  );
  return shown.map((progress) => {
    const count = counts[progress];
    return {
      label: progressTexts[progress],
      value: (
        <>
          {count.toLocaleString('en-GB')}
          {count > 0 && amounts !== undefined && <MoneyAfter amount={amounts[progress]} />}
        </>
      ),
    };
  });
}

function MoneyAfter({ amount }: { readonly amount: Money }) {
  return (
    <>
      {' · '}
      <MoneyText amount={amount} />
    </>
  );
}
