import { storedKeys, tabStorage } from '#src/api/environment/page-storage.ts';
import { anyFieldsOf, jsonIn } from '#src/kernel/any-fields.ts';

/** Which draft it is: another customer, entity, form or history entry has no part in it. */
export interface DraftPlace {
  readonly sessionId: string;
  readonly party: string | false;
  readonly form: 'payment' | 'transfer' | 'request';
  /** The history entry, whose key survives a reload. */
  readonly entry: string;
}

const key = storedKeys.formInProgress;

export function keepDraft(place: DraftPlace, draft: object): void {
  tabStorage.setItem(key, JSON.stringify({ ...place, draft }));
}

export function dropDraft(): void {
  tabStorage.removeItem(key);
}

/** The draft kept at this very place, unvalidated. */
export function keptDraft({ sessionId, party, form, entry }: DraftPlace): unknown {
  const kept = anyFieldsOf(jsonIn(tabStorage.getItem(key) ?? ''));
  const isSame = kept.sessionId === sessionId && kept.party === party && kept.form === form && kept.entry === entry;
  return isSame && sessionId !== '' ? kept.draft : undefined;
}

/** Only a reload shows the same page again: a link, a new tab or a copy of this tab starts a new form. */
export function isReloaded(): boolean {
  return performance.getEntriesByType('navigation').some((entry) => anyFieldsOf(entry.toJSON()).type === 'reload');
}
