import { Navigate } from 'react-router-dom';
import { permittedMenu } from '#src/api/capabilities-of-menus.ts';
import { useAppSelector } from '#src/api/hooks.ts';
import { useListPermissionsQuery } from '#src/api/profile.ts';
import { selectActiveParty } from '#src/api/session.slice.ts';

/** The first of the settings that the customer may see; some need no permission, so that there always is one. */
export function SettingsIndex() {
  const party = useAppSelector(selectActiveParty);
  const { currentData: functions, error } = useListPermissionsQuery({ party });
  if (functions === undefined && error === undefined) return <div aria-busy="true" />;
  const [first] = permittedMenu('settings', functions ?? []);
  return <Navigate to={first?.to ?? '/accounts'} replace />;
}
