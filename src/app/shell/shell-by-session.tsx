import { useState } from 'react';
import { useAppSelector } from '#src/api/store/hooks.ts';
import { selectSession } from '#src/api/store/session.slice.ts';
import { Guard } from '#src/app/guard.tsx';
import { PublicShell } from './public-shell.tsx';
import { Shell, type ShellParts } from './shell.tsx';

/** The frame of a page that visitors and customers may both reach. */
export function ShellBySession(parts: ShellParts) {
  const { status } = useAppSelector(selectSession);
  const [statusAtFirst] = useState(status);
  if (status === 'signed-in') return <Shell {...parts} />;
  // The end of a session is explained as it is everywhere else.
  return statusAtFirst === 'signed-in' ? <Guard /> : <PublicShell />;
}
