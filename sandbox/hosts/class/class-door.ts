import { controlBase } from '#sandbox/control/methods.ts';
import { followHeader, worldHeader } from '#sandbox/control/remote-control.ts';
import { customerHeader } from '#sandbox/hosts/as-customer.ts';
import { isPanelPage } from '#sandbox/hosts/built-files.ts';
import { changesPath } from '#sandbox/hosts/changes-path.ts';
import { worldCookie } from '#sandbox/hosts/cookies.ts';
import { classesPath, classPagePath } from './class-paths.ts';
import type { ClassRegister } from './class-register.ts';
import { traineeIn } from './trainee-cookie.ts';

/**
 * Whether a class lets a call in that lacks the bank's own token. The key in its link opens the page on which trainees join; what
 * joining leaves in a browser opens the app and the bank of that trainee's world, and nothing beside.
 */
export function isLetIn(register: ClassRegister, { url, method, headers }: Request): boolean {
  if (register.isEmpty) return false;
  const { pathname } = new URL(url);
  // Each reaches other worlds, or acts for anybody.
  if ([worldHeader, followHeader, customerHeader].some((name) => headers.has(name))) return false;
  if (method === 'GET' && pathname.startsWith(`${controlBase}/panel/`)) return isPanelPage(pathname);
  if (isOnTheWayIn(register, method, pathname)) return true;

  const cookies = headers.get('cookie') ?? '';
  const trainee = traineeIn(register, cookies);
  if (trainee === undefined) return false;
  if (pathname === `${classesPath}/me` || pathname.startsWith(`${classesPath}/me/`)) return true;
  const isTheirs = worldCookie.pattern.exec(cookies)?.[1] === trainee.world;
  return isTheirs && (pathname === changesPath || !pathname.startsWith(`${controlBase}/`));
}

function isOnTheWayIn(register: ClassRegister, method: string, pathname: string): boolean {
  const keyAfter = (path: string) => (pathname.startsWith(path) ? pathname.slice(path.length) : '');
  const isClass = (key: string) => register.classOf(key) !== undefined;
  if (method === 'GET') return isClass(keyAfter(classPagePath)) || isClass(keyAfter(`${classesPath}/`));
  const [key = '', what, ...more] = keyAfter(`${classesPath}/`).split('/');
  return method === 'POST' && isClass(key) && what === 'trainees' && more.length === 0;
}
