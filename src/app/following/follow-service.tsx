import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useAppDispatch } from '#src/api/store/hooks.ts';
import { refetchAll } from '#src/api/store/refetch-all.ts';
import { ChangeNotice } from '#src/ui/overlays/change-notice.tsx';
import { listenToChanges } from './change-events.ts';
import { alwaysFollows, type ChangeFollower, followChanges } from './follow-changes.ts';
import styles from './follow-service.module.css';
import { watchForms } from './form-in-progress.ts';

interface FollowServiceProps {
  /** The path of an event stream on this site. */
  readonly path: string;
}

/** Shows what changes at a bank that tells its pages. */
export function FollowService({ path }: FollowServiceProps) {
  const dispatch = useAppDispatch();
  const [follower, setFollower] = useState<ChangeFollower>();
  const [isBehind, setBehind] = useState(false);
  const [openDialog, setOpenDialog] = useState<Element | null>(null);

  // Stream and forms are outside React.
  useEffect(() => {
    const ending = new AbortController();
    const { signal } = ending;
    const started = followChanges({
      listen: (heard) => listenToChanges({ open: () => new EventSource(path), page: document, signal }, heard),
      isInUse: () => true,
      isFormBegun: watchForms(document.body, signal),
      refetch: () => void dispatch(refetchAll()),
      switched: alwaysFollows,
    });
    setFollower(started);
    const leave = started.subscribe(() => setBehind(started.read().isBehind));
    return () => {
      leave();
      started.stop();
      ending.abort();
    };
  }, [dispatch, path]);

  // The page behind a dialog can be neither read nor pressed.
  useEffect(() => {
    if (!isBehind) return;
    const look = () => setOpenDialog([...document.querySelectorAll('dialog[open]')].at(-1) ?? null);
    look();
    const looking = setInterval(look, lookEveryMs);
    return () => {
      clearInterval(looking);
      setOpenDialog(null);
    };
  }, [isBehind]);

  const notice = <ChangeNotice isBehind={isBehind} onShow={() => follower?.refresh()} />;
  return openDialog === null ? <div className={styles.beside}>{notice}</div> : createPortal(notice, openDialog);
}

const lookEveryMs = 500;
