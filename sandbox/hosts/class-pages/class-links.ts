import { classPagePath } from '#sandbox/hosts/class/class-paths.ts';

/** The links of a class. The trainer's secret is in the fragment, which no server and no log is told. */

export function joinLink(key: string): string {
  return new URL(classPagePath + key, location.href).href;
}

export function trainerLink(key: string, secret: string): string {
  return `${joinLink(key)}#${secret}`;
}
