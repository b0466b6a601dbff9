import { useState } from 'react';
import { Outlet } from 'react-router-dom';
import { useSignOut } from '#src/api/session-door.ts';
import { Brand } from './brand.tsx';
import { Frame } from './frame.tsx';
import { LogOutDialog } from './log-out-dialog.tsx';
import { Navigation } from './navigation.tsx';

/** The frame of every page behind sign-in. Once the session is over the guard around it leads to the log-off page. */
export function Shell() {
  const signOut = useSignOut();
  const [asking, setAsking] = useState(false);
  const [leaving, setLeaving] = useState(false);

  function leave() {
    setLeaving(true);
    void signOut();
  }

  return (
    <>
      <Frame
        header={
          <>
            <Brand />
            <Navigation onLogOut={() => setAsking(true)} />
          </>
        }
      >
        <Outlet />
      </Frame>
      {asking && <LogOutDialog busy={leaving} onConfirm={leave} onClose={() => setAsking(false)} />}
    </>
  );
}
