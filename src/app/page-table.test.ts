import { matchRoutes, type RouteObject } from 'react-router-dom';
import { expect, it } from 'vitest';
import { type PermittedFunction, permittedFunctions } from '#src/api/profile/permissions.ts';
import { customerRoutes } from './customer-routes.tsx';
import { mayOpen } from './page-handle.ts';
import { pageAt } from './page-table.fixture.ts';
import { pages } from './page-table.ts';

const needing: readonly (readonly [string, readonly PermittedFunction[]])[] = [
  ['/accounts/statements', ['statements', 'loanStatements']],
  ['/accounts/statements/9A0E', ['statements', 'loanStatements']],
  ['/statements', ['statements', 'loanStatements']],
  ['/accounts/services', ['payInBooks', 'chequeBooks', 'chequeStatus']],
  ['/payments', ['payment', 'transfer', 'payeesManage', 'paymentsFuture', 'bulkUpload', 'bulkView']],
  ['/payments/from', ['payment']],
  ['/payments/make', ['payment']],
  ['/payments/make/9A0E', ['payment']],
  ['/payments/request-international', ['payment']],
  ['/payments/request-international/9A0E', ['payment']],
  ['/payments/request-intenational/9A0E', ['payment']],
  ['/payments/transfer-money/9A0E', ['transfer']],
  ['/payments/payees', ['payeesManage']],
  ['/payments/payees/new', ['payeesManage']],
  ['/payments/payees/edit/E813', ['payeesManage']],
  ['/payments/manage-payees', ['payeesManage']],
  ['/payments/upcoming', ['paymentsFuture']],
  ['/payments/upcoming/edit/1', ['paymentsFuture']],
  ['/payments/bulk', ['payment', 'transfer', 'payeesManage', 'paymentsFuture', 'bulkUpload', 'bulkView']],
  ['/payments/bulk/all', ['bulkView']],
  ['/payments/bulk/confirm', ['bulkUpload']],
  ['/payments/bulk/file/1', ['bulkUpload', 'bulkView', 'approver']],
  ['/settings/alerts', ['alerts']],
  ['/settings/activity-log', ['transactionLog']],
  ['/settings/activity-log/type/CBR', ['transactionLog']],
  ['/settings/activity-log/log/1', ['transactionLog']],
  ['/settings/authorisations', ['approver']],
  ['/Payments/MAKE/', ['payment']],
  ['/payments/%6Dake', ['payment']],
];

const free = [
  '/accounts',
  '/accounts/9A0E',
  '/accounts/transactions/9A0E',
  '/secure-mail/f/inbox',
  '/secure-mail/f/outbox/12',
  '/secure-mail/f/bulletins',
  '/secure-mail/new',
  '/secure-mail/enquiry',
  '/settings/manage-accounts',
  '/settings/manage-credentials/password',
  '/settings/manage-credentials/pin',
  '/settings/marketing-preferences',
  '/settings/paymentcompanies',
  ...pages.map(({ path }) => path).filter((path) => path.startsWith('/services')),
];

it.each(needing)('opens %s to each of its functions and to no other', (pathname, needs) => {
  const page = pageAt(pathname);
  expect(permittedFunctions.filter((one) => mayOpen(page, [one]))).toEqual(needs);
  expect(page?.needs).toBeDefined();
});

it.each(free)('opens %s to everybody', (pathname) => {
  const page = pageAt(pathname);
  expect(page?.heading).toEqual(expect.any(String));
  expect([mayOpen(page, []), page?.needs]).toEqual([true, undefined]);
});

it('says here of every page who may open it', () => {
  const said = [...needing.map(([pathname]) => pathname), ...free].map(pageAt);
  expect(pages.filter(({ handle }) => !said.includes(handle)).map(({ path }) => path)).toEqual([]);
});

it.each([
  '/accounts/statements9/1',
  '/payments/nothing',
  '/secure-mail/f/spam',
  '/secure-mail/new/1',
  '/services/nothing',
  '/constructor',
  '/__proto__',
  '/payments//make',
])('has no page at %s', (pathname) => {
  expect(pageAt(pathname)).toBeUndefined();
});

it.each([
  ['/Payments/Make/ABC', 'Make a payment'],
  ['/payments/payees/new/', 'Add a new payee'],
  ['/settings/activity-log/type/CBR', 'Cheque books ordered'],
])('names the page at %s', (pathname, named) => {
  const { route, params = {} } =
    matchRoutes(
      customerRoutes(() => true),
      pathname,
    )?.at(-1) ?? {};
  const heading = route?.handle.heading;
  expect(typeof heading === 'function' ? heading(params) : heading).toBe(named);
});

it('holds back every page that needs a permission, and no other', () => {
  const gates = customerRoutes(() => true).filter(({ path }) => path === undefined);
  const gated = gates
    .flatMap(({ children }) => allBelow(children))
    .flatMap(({ path }) => (path === undefined ? [] : [path]));
  expect(gated.sort()).toEqual(pages.flatMap(({ path, handle }) => (handle.needs === undefined ? [] : [path])).sort());
  expect(gated.length).toBeGreaterThan(20);
});

it('makes a visitor wait for no screen', async () => {
  const waiting = allBelow(customerRoutes(() => false)).map(({ lazy }) =>
    typeof lazy === 'function' ? lazy() : undefined,
  );
  const screens = (await Promise.all(waiting)).filter((screen) => screen !== undefined);
  expect(screens.length).toBeGreaterThan(40);
  expect(screens).toEqual(
    screens.map(() => ({ Component: expect.objectContaining({ $$typeof: Symbol.for('react.lazy') }) })),
  );
});

it('leads back to pages there are', () => {
  const ways = pages.flatMap(({ handle }) => handle.above ?? []).map(({ to }) => to);
  const redirects = customerRoutes(() => true).map(({ path }) => path);
  expect(ways.filter((to) => pageAt(to) === undefined && !redirects.includes(to))).toEqual([]);
});

function allBelow(routes: readonly RouteObject[] = []): readonly RouteObject[] {
  return routes.flatMap((route) => [route, ...allBelow(route.children)]);
}
