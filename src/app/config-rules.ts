import type { PlannedWork, ReportsConfig, RuntimeConfig } from '#src/api/environment/runtime-config.ts';
import { epochMsOf, parseInstant } from '#src/kernel/instant.ts';

// By hand, because a schema library is a twentieth of what the sign-in page loads.

/** A test, and what the setting must be. The first that fails is reported. */
type Need = readonly [isMet: (value: unknown) => boolean, need: string];

/** A setting, or a group of settings under one name. */
type Rule = readonly Need[] | RuleGroup<Record<string, unknown>>;

interface RuleGroup<Settings> {
  readonly need: string;
  readonly rules: Readonly<Record<keyof Settings, Rule>>;
  readonly mayBeLeftOut?: true;
}

const matching = (pattern: RegExp, need: string): Need[] => [
  [(value) => typeof value === 'string' && pattern.test(value), need],
];

const minutes = (need: string): Need[] => [[(value) => typeof value === 'number' && value > 0, need]];

const telephone = (whose: string) =>
  matching(/^\+?[\d ()-]{5,24}$/, `must be the telephone number of ${whose}, like "0113 496 0100"`);

/**
 * An https URL, or a page of this site; other schemes could run scripts. No backslashes: browsers read
 * `/\elsewhere.example` as another site.
 */
const link = (what: string) =>
  matching(
    /^(?:\/(?!\/)|https:\/\/[^\s/\\]+)[^\s\\]*$/,
    `must be the address of ${what}: "/…" on this site, or "https://…"`,
  );

const ownPath = /^(?:\/[\w.-]+)+$/;

const moment = (what: string) =>
  [
    [
      (value) => typeof value === 'string' && parseInstant(value) !== undefined,
      `must be the moment when the planned work ${what}, with its zone, like "2026-12-05T22:00:00Z"`,
    ],
  ] satisfies Need[];

const configRules: RuleGroup<RuntimeConfig> = {
  need: 'must hold one object',
  rules: {
    bankName: matching(/\S/, 'must be the name of the bank as customers know it'),
    telephones: {
      need: 'must hold privateBank, racingBank and helpdesk',
      rules: {
        privateBank: telephone('the private bank'),
        racingBank: telephone('the racing bank'),
        helpdesk: telephone('the helpdesk'),
      },
    } satisfies RuleGroup<RuntimeConfig['telephones']>,
    email: matching(/^[^\s@]+@[^\s@]+$/, 'must be the e-mail address customers may write to, like "help@example.com"'),
    requestTimeoutMs: [
      [Number.isSafeInteger, 'must be the longest time a call may take, in whole milliseconds, like 120000'],
      [(value) => Number(value) >= 1000, 'must be at least 1000: over a slow connection an answer takes that long'],
    ],
    idleMinutes: [
      ...minutes('must be the number of idle minutes after which a customer is logged out, like 5'),
      [(value) => Number(value) <= 60, 'must be at most 60: anyone who finds the page open until then can use it'],
    ],
    refreshAfterMinutes: minutes('must be the number of minutes away after which a page is reloaded, like 10'),
    servicePath: matching(
      /^\/*[\w.-]+(?:\/+[\w.-]+)*\/*$/,
      'must be the path of the service on this site, like "/digx"',
    ),
    targetUnit: [
      [
        (value) => value === undefined || (typeof value === 'string' && /^[\w.-]{1,40}$/.test(value)),
        'must be the business unit of the service, like "OBDX_BU", or be left out',
      ],
    ],
    changesPath: [
      [
        (value) => value === undefined || (typeof value === 'string' && ownPath.test(value)),
        'must be the path on this site of a stream that tells of changes, like "/changes", or be left out',
      ],
    ],
    confirmsIdempotently: [
      [
        (value) => typeof value === 'boolean',
        'must be true if the service makes a payment only once however often it is confirmed, otherwise false',
      ],
    ],
    maintenance: {
      need: 'must hold text, from and to, or be left out',
      mayBeLeftOut: true,
      rules: {
        text: matching(/\S/, 'must be what customers should know of the planned work'),
        from: moment('begins'),
        to: moment('ends'),
      } satisfies RuleGroup<PlannedWork>['rules'],
    },
    reports: {
      need: 'must hold path and sample, or be left out',
      mayBeLeftOut: true,
      rules: {
        path: matching(ownPath, 'must be the path on this site that takes reports in, like "/reports"'),
        sample: [
          [
            (value) => typeof value === 'number' && value >= 0 && value <= 1,
            'must be the share of visits that report, from 0 to 1, like 0.1',
          ],
        ],
      } satisfies RuleGroup<ReportsConfig>['rules'],
    },
    links: {
      need: 'must hold terms, privacy, contact and passwordReset',
      rules: {
        terms: link('the terms'),
        privacy: link('the privacy notice'),
        contact: link('the contact page'),
        passwordReset: link('the page where customers outside the corporate policy reset their password'),
      },
    } satisfies RuleGroup<RuntimeConfig['links']>,
  },
};

/** One clause for each problem. Missing and misspelt keys are reported rather than ignored. */
export function configProblems(value: unknown): string[] {
  const problems = problemsIn(value, configRules, '');
  if (problems.length > 0) return problems;
  const { maintenance } = value as RuntimeConfig;
  const isBackwards = maintenance !== undefined && epochMsOf(maintenance.to) <= epochMsOf(maintenance.from);
  return isBackwards ? ['maintenance.to must be later than maintenance.from'] : [];
}

/** What the UK's technical standards on strong customer authentication allow: article 4(3)(d). */
const mostIdleMinutes = 5;

/** One sentence for each valid setting that the bank should think about. */
export function configWarnings({ idleMinutes }: RuntimeConfig): string[] {
  if (idleMinutes <= mostIdleMinutes) return [];
  return [
    `idleMinutes is ${idleMinutes}. The UK’s technical standards on strong customer authentication, article 4(3)(d), allow ` +
      `at most ${mostIdleMinutes} minutes without activity.`,
  ];
}

function problemsIn(value: unknown, { need, rules }: RuleGroup<Record<string, unknown>>, name: string): string[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [`${name || 'it'} ${need}`];
  const given = new Map<string, unknown>(Object.entries(value));
  const known = Object.entries(rules);
  const path = (key: string) => (name === '' ? key : `${name}.${key}`);
  return [
    ...known.flatMap(([key, rule]) => problemsOf(given.get(key), rule, path(key))),
    ...[...given.keys()]
      .filter((key) => !Object.hasOwn(rules, key))
      .map((key) => `${path(key)} is not a setting; check its spelling`),
  ];
}

function problemsOf(value: unknown, rule: Rule, name: string): string[] {
  if ('rules' in rule) return rule.mayBeLeftOut && value === undefined ? [] : problemsIn(value, rule, name);
  const missed = rule.find(([isMet]) => !isMet(value));
  return missed === undefined ? [] : [`${name} ${missed[1]}`];
}
