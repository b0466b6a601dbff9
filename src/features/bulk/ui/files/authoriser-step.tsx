import { useListWaitingApprovalsQuery } from '#src/api/approvals/authorisations.ts';
import type { BulkFile } from '#src/api/bulk/bulk-file.ts';
import { nextStepText } from '#src/features/bulk/model/file-copy.ts';
import type { PartyId } from '#src/kernel/ids.ts';

interface AuthoriserStepProps {
  readonly file: BulkFile;
  readonly party: PartyId | false;
}

/** What happens next, for somebody who may have to authorise it. */
export function AuthoriserStep({ file, party }: AuthoriserStepProps) {
  const { currentData } = useListWaitingApprovalsQuery({ party, discriminator: 'BULK_FILE' });
  const item = currentData?.items.find(({ bulkReference }) => bulkReference === file.id);
  const turn = currentData === undefined ? 'unknown' : item?.isActionable ? 'mine' : 'others';
  return <p>{nextStepText(file, turn)}</p>;
}
