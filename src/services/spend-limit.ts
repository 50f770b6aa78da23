import type { Principal } from '../core/account.ts';
import { ServiceError } from '../core/errors.ts';
import { formatMicros, type Micros, NO_MONEY } from '../core/money.ts';
import type { Quote } from '../core/pricing.ts';
import type { Transaction } from '../core/store.ts';

/**
 * What a key may spend in all. Asked in the transaction that makes a task, after its hold, which is counted and keeps the
 * account's row: two tasks cannot both be the last that fits. A charge is never more than was held, so what fits now fits
 * for good.
 */
export async function checkSpendLimit(
  transaction: Transaction,
  who: Principal,
  held: Quote,
  /** What of it is not held yet: all of it where somebody only asks. */
  unheldMicros: Micros = NO_MONEY,
): Promise<void> {
  const { spendMicros } = who.limits;
  if (spendMicros === null) return;
  const { chargedMicros, heldMicros } = await transaction.ledger.readSpending(who.accountId, who.keyId);
  if (chargedMicros + heldMicros + unheldMicros <= spendMicros) return;
  const [limit, price] = [spendMicros, held.amountMicros].map((amount) => `${formatMicros(amount)} ${held.currency}`);
  throw new ServiceError(
    'insufficient_user_quota',
    `This API key may spend ${limit} in all; this task costs ${price}, more than is left of it.`,
  );
}
