import { isAt } from './addresses.js';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';

/** A person with a browser. `faults` collects the errors of the page. */
export interface Visit {
  readonly context: BrowserContext;
  readonly page: Page;
  /** A second tab of the same browser. */
  openTab(): Promise<Page>;
  readonly faults: string[];
}

/**
 * Refusals (400–429) are answers, not faults of the page. The browser itself answers 416 when the player looks for the end of a
 * recording.
 */
const REFUSAL = /status of 4(0\d|1\d|2\d)|ERR_REQUEST_RANGE_NOT_SATISFIABLE/;

/**
 * Opens a new browser profile, by default in Canadian French and without the service worker, because Playwright can neither hold nor
 * count requests that pass through one.
 */
export async function visit(browser: Browser, options: BrowserContextOptions = {}): Promise<Visit> {
  const context = await browser.newContext({
    locale: 'fr-CA',
    viewport: { width: 1280, height: 900 },
    serviceWorkers: 'block',
    ...options,
  });
  const faults: string[] = [];
  const openTab = async (): Promise<Page> => {
    const page = await context.newPage();
    page.on('pageerror', (error) => faults.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error' && !REFUSAL.test(message.text())) faults.push(message.text());
    });
    return page;
  };
  return { context, page: await openTab(), openTab, faults };
}

export interface Person {
  readonly fullName: string;
  readonly email: string;
  readonly password: string;
}

/** Registers a job seeker with the form of `/register`, and waits for the first page after it. */
export async function register(page: Page, url: string, { fullName, email, password }: Person): Promise<void> {
  await page.goto(`${url}/register`);
  await fillInRegistration(page, { fullName, email, password });
  await page.waitForURL(isAt('/dashboard'));
}

/** Fills in the form to register with a password, on any page that shows it. */
export async function fillInRegistration(page: Page, { fullName, email, password }: Person): Promise<void> {
  await page.getByLabel('Nom complet').fill(fullName);
  await page.getByLabel('Courriel', { exact: true }).fill(email);
  await page.getByLabel('Mot de passe', { exact: true }).fill(password);
  await page.getByLabel('J’ai 18 ans ou plus.').check();
  await page.getByLabel(/J’accepte les conditions/).check();
  await page.getByRole('button', { name: 'Créer mon compte' }).click();
}

/** Fills in the sign-in form, on any page that shows it. */
export async function logIn(page: Page, { email, password }: Pick<Person, 'email' | 'password'>): Promise<void> {
  await page.getByLabel('Courriel', { exact: true }).fill(email);
  await page.getByLabel('Mot de passe', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Se connecter' }).click();
}
