import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectStateAccessible, openBrowser, openVisitor, type Visitor } from './browser.ts';
import { findChromium } from './chromium.ts';
import { ADMIN, enterAsFirst, MEMBER, makeInPlayground, openStudio, type Studio, signIn, visit } from './studio.ts';

const chromium = findChromium();

describe.skipIf(chromium === null)('people in the console (needs a Chromium)', () => {
  let studio: Studio;
  let browser: Browser;
  let admin: Visitor;
  let member: Visitor;
  /** Of no account, or of one that is not theirs any more. */
  let stranger: Visitor;

  beforeAll(async () => {
    studio = await openStudio();
    browser = await openBrowser(chromium ?? '');
    admin = await openVisitor(browser, studio.service.url);
    member = await openVisitor(browser, studio.service.url);
    stranger = await openVisitor(browser, studio.service.url);
    await enterAsFirst(admin, studio.setupPath);
    await makeInPlayground(admin.page, 'Grey waves at sea');
  });
  afterAll(async () => {
    await browser?.close();
    await studio?.close();
  });

  it('invites a member, who sees nothing of the administrator', async () => {
    const { page } = admin;
    await visit(page, 'People');
    await page.getByRole('button', { name: 'Invite someone' }).click();
    await page.getByLabel('Email').fill(MEMBER.email);
    await page.getByRole('button', { name: 'Make the link' }).click();
    const link = new URL(await page.getByTestId('invitation').innerText());
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });

    await member.page.goto(`${link.pathname}${link.search}`);
    await member.page.getByText(MEMBER.email).waitFor();
    await member.page.getByLabel('Your name').fill(MEMBER.name);
    await member.page.getByLabel('Password', { exact: true }).fill(MEMBER.password);
    await member.page.getByRole('button', { name: 'Join' }).click();
    await member.page.getByRole('heading', { name: 'Playground' }).waitFor();
    await visit(member.page, 'Library');
    await member.page.getByText('Nothing here yet').waitFor();
    expect(await member.page.getByText('Grey waves').count()).toBe(0);
  });

  it("refuses the administrator's task and pages to the member", async () => {
    const { creations } = (await (await admin.context.request.get('/console/api/creations')).json()) as {
      creations: { id: string }[];
    };
    const id = creations[0]?.id ?? '';
    expect(id).toMatch(/^task_/);
    const statuses = await Promise.all(
      [`creations/${id}`, `creations/${id}/content`, `creations/${id}/thumbnail`, 'operations', 'people'].map(
        async (path) => (await member.context.request.get(`/console/api/${path}`)).status(),
      ),
    );
    expect(statuses).toEqual([404, 404, 404, 403, 403]);
    await member.page.goto('/console/people');
    await member.page.getByRole('heading', { name: 'Playground' }).waitFor();
    expect(await member.page.getByRole('link', { name: 'Operations' }).count()).toBe(0);
  });

  it('withdraws an invitation, whose link is good for nothing from then on', async () => {
    const { page } = admin;
    await visit(page, 'People');
    await page.getByRole('button', { name: 'Invite someone' }).click();
    await page.getByLabel('Email').fill('kept+out@example.com');
    await page.getByRole('button', { name: 'Make the link' }).click();
    const link = new URL(await page.getByTestId('invitation').innerText());
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
    await page.getByRole('button', { name: 'Withdraw the invitation of kept+out@example.com' }).click();
    const dialog = page.getByRole('dialog');
    await expectStateAccessible(page, 'withdraw an invitation');
    await dialog.getByRole('button', { name: 'Withdraw' }).click();
    await page.getByText('The invitation of kept+out@example.com is withdrawn.').waitFor();
    await page.getByRole('alert').getByRole('button', { name: 'Close' }).click();
    await page.getByRole('alert').waitFor({ state: 'detached' });
    await page.getByText('Open invitations').waitFor({ state: 'detached' });
    await stranger.page.goto(`${link.pathname}${link.search}`);
    await stranger.page.getByRole('heading', { name: 'This link does not work any more' }).waitFor();
  });

  it('shows on a telephone what each person is, with nothing in front of it', async () => {
    const { page } = admin;
    const size = page.viewportSize();
    await visit(page, 'People');
    await page.setViewportSize({ width: 390, height: 844 });
    const state = await page.getByText('Active', { exact: true }).last().boundingBox();
    const actions = await page.getByRole('button', { name: `Actions for ${MEMBER.name}` }).boundingBox();
    const [right, bottom] = [(state?.x ?? 390) + (state?.width ?? 390), (actions?.y ?? 844) + (actions?.height ?? 844)];
    expect(right).toBeLessThanOrEqual(390);
    expect(state?.y ?? 0).toBeGreaterThanOrEqual(bottom);
    await page.setViewportSize(size ?? { width: 1280, height: 900 });
  });

  it('uses an invitation once', async () => {
    await stranger.page.goto('/console/join?token=of-nobody');
    await stranger.page.getByRole('heading', { name: 'This link does not work any more' }).waitFor();
  });

  it('disables a member, whose session ends', async () => {
    const { page } = admin;
    await visit(page, 'People');
    await page.getByRole('button', { name: `Actions for ${MEMBER.name}` }).click();
    await page.getByRole('menuitem', { name: 'Disable' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Disable' }).click();
    await page.getByText('Disabled', { exact: true }).waitFor();
    await member.page.getByRole('link', { name: 'Library' }).click();
    await member.page.getByRole('heading', { name: 'Welcome back' }).waitFor();
    await signIn(member.page, MEMBER);
    await member.page.getByRole('alert').waitFor();
  });

  it('changes the password, and signs out everywhere', async () => {
    const { page } = admin;
    const other = stranger;
    await signIn(other.page, ADMIN);
    await other.page.getByRole('heading', { name: 'Playground' }).waitFor();
    await page.goto('/console/account');
    await page.getByLabel('Current password', { exact: true }).fill(ADMIN.password);
    await page.getByLabel('New password', { exact: true }).fill('another quiet evening');
    await page.getByRole('button', { name: 'Change the password' }).click();
    await page.getByText('The password is changed.').waitFor();
    await other.page.getByRole('link', { name: 'Keys' }).click();
    await other.page.getByRole('heading', { name: 'Welcome back' }).waitFor();
    await signIn(other.page, { email: ADMIN.email, password: 'another quiet evening' });
    await other.page.getByRole('heading', { name: 'Keys' }).waitFor();
    await page.getByRole('button', { name: 'Sign out everywhere' }).click();
    await page.getByRole('heading', { name: 'Welcome back' }).waitFor();
    await other.page.getByRole('link', { name: 'Library' }).click();
    await other.page.getByRole('heading', { name: 'Welcome back' }).waitFor();
  });

  it('has caused no complaint of the browser', () => {
    expect([...admin.complaints, ...member.complaints]).toEqual([]);
  });
});
