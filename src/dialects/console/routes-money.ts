import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { AccountId, EntryId } from '../../core/ids.ts';
import type { EntryFilter } from '../../core/usage.ts';
import { principalOf } from '../../http/authenticate.ts';
import { makeGrantCredit } from '../../services/credit.ts';
import { makeListAccountEntries, makeReadStatement, makeReadUsage } from '../../services/usage.ts';
import { personOf } from './guard.ts';
import type { ConsoleTools } from './parts.ts';
import { parseCredit, parseEntryFilter, type Query, readEntryCursor, readNumber } from './request.ts';
import {
  CSV_HEADER,
  renderBalance,
  renderCharge,
  renderCsvLine,
  renderEntry,
  renderUsage,
  toKeyNames,
} from './response.ts';
import type { BalanceView, ChargesView, UsageView } from './views.ts';

type Queried = { Querystring: Query };

const PAGE = { least: 1, most: 100, usual: 50 };
const DAYS = { least: 1, most: 366, usual: 30 };
const ROWS_AT_ONCE = 500;

/** What the account was granted, holds and was charged: the record that counts. */
export function addMoneyRoutes(scope: FastifyInstance, tools: ConsoleTools): void {
  const { store, currency, clock } = tools;
  const listEntries = makeListAccountEntries(tools);
  const readStatement = makeReadStatement(tools);
  const readUsage = makeReadUsage(tools);
  const grantCredit = makeGrantCredit({ ...tools, currency });
  const namesOf = async (accountId: AccountId) => toKeyNames(await store.keys.listOf(accountId));

  scope.get('/console/api/balance', async (request): Promise<BalanceView> => {
    return renderBalance(await store.ledger.readBalance(principalOf(request).accountId), currency);
  });

  scope.get<Queried>('/console/api/charges', async (request): Promise<ChargesView> => {
    const { accountId } = principalOf(request);
    const limit = readNumber(request.query, 'limit', PAGE);
    const page = { after: readEntryCursor(request.query), limit: limit + 1 };
    const [entries, names] = await Promise.all([
      listEntries(accountId, parseEntryFilter(request.query), page),
      namesOf(accountId),
    ]);
    const lines = await readStatement(accountId, entries.slice(0, limit));
    const now = clock.now();
    return { entries: lines.map((line) => renderCharge(line, names, now)), more: entries.length > limit };
  });

  /** Page by page, so that the longest ledger needs no memory. */
  async function* writeCsv(accountId: AccountId, filter: EntryFilter) {
    const names = await namesOf(accountId);
    yield CSV_HEADER;
    let after: EntryId | null = null;
    for (;;) {
      const entries = await listEntries(accountId, filter, { after, limit: ROWS_AT_ONCE });
      yield entries.map((entry) => renderCsvLine(renderEntry(entry, names))).join('');
      if (entries.length < ROWS_AT_ONCE) return;
      after = entries.at(-1)?.id ?? null;
    }
  }

  scope.get<Queried>('/console/api/charges.csv', async (request, reply) => {
    const lines = writeCsv(principalOf(request).accountId, parseEntryFilter(request.query));
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', 'attachment; filename="kinora-charges.csv"')
      .send(Readable.from(lines));
  });

  scope.get<Queried>('/console/api/usage', async (request): Promise<UsageView> => {
    const { accountId } = principalOf(request);
    const usage = await readUsage(accountId, readNumber(request.query, 'days', DAYS));
    return renderUsage(usage, currency, await namesOf(accountId));
  });

  scope.post('/console/api/credit', { config: { access: 'admin' } }, async (request): Promise<BalanceView> => {
    const grant = parseCredit(request.body);
    return renderBalance(await grantCredit({ ...grant, grantedBy: personOf(request).accountId }), currency);
  });
}
