import { z } from 'zod';
import { whatIsWrong } from '#sandbox/classroom/exercises/read-exercises.ts';
import { exercises } from '#sandbox/classroom/exercises/registry.ts';
import { joinedSchema, type KeptClass, type KeptTrainee, openedClassSchema } from '#sandbox/classroom/lesson/lesson.ts';
import { classView, traineeView } from '#sandbox/classroom/lesson/views.ts';
import { keptSession, keptWorld } from '#sandbox/hosts/cookies.ts';
import { actSchema, doAct } from './class-acts.ts';
import type { ClassEvents } from './class-events.ts';
import { classesPath } from './class-paths.ts';
import { ClassRefusal, noClass, noTrainee, notTheTrainer } from './class-refusal.ts';
import { isSecret } from './class-register.ts';
import type { Lessons } from './lessons.ts';
import { traineeCookie, traineeIn } from './trainee-cookie.ts';

/** What is in the trainer's link. */
export const secretHeader = 'x-class-secret';

export function isAboutClasses(pathname: string): boolean {
  return pathname === classesPath || pathname.startsWith(`${classesPath}/`);
}

interface Desk {
  readonly lessons: Lessons;
  readonly events: ClassEvents;
}

/** @param app where the app is at this address; null where it is not. */
export async function answerAboutClasses(desk: Desk, request: Request, app: string | null): Promise<Response> {
  const { pathname } = new URL(request.url);
  const [key = '', what = '', more = ''] = pathname.slice(classesPath.length + 1).split('/');
  const route = `${request.method} ${key === '' ? '' : key === 'me' ? 'me' : '{key}'}${what && `/${what}`}${more && `/${more}`}`;
  const answered = route.includes(' me')
    ? await forTrainee(desk, request, route)
    : await forClass(desk, request, { route, key, app });
  return answered instanceof ClassRefusal ? answered.response : answered;
}

interface Routed {
  readonly route: string;
  readonly key: string;
  readonly app: string | null;
}

async function forClass(desk: Desk, request: Request, { route, key, app }: Routed) {
  const { lessons } = desk;
  if (route === 'GET ') {
    return Response.json({ exercises, app });
  }
  if (route === 'POST ') {
    const wanted = await bodyOf(request, openedClassSchema);
    if (wanted instanceof ClassRefusal) return wanted;
    const opened = lessons.open(wanted.title, wanted.exercises);
    if (opened instanceof ClassRefusal) return opened;
    return Response.json({ key: opened.kept.key, secret: opened.secret }, { status: 201 });
  }
  const kept = lessons.register.classOf(key);
  if (kept === undefined) return noClass;
  if (route === 'GET {key}') return Response.json({ title: kept.title, app });
  if (route === 'POST {key}/trainees') return join(lessons, kept, request);
  if (!isSecret(request.headers.get(secretHeader) ?? '', kept.secretHash)) return notTheTrainer;
  return forTrainer(desk, kept, request, route);
}

async function forTrainer({ lessons, events }: Desk, kept: KeptClass, request: Request, route: string) {
  const { register } = lessons;
  const show = () => {
    const now = register.classOf(kept.key);
    return now && classView(now, register.traineesOf(kept.key), lessons.nowMs);
  };
  switch (route) {
    case 'GET {key}/board':
      return Response.json(show());
    case 'GET {key}/events':
      return events.stream(show, hearing(lessons, kept.key), request.signal);
    case 'POST {key}/acts': {
      const act = await bodyOf(request, actSchema);
      if (act instanceof ClassRefusal) return act;
      const done = await doAct(lessons, kept, act);
      return done instanceof ClassRefusal ? done : Response.json(done);
    }
    case 'DELETE {key}':
      lessons.close(kept);
      return new Response(null, { status: 204 });
    default:
      return new ClassRefusal(404, `There is no ${route}.`, ['GET board', 'GET events', 'POST acts', 'DELETE']);
  }
}

async function join(lessons: Lessons, kept: KeptClass, request: Request) {
  const wanted = await bodyOf(request, joinedSchema);
  if (wanted instanceof ClassRefusal) return wanted;
  const joined = await lessons.join(kept, wanted.name);
  if (joined instanceof ClassRefusal) return joined;
  const entered = await enter(lessons, kept, joined.trainee);
  if (entered instanceof Response) entered.headers.append('set-cookie', traineeCookie(joined.trainee, joined.secret));
  return entered;
}

async function forTrainee({ lessons, events }: Desk, request: Request, route: string) {
  const { register } = lessons;
  const trainee = traineeIn(register, request.headers.get('cookie') ?? undefined);
  const kept = trainee && register.classOf(trainee.classKey);
  if (trainee === undefined || kept === undefined) return noTrainee;
  const show = () => {
    const [now, inIt] = [register.trainee(trainee.id), register.classOf(trainee.classKey)];
    return now && inIt && traineeView(inIt, now);
  };
  switch (route) {
    case 'GET me':
      return Response.json(show());
    case 'GET me/events':
      return events.stream(show, hearing(lessons, kept.key), request.signal);
    case 'POST me/check': {
      const progress = await lessons.check(trainee.id);
      return progress instanceof ClassRefusal ? progress : Response.json(progress);
    }
    case 'POST me/hint':
      register.putTrainee({ ...trainee, hints: trainee.hints + 1 });
      return Response.json(show());
    case 'POST me/phone': {
      const text = await lessons.newestText(kept, trainee);
      return text instanceof ClassRefusal ? text : Response.json({ text });
    }
    case 'POST me/page': {
      const sent = await bodyOf(request, pageSchema);
      if (sent instanceof ClassRefusal) return sent;
      register.putTrainee({ ...trainee, page: sent.page });
      return new Response(null, { status: 204 });
    }
    case 'POST me/again': {
      const refused = await lessons.begin(kept, trainee);
      return refused ?? enter(lessons, kept, register.trainee(trainee.id) ?? trainee);
    }
    case 'POST me/enter':
      return enter(lessons, kept, trainee);
    default:
      return new ClassRefusal(404, `There is no ${route}.`);
  }
}

const pageSchema = z.strictObject({
  page: z
    .string()
    .regex(/^\/(?![/\\])[^\\\s]*$/)
    .max(300),
});

/** The browser then goes on in the trainee's world, and in the session of the exercise's customer. */
async function enter(lessons: Lessons, kept: KeptClass, trainee: KeptTrainee): Promise<Response | ClassRefusal> {
  const entered = await lessons.enter(kept, trainee);
  if (entered instanceof ClassRefusal) return entered;
  const { session = '', ...told } = entered;
  const response = Response.json({ ...told, loggedIn: session !== '' });
  response.headers.append('set-cookie', keptSession(session));
  response.headers.append('set-cookie', keptWorld(trainee.world));
  return response;
}

function hearing({ register }: Lessons, key: string) {
  return (changed: () => void) => register.listen(({ classKey }) => classKey === key && changed());
}

async function bodyOf<Schema extends z.ZodType>(
  request: Request,
  schema: Schema,
): Promise<z.infer<Schema> | ClassRefusal> {
  const sent: unknown = await request.json().catch(() => undefined);
  const read = schema.safeParse(sent);
  return read.success ? read.data : new ClassRefusal(400, whatIsWrong(read.error));
}

/** Answered where several processes serve the same worlds. */
export function classesNeedFile(): Response {
  const reason =
    'Classes are kept in a SQLite file. Start a bank for them with --store and the name of a file, instead of a database.';
  return Response.json({ reason }, { status: 409 });
}
