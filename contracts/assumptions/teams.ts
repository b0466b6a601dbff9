/** The teams that answer, each with the areas of the contract that they run. */
export const teams = {
  'Log-in and profile': ['Session', 'Log in', 'Profile', 'Credentials', 'Reset links', 'Second factor'],
  Accounts: ['Accounts', 'Transactions', 'Statements', 'Cheques', 'Activity'],
  Payments: [
    'Payments',
    'Transfers',
    'Instructions',
    'Payees',
    'Payee check',
    'Sort codes',
    'Limits',
    'Bulk files',
    'Approvals',
  ],
  'Messages and consent': ['Mailbox', 'Alerts', 'Data sharing'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** `every team` for what several of them share, such as the answer to a used nonce. */
export type Team = keyof typeof teams | typeof everyTeam;

export const everyTeam = 'Every team';

export function teamOf(areas: readonly string[]): Team {
  const found = (Object.keys(teams) as (keyof typeof teams)[]).filter((team) =>
    areas.some((area) => (teams[team] as readonly string[]).includes(area)),
  );
  return found.length === 1 && found[0] !== undefined ? found[0] : everyTeam;
}

/** The area of a rule of the sandbox’s bank, by the folders that decide it; the first that fits. */
const areaOfFolder: readonly (readonly [pattern: RegExp, area: string])[] = [
  [/\bbulk\b/, 'Bulk files'],
  [/\bcop\b/, 'Payee check'],
  [/\bpayees\b/, 'Payees'],
  [/\binstructions\b/, 'Instructions'],
  [/\btransfers\b/, 'Transfers'],
  [/\b(approvals|decisions)\b/, 'Approvals'],
  [/\bpayments\b/, 'Payments'],
  [/\bcheques\b/, 'Cheques'],
  [/\bactivity\b/, 'Activity'],
  [/\bstatements\b/, 'Statements'],
  [/\btransactions\b/, 'Transactions'],
  [/\bcredentials\b|reset|password-polic|former/, 'Credentials'],
  [/\b(security|challenge)\b/, 'Second factor'],
  [/\b(sign-in|login)/, 'Log in'],
  [/\bmail\b/, 'Mailbox'],
  [/\balerts\b/, 'Alerts'],
  [/\bpreferences\b/, 'Data sharing'],
  [/\bnumbers\b/, 'Sort codes'],
  [/\baccounts\b/, 'Accounts'],
  [/\bprofile\b/, 'Profile'],
];

export function areaOfRule(files: string): string {
  return areaOfFolder.find(([pattern]) => pattern.test(files))?.[1] ?? 'Session';
}
