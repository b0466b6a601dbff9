import { useState } from 'react';
import { type AccessToSave, saveAccess } from '#src/api/preferences/save-access.ts';
import { useAppDispatch } from '#src/api/store/hooks.ts';

/** Saves what was confirmed. A failure is silent: the review stays, and Confirm asks the bank before it sends again. */
export function useSaveAccess() {
  const dispatch = useAppDispatch();
  const [isSaving, setSaving] = useState(false);

  async function save(access: AccessToSave) {
    setSaving(true);
    const { outcome } = await dispatch(saveAccess(access)).finally(() => setSaving(false));
    return outcome;
  }

  return { isSaving, save };
}
