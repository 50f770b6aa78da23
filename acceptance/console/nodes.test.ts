import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { IS_LONG_RUN } from '../../test/servers/long-run.ts';
import { Cluster, PATIENCE } from '../support/nodes.ts';
import type { Service } from '../support/process.ts';
import { until } from '../support/until.ts';
import { expectStateAccessible, openBrowser, openVisitor, type Visitor } from './browser.ts';
import { findChromium } from './chromium.ts';
import { setUp } from './studio.ts';

const chromium = findChromium();

describe.runIf(chromium !== null && IS_LONG_RUN)('operations of several nodes (verify -- acceptance)', PATIENCE, () => {
  let cluster: Cluster;
  let workers: readonly [Service, Service];
  let browser: Browser;
  let visitor: Visitor;

  beforeAll(async () => {
    cluster = await Cluster.open({ settings: { KINORA_WORKER_CONCURRENCY: '3', KINORA_IMAGE_CONCURRENCY: '2' } });
    const api = await cluster.start('api');
    workers = [await cluster.start('worker'), await cluster.start('worker')];
    browser = await openBrowser(chromium ?? '');
    visitor = await openVisitor(browser, api.url);
    const setupPath = await until('the set-up link is printed', () => {
      return /\/console\/setup\?token=[\w-]+/.exec(api.stdout())?.[0] ?? null;
    });
    await setUp(visitor.page, setupPath);
  }, PATIENCE.timeout);
  afterAll(async () => {
    await browser?.close();
    await cluster?.close();
  });

  const countNodes = async (state: string) => {
    await visitor.page.goto('/console/operations');
    await visitor.page.getByText('Being made now').waitFor();
    return visitor.page.getByTestId('node').filter({ hasText: state }).count();
  };

  it('shows the workers of all of them, and adds their places up', async () => {
    const { page } = visitor;
    await until('both are there', async () => (await countNodes('At work')) === 2, 20);
    await page.getByText('video 0 of 3, image 0 of 2, upstream 0 of 1, webhook 0 of 4').first().waitFor();
    await page.getByText('0 of 20').waitFor();
    await expectStateAccessible(page, 'operations of several nodes');
    expect(visitor.complaints).toEqual([]);
  });

  it('shows one that fell silent, and no more one that was stopped', async () => {
    const [stopped, lost] = workers;
    await stopped.stop();
    await lost.kill();
    await until('one has left', async () => (await countNodes('At work')) === 1, 20);
    await cluster.ask('update worker_nodes set seen_at = seen_at - 60000');
    await until('the other is silent', async () => (await countNodes('Silent')) === 1, 20);
    await visitor.page.getByText('last heard of').waitFor();
    await visitor.page.getByText('0 of 0').waitFor();
  });
});
