import type { SavePlace } from '#src/features/manage-accounts/model/saving.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { MessageText } from '#src/ui/text/message-text.tsx';
import { Notice } from '#src/ui/text/notice.tsx';
import styles from './save-order-button.module.css';
import type { useOrderDraft } from './use-order-draft.ts';

interface SaveOrderProps {
  readonly place: SavePlace;
  readonly order: Pick<ReturnType<typeof useOrderDraft>, 'isChanged' | 'saving' | 'failed' | 'saved' | 'save'>;
  readonly isRenaming: boolean;
}

/** Saves the order, and shows the result beside the button that was pressed. */
export function SaveOrder({ place, order, isRenaming }: SaveOrderProps) {
  const { isChanged, saving, failed, saved, save } = order;
  return (
    <div className={styles.save}>
      <Button look="main" busy={saving} disabled={!isChanged || isRenaming} onClick={() => void save(place)}>
        {saving ? 'Saving…' : 'Save'}
      </Button>
      <div role="status" className={styles.outcome}>
        {saved === place && <Notice>Your changes are saved.</Notice>}
      </div>
      {failed?.place === place && (
        <div className={styles.outcome}>
          <Notice tone="alert">
            <p>
              <MessageText text={failed.message} />
            </p>
          </Notice>
        </div>
      )}
    </div>
  );
}
