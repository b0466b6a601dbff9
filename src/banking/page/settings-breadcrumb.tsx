import { Breadcrumb } from '#src/ui/text/breadcrumb.tsx';

/** Of a page directly below the settings. */
export function SettingsBreadcrumb({ title }: { readonly title: string }) {
  return <Breadcrumb crumbs={[{ title: 'Settings', to: '/settings' }, { title }]} />;
}
