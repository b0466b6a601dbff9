import { features } from 'web-features';

/** A feature of scripts by its name in code. */
export interface Newer {
  /** Its key in the data on browsers: `api.Document.startViewTransition`. */
  readonly key: string;
}

export interface NewerFeatures {
  /** Methods that every object with one of that name got later. */
  readonly methods: ReadonlyMap<string, Newer>;
  /** Functions and classes. */
  readonly globals: ReadonlyMap<string, Newer>;
}

interface Known {
  readonly key: string;
  isServed: boolean;
  /** Every browser has it by now; what some lack for good is often only a name that data use, too. */
  isNew: boolean;
}

/** What browsers of that Baseline year need not know yet. */
export function featuresNewerThan(year: number): NewerFeatures {
  const last = `${year}-12-31`;
  const methods = new Map<string, Known>();
  const globals = new Map<string, Known>();
  for (const [key, since] of datesOfKeys()) {
    const [kind, owner, member, more] = key.startsWith('javascript.builtins.')
      ? key.split('.').slice(1)
      : key.split('.');
    if (more !== undefined || owner === undefined) continue;
    if (member === undefined) note(globals, owner, key);
    else note(methods, member.replace(/_static$/, ''), key);
    if (kind === 'api' && (owner === 'Window' || owner === 'WorkerGlobalScope') && member !== undefined)
      note(globals, member, key);

    function note(names: Map<string, Known>, name: string, ofKey: string) {
      const known = names.get(name) ?? { key: ofKey, isServed: false, isNew: false };
      known.isServed ||= since !== undefined && since <= last;
      known.isNew ||= since !== undefined && since > last;
      names.set(name, known);
    }
  }
  return {
    methods: kept(methods, ({ isServed, isNew }) => !isServed && isNew),
    globals: kept(globals, ({ isServed }) => !isServed),
  };
}

/** Each key of scripts with the day on which the last of the browsers learned it, if all have. */
function datesOfKeys(): (readonly [key: string, since: string | undefined])[] {
  return Object.values(features).flatMap((feature) => {
    if (feature.kind !== 'feature') return [];
    return Object.entries(feature.status.by_compat_key ?? {})
      .filter(([key]) => key.startsWith('api.') || key.startsWith('javascript.builtins.'))
      .map(([key, { baseline_low_date }]) => [key, baseline_low_date?.replace(/^≤/, '')] as const);
  });
}

function kept(names: ReadonlyMap<string, Known>, wanted: (known: Known) => boolean): ReadonlyMap<string, Newer> {
  return new Map([...names].filter(([, known]) => wanted(known)).map(([name, { key }]) => [name, { key }]));
}
