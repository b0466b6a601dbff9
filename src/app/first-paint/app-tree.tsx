import { type ReactNode, useLayoutEffect, useState } from 'react';
import { Provider } from 'react-redux';
import { RouterProvider, type RouterProviderProps } from 'react-router-dom';
import type { RuntimeConfig } from '#src/api/environment/runtime-config.ts';
import type { AppStore } from '#src/app/store.ts';
import { RuntimeConfigProvider } from '#src/banking/page/runtime-config-context.tsx';

/**
 * What the build draws pages with, because the bank's own configuration is read in the browser. Whatever shows it bears
 * `data-configured` and stays unseen until then, in the room that it takes here.
 */
const awaitedConfig: RuntimeConfig = {
  bankName: 'Paddock Private Bank',
  telephones: { privateBank: '', racingBank: '', helpdesk: '' },
  email: '',
  requestTimeoutMs: 0,
  idleMinutes: 0,
  refreshAfterMinutes: 0,
  servicePath: '',
  confirmsIdempotently: false,
  links: { terms: '', privacy: '', contact: '', passwordReset: '' },
};

interface AppTreeProps {
  readonly store: AppStore;
  /** The bank's; none while the build draws a page. */
  readonly config?: RuntimeConfig;
  readonly router: RouterProviderProps['router'];
  /** Called before the browser paints the page with the bank's configuration, if the build has drawn it. */
  readonly onTakenOver?: (() => void) | undefined;
}

/** The whole app: drawn by the build, taken over from there, or rendered from nothing. */
export function AppTree({ store, config = awaitedConfig, router, onTakenOver }: AppTreeProps) {
  return (
    <Provider store={store}>
      <Configured config={config} onTakenOver={onTakenOver}>
        <RouterProvider router={router} />
      </Configured>
    </Provider>
  );
}

interface ConfiguredProps extends Pick<AppTreeProps, 'onTakenOver'> {
  readonly config: RuntimeConfig;
  readonly children: ReactNode;
}

/** React takes a page over only if it renders the same at first, so the bank's configuration comes second. */
function Configured({ config, onTakenOver, children }: ConfiguredProps) {
  const [value, setValue] = useState(onTakenOver === undefined ? config : awaitedConfig);
  useLayoutEffect(() => {
    if (onTakenOver === undefined) return;
    setValue(config);
    onTakenOver();
  }, [config, onTakenOver]);
  return <RuntimeConfigProvider value={value}>{children}</RuntimeConfigProvider>;
}
