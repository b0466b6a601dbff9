import { expect, it } from 'vitest';
import { newDetails } from '#src/banking/paying/model/typed-details.ts';
import { jsonIn } from '#src/kernel/any-fields.ts';
import { type AccountId, asId } from '#src/kernel/ids.ts';
import { money } from '#src/kernel/money.ts';
import {
  keptTransfer,
  newTransfer,
  type TransferDraft,
  type TransferEvent,
  transferAfter,
  transferBefore,
} from './transfer-draft.ts';

const details = { ...newDetails({ isRegular: false }), amount: '5', reference: 'Hay' };
const chosen: TransferEvent = { type: 'from-chosen', from: asId<AccountId>('one'), to: asId<AccountId>('two') };
const accepted: TransferEvent = { type: 'accepted', details, amount: money(5_00, 'EUR') };

function drafted(...events: readonly TransferEvent[]): TransferDraft {
  return events.reduce(transferAfter, newTransfer({ isRegular: false }));
}

it('is filled in again as typed, and is to be checked again', () => {
  const kept = jsonIn(JSON.stringify(keptTransfer(drafted(chosen, accepted))) ?? '');
  const again = transferBefore(kept, false);
  expect(again).toEqual({ from: 'one', to: 'two', details, isRefilled: true });
  expect(transferAfter(again, accepted).isRefilled).toBeUndefined();
});

it('is not kept before anything is chosen or typed', () => expect(keptTransfer(drafted())).toBeUndefined());

it.each([undefined, 'text', { from: 'one' }, { details: { amount: 5 } }])('begins a new transfer with %j', (kept) =>
  expect(transferBefore(kept, true)).toEqual(newTransfer({ isRegular: true })),
);
