import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';

/** One person at one browser. What went wrong in the page is collected in `faults`. */
export interface Visit {
  readonly context: BrowserContext;
  readonly page: Page;
  /** A second tab of the same browser. */
  openTab(): Promise<Page>;
  readonly faults: string[];
}

/** Refusals (400–429) are answers, and no fault of the page. Who looks for the end of a recording is answered 416 by the browser. */
const REFUSAL = /status of 4(0\d|1\d|2\d)|ERR_REQUEST_RANGE_NOT_SATISFIABLE/;

/** A fresh browser profile, French Canadian unless told. */
export async function visit(browser: Browser, options: BrowserContextOptions = {}): Promise<Visit> {
  const context = await browser.newContext({ locale: 'fr-CA', viewport: { width: 1280, height: 900 }, ...options });
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

/** Fills the form of `/register` as a job seeker would, and waits for the first page behind it. */
export async function register(page: Page, url: string, { fullName, email, password }: Person): Promise<void> {
  await page.goto(`${url}/register`);
  await page.getByLabel('Nom complet').fill(fullName);
  await page.getByLabel('Courriel', { exact: true }).fill(email);
  await page.getByLabel('Mot de passe', { exact: true }).fill(password);
  await page.getByLabel('J’ai 18 ans ou plus.').check();
  await page.getByLabel(/J’accepte les conditions/).check();
  await page.getByRole('button', { name: 'Créer mon compte' }).click();
  await page.waitForURL('**/dashboard');
}

/** Fills the form of `/login`, on whatever page shows it. */
export async function logIn(page: Page, { email, password }: Pick<Person, 'email' | 'password'>): Promise<void> {
  await page.getByLabel('Courriel', { exact: true }).fill(email);
  await page.getByLabel('Mot de passe', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Se connecter' }).click();
}
