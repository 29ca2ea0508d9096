import type { Page } from 'playwright-core';

/**
 * A server-rendered page works without the application, which is loaded when somebody uses it. Presses a key without a
 * meaning, and waits until the application is shown.
 */
export async function startApplication(page: Page): Promise<void> {
  await page.keyboard.press('x');
  await page.locator('#public-page').waitFor({ state: 'detached' });
}
