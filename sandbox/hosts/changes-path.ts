import { controlBase } from '#sandbox/control/methods.ts';

/** Where a page hears that its world has changed; the app is told of it by its configuration. */
export const changesPath = `${controlBase}/changes`;
