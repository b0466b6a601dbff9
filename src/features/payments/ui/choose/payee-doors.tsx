import typography from '#src/ui/text/typography.module.css';
import styles from './payee-doors.module.css';

export type PayeeDoor = 'saved' | 'new';

interface PayeeDoorsProps {
  readonly open: PayeeDoor;
  readonly mayAddPayee: boolean;
  readonly mayTransfer: boolean;
  readonly onOpen: (door: PayeeDoor) => void;
}

/** One of two is open; what is behind it follows. */
export function PayeeDoors({ open, mayAddPayee, mayTransfer, onOpen }: PayeeDoorsProps) {
  const others = [mayAddPayee && 'Someone new', mayTransfer && 'your own account'].filter(Boolean).join(' or ');
  return (
    <div className={styles.doors}>
      <Door
        title="A saved payee"
        about="Someone added before"
        isOpen={open === 'saved'}
        onOpen={() => onOpen('saved')}
      />
      <Door
        title="New payment or transfer"
        about={`${others.charAt(0).toUpperCase()}${others.slice(1)}`}
        isOpen={open === 'new'}
        onOpen={() => onOpen('new')}
      />
    </div>
  );
}

interface DoorProps {
  readonly title: string;
  readonly about: string;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
}

function Door({ title, about, isOpen, onOpen }: DoorProps) {
  return (
    <button type="button" aria-pressed={isOpen} className={styles.door} onClick={onOpen}>
      <span className={typography.strong}>{title}</span> <span className={styles.about}>{about}</span>
    </button>
  );
}
