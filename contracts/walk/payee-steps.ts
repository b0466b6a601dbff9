import { aPayee, checkedPayeeBody, payeeBodyAt } from '#contracts/states/payees/payee-orders.ts';
import { changedPayee, confirming, english, groupsPath } from '#contracts/states/payees/payee-steps.ts';
import type { Steps, Walk } from './step.ts';
import { found } from './walk-memory.ts';
import type { Walker } from './walker.ts';

interface Payee {
  readonly id: string;
  readonly groupId: string;
  readonly nickName: string;
  readonly status: string;
  readonly reference?: string;
  readonly ukDomesticPayee: {
    readonly accountName: string;
    readonly accountNumber: string;
    readonly bankDetails: { readonly code: string };
  };
}

export const addingSteps: Steps = { 'add a payee': addPayee };

/** Once the payee has been paid. */
export const payeeChangeSteps: Steps = {
  'change a payee': changePayee,
  'use a code twice': useCodeTwice,
  'delete a payee': deletePayee,
};

async function addPayee({ walker, findings, memory }: Walk): Promise<void> {
  const { sortCode } = aPayee;
  const clearing = await walker.ask(`/v1/financialInstitution/nationalClearingDetails/UK/${sortCode}`);
  findings.expectSame(sortCode, clearing.code, 'code of the bank looked up');
  const before = await payeesOf(walker);
  const checked = await walker.good('POST', '/v1/payments/verifyPayeeName', { json: checkedPayeeBody() });
  const { payeeGroup } = (await walker.good('POST', groupsPath, { json: { name: aPayee.name } })).body;
  const path = `${groupsPath}/${payeeGroup.groupId}/payees/external`;
  const payload = { ...payeeBodyAt(0), copApiResponse: checked.body.verificationReport };
  const { externalPayee } = (await walker.good('POST', path, { json: payload })).body;
  const own = `${path}/${externalPayee.id}?${english}`;
  await walker.good('PATCH', own, { json: { stage: 1 } });
  await walker.confirmed('PUT', own, { ...payload, stage: 2 }, confirming('PUT', null));

  const payees = await payeesOf(walker);
  findings.expectSame(before.length + 1, payees.length, 'number of payees after one is added');
  const added = payees.filter(({ id }) => id === externalPayee.id);
  findings.expect(added.length === 1, `the added payee is listed ${added.length} times`);
  const [payee] = added;
  if (payee === undefined) return;
  const { ukDomesticPayee: bank, nickName, status, groupId, reference } = payee;
  findings.expectSame('ACT', status, 'status of the added payee');
  findings.expectSame(aPayee.name, bank.accountName, 'ukDomesticPayee.accountName');
  findings.expectSame(aPayee.accountNumber, bank.accountNumber, 'ukDomesticPayee.accountNumber');
  findings.expectSame(sortCode, bank.bankDetails.code, 'ukDomesticPayee.bankDetails.code');
  findings.expectSame(aPayee.nickname, nickName, 'nickName of the added payee');
  findings.expectSame(aPayee.reference, reference, 'reference of the added payee');
  findings.expectSame(payeeGroup.groupId, groupId, 'groupId of the added payee');
  memory.payee = { groupId, payeeId: payee.id, sortCode };
}

async function changePayee({ walker, findings, memory }: Walk): Promise<void> {
  const { payeeId, path } = ownOf(memory);
  const before = await payeesOf(walker);
  const { body } = await walker.good('POST', '/v1/payments/verifyPayeeName', { json: checkedPayeeBody(changedPayee) });
  const payload = { ...payeeBodyAt(0, changedPayee), copApiResponse: body.verificationReport };
  memory.check = body.verificationReport;
  await walker.confirmed('POST', path, payload, confirming('POST', payload));
  await walker.confirmed('PUT', path, { ...payload, stage: 2 }, confirming('PUT', null));
  const wanted = before.map(({ id, nickName }) => [id, id === payeeId ? changedPayee.nickname : nickName]);
  findings.expectSame(
    wanted.sort(),
    (await payeesOf(walker)).map(({ id, nickName }) => [id, nickName]).sort(),
    'nickName of the payees after one is changed',
  );
}

/** The code of the change before this one, for a change of its own. */
async function useCodeTwice({ walker, findings, memory }: Walk): Promise<void> {
  const used = walker.usedAnswer();
  if (used === undefined) return;
  const before = await payeesOf(walker);
  const json = { ...payeeBodyAt(0, { ...changedPayee, nickname: 'Somebody else' }), copApiResponse: memory.check };
  const { status } = await walker.call('POST', ownOf(memory).path, { json, headers: { 'X-CHALLENGE_RESPONSE': used } });
  findings.expect(status >= 400, `a code is good twice: the second request was answered ${status}`);
  findings.expectSame(before, await payeesOf(walker), 'payees after a code was used twice');
}

async function deletePayee({ walker, findings, memory }: Walk): Promise<void> {
  const { payeeId, path } = ownOf(memory);
  const before = await payeesOf(walker);
  await walker.good('DELETE', `${path}&stage=1`);
  const wanted = before.filter(({ id }) => id !== payeeId).map(({ id }) => id);
  findings.expectSame(
    wanted.sort(),
    (await payeesOf(walker)).map(({ id }) => id).sort(),
    'payees after one is deleted',
  );
}

function ownOf(memory: Walk['memory']) {
  const { groupId, payeeId } = found(memory.payee, 'a payee');
  return { payeeId, path: `${groupsPath}/${groupId}/payees/external/${payeeId}?${english}` };
}

async function payeesOf(walker: Walker): Promise<readonly Payee[]> {
  const groups: readonly { readonly listPayees: readonly Payee[] }[] = (await walker.ask(`${groupsPath}?expand=ALL`))
    .payeeGroups;
  return groups.flatMap(({ listPayees }) => listPayees);
}
