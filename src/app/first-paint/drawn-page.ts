/** The templates of the document, each a page as the build has drawn it. */
export const drawnIds = { login: 'drawn-login', frame: 'drawn-frame' } as const;
/** The template of the app's script, in login's document with its configuration, which is asked for once the login page is painted. */
export const appId = 'app-script';
/** The template of the fonts' preloads, in the document of login. */
export const preloadsId = 'preloads';

/** Whether the app can take over what is shown: a visitor's login. Anything else is replaced by what it renders. */
export function isLoginDrawn(root: HTMLElement): boolean {
  return root.dataset.drawn === 'login';
}

/** From now on the app shows the bank's own configuration and hears every press. */
export function takeOver(root: HTMLElement): void {
  delete root.dataset.drawn;
}
