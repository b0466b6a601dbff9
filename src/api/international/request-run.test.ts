import { expect, it } from 'vitest';
import { readNotes } from '#src/api/orders/ledger.ts';
import { readRefs } from '#src/api/payments/payment-note.ts';
import { selectUnresolved } from '#src/api/payments/unresolved.slice.ts';
import {
  checkUnresolved,
  unresolvedDismissed,
  unresolvedRequests,
  unresolvedTo,
} from '#src/api/payments/unresolved-payments.ts';
import { good, refused, scriptedBank } from '#src/api/store/bank.fixture.ts';
import { signedInStore } from '#src/app/store.fixture.ts';
import { asId, type PartyId, type PayeeId } from '#src/kernel/ids.ts';
import { createRequestRun, newRequestReference } from './request-run.ts';

const sending = 'POST /v1/mailbox/mails';
const listing = 'GET /v1/mailbox/mails';
const lost = () => Promise.reject(new TypeError('cut'));
const body = 'Country: Ireland (IE)\nAmount: EUR 1,250.00';

/** A bank whose answer may be lost although it keeps the message. */
async function requestOver({
  answer = () => good({ mail: { messageId: { value: 'M-new' } } }),
  keeps = true,
}: {
  answer?: () => Response | Promise<Response>;
  keeps?: boolean;
}) {
  const outbox: object[] = [];
  let isListed = true;
  const bank = scriptedBank({
    [listing]: () => (isListed ? good({ mails: outbox }) : refused(500, 'DIGX_PROD_DEF_0000')),
    [sending]: () => answer(),
  });
  const arrive = () => {
    const { subject, subjectId, messageBody } = JSON.parse(sent().at(-1) ?? '{}') as Record<string, string>;
    outbox.push({ messageId: { value: `M-${outbox.length}` }, subject, subjectId, messageBody });
  };
  const sent = () => bank.asked.filter(({ call }) => call === sending).map((asked) => asked.body);
  const { store } = await signedInStore(async (request, init) => {
    const response = await bank.fetch(request, init).finally(() => {
      if (request.method === 'POST' && request.url.includes('/mailbox/mails') && keeps) arrive();
    });
    return response;
  });
  const run = store.dispatch(createRequestRun({ party: asId<PartyId>('A77B'), body }));
  return { store, run, sent, arrive, hide: () => (isListed = false) };
}

it('sends one message for the entity, with its reference and everything typed', async () => {
  const { run, sent } = await requestOver({});
  expect(await Promise.all([run.send(), run.send()])).toEqual([{ outcome: 'requested' }, { outcome: 'requested' }]);
  expect(await run.send()).toEqual({ outcome: 'requested' });
  expect(sent().map((text) => JSON.parse(text) as unknown)).toEqual([
    {
      messageType: 'M',
      subjectId: '7',
      subject: `International payment request ${run.reference}`,
      messageBody: `Request: ${run.reference}\n${body}`,
      party: { value: 'A77B' },
    },
  ]);
});

it('is found in the outbox after a lost answer, and not sent again', async () => {
  const { run, sent } = await requestOver({ answer: lost });
  expect(await run.send()).toEqual({ outcome: 'requested' });
  expect(sent()).toHaveLength(1);
});

it('stays unknown until its message arrives, is followed by every page, and is never sent again', async () => {
  const { store, run, sent, arrive } = await requestOver({ answer: lost, keeps: false });
  expect(await run.send()).toMatchObject({ outcome: 'unknown' });
  const at = run.noteAt();
  if (at === undefined) throw new Error('There is no note');
  expect(readNotes()).toEqual([{ at, kind: 'request', before: 0 }]);
  expect(readRefs()).toEqual([{ kind: 'request', id: run.reference, at }]);

  await store.dispatch(checkUnresolved(at));
  expect(selectUnresolved(store.getState())[at]?.outcome).toBeUndefined();
  arrive();
  await store.dispatch(checkUnresolved(at));
  expect(selectUnresolved(store.getState())[at]?.outcome).toEqual({
    outcome: 'requested',
    referenceNumber: run.reference,
  });
  expect(readNotes()).toEqual([{ at, kind: 'request', before: 0, result: 'requested' }]);
  expect(readRefs()).toEqual([]);
  expect(sent()).toHaveLength(1);
  store.dispatch(unresolvedDismissed(at));
  expect(readNotes()).toEqual([]);
});

it('stays unknown when the outbox cannot be read', async () => {
  const held = await requestOver({
    answer: () => {
      held.hide();
      return lost();
    },
  });
  expect(await held.run.send()).toMatchObject({ outcome: 'unknown' });
  expect(held.sent()).toHaveLength(1);
});

it('holds back another request, but no payment', async () => {
  const { store, run } = await requestOver({ answer: lost, keeps: false });
  await run.send();
  expect(store.dispatch(unresolvedRequests()).map(({ at }) => at)).toEqual([run.noteAt()]);
  expect(store.dispatch(unresolvedTo(asId<PayeeId>('P1')))).toEqual([]);
});

it('keeps nothing of a request that the bank refused, and sends it again when asked', async () => {
  let isRefused = true;
  const { store, run, sent } = await requestOver({
    answer: () => (isRefused ? refused(400, 'DIGX_CZ_MAIL_02') : good({ mail: { messageId: { value: 'M-new' } } })),
    keeps: false,
  });
  expect(await run.send()).toMatchObject({ outcome: 'refused', error: { code: 'DIGX_CZ_MAIL_02' } });
  expect(store.dispatch(unresolvedRequests())).toEqual([]);
  isRefused = false;
  expect(await run.send()).toEqual({ outcome: 'requested' });
  expect(sent()).toHaveLength(2);
});

it('sends nothing while the outbox cannot be read', async () => {
  const { run, sent, hide } = await requestOver({});
  hide();
  expect(await run.send()).toMatchObject({ outcome: 'refused' });
  expect([sent(), readNotes()]).toEqual([[], []]);
});

it('gives each request a reference of its own', () => {
  const references = Array.from({ length: 1000 }, newRequestReference);
  expect(new Set(references).size).toBe(1000);
  for (const reference of references) expect(reference).toMatch(/^IPR-[2-9A-HJ-NP-Z]{8}$/);
});
