import type { RuntimeConfig } from '#src/api/environment/runtime-config.ts';

/**
 * What the build draws pages with, because the bank's own configuration is read in the browser. Whatever shows it bears
 * `data-configured` and stays unseen until then, in the room that it takes here.
 */
export const awaitedConfig: RuntimeConfig = {
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
