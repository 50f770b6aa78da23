import type { Principal } from '../core/account.ts';
import { ServiceError } from '../core/errors.ts';
import { formatMicros } from '../core/money.ts';
import type { Quote } from '../core/pricing.ts';
import type { Transaction } from '../core/store.ts';

/**
 * What a key may spend in all. Asked in the transaction that makes a task, after its hold, which is counted and keeps the
 * account's row: two tasks cannot both be the last that fits. A charge is never more than was held, so what fits now fits
 * for good.
 */
export async function checkSpendLimit(transaction: Transaction, who: Principal, held: Quote): Promise<void> {
  const { spendMicros } = who.limits;
  if (spendMicros === null) return;
  const { chargedMicros, heldMicros } = await transaction.ledger.readSpending(who.accountId, who.keyId);
  if (chargedMicros + heldMicros <= spendMicros) return;
  const [limit, price] = [spendMicros, held.amountMicros].map((amount) => `${formatMicros(amount)} ${held.currency}`);
  throw new ServiceError(
    'insufficient_user_quota',
    `This API key may spend ${limit} in all; this task costs ${price}, more than is left of it.`,
  );
}
