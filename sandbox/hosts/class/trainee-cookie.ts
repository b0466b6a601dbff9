import type { KeptTrainee } from '#sandbox/classroom/lesson/lesson.ts';
import { type ClassRegister, isSecret } from './class-register.ts';

/** Tells a trainee's browser from any other. It holds no name. */
const cookieName = 'paddock_trainee';

/** As long as a day of lessons. */
const life = 12 * 3600;

export function traineeCookie({ id }: KeptTrainee, secret: string): string {
  return `${cookieName}=${id}.${secret}; Path=/; Max-Age=${life}; HttpOnly; SameSite=Strict`;
}

export function traineeIn(register: ClassRegister, cookies: string | undefined): KeptTrainee | undefined {
  if (cookies === undefined || register.isEmpty) return undefined;
  const [, id = '', secret = ''] = new RegExp(`(?:^|;\\s*)${cookieName}=([\\da-f-]+)\\.([\\w-]+)`).exec(cookies) ?? [];
  const trainee = register.trainee(id);
  return trainee !== undefined && isSecret(secret, trainee.secretHash) ? trainee : undefined;
}
