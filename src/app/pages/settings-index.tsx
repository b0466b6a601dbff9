import { Navigate } from 'react-router-dom';
import { useListPermissionsQuery } from '#src/api/profile/profile.ts';
import { useAppSelector } from '#src/api/store/hooks.ts';
import { selectActiveParty } from '#src/api/store/session.slice.ts';
import { permittedMenu } from '#src/app/menus.ts';

/** Opens the first settings page the customer may see. Some need no permission, so there always is one. */
export function SettingsIndex() {
  const party = useAppSelector(selectActiveParty);
  const { currentData: functions, error } = useListPermissionsQuery({ party });
  if (functions === undefined && error === undefined) return <div aria-busy="true" />;
  const [first] = permittedMenu('settings', functions ?? []);
  return <Navigate to={first?.to ?? '/accounts'} replace />;
}
