import type { ComponentType } from 'react';
import type { PageHandle } from '#src/app/page-handle.ts';

export interface PageRoute {
  readonly path: string;
  readonly handle: PageHandle;
  readonly lazy: LoadScreen;
}

/** Pages that keep something between them, which their frame holds. */
export interface PagesInFrame {
  readonly lazy: LoadScreen;
  readonly children: readonly PageRoute[];
}

export type LoadScreen = () => Promise<{ readonly Component: ComponentType }>;

/** A screen by the name that its file exports it under. */
export function screen<Name extends string>(
  load: () => Promise<Readonly<Record<Name, ComponentType>>>,
  name: Name,
): LoadScreen {
  return async () => ({ Component: (await load())[name] });
}
