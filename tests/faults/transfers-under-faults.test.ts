import { openTransferringCustomer } from '#tests/customers/transferring-customer.ts';
import { moneyMovesOnce } from './money-under-faults.ts';

/** The money moves on both accounts. */
moneyMovesOnce(
  async () => {
    const { orderOf, ...customer } = await openTransferringCustomer();
    return {
      ...customer,
      orderBy: (schedule) => orderOf(12_57, schedule),
      once: { from: -12_57, to: 12_57 },
      nothing: { from: 0, to: 0 },
    };
  },
  {
    now: { kind: 'transfer', of: 'Transfer' },
    later: { kind: 'transfer-instruction', of: 'TransferInstruction' },
  },
);
