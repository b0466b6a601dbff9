import { lazyScreen } from '#src/banking/page/lazy-screen.ts';

// What is new loads after the balances. If it cannot be loaded, the overview does without it.

const load = () => import('./news.tsx');
const nothing = () => null;

export const NewSince = lazyScreen(() =>
  load()
    .then(({ NewSince: Loaded }) => Loaded)
    .catch(() => nothing),
);
export const NewMark = lazyScreen(() =>
  load()
    .then(({ NewMark: Loaded }) => Loaded)
    .catch(() => nothing),
);
