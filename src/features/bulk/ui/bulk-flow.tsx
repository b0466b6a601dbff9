import { useMemo, useState } from 'react';
import { Outlet } from 'react-router-dom';
import { type CheckedFile, CheckedFileContext } from './checked-file.ts';

/** Keeps the checked file while the customer is on these pages, and no longer. */
export function BulkFlow() {
  const [file, setFile] = useState<CheckedFile>();
  const flow = useMemo(() => ({ file, setFile }), [file]);
  return (
    <CheckedFileContext value={flow}>
      <Outlet />
    </CheckedFileContext>
  );
}
