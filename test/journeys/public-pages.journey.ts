import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from '../support/browser.js';
import { openProduct, type Product } from './shared/product.js';
import { isAt } from './support/addresses.js';
import { startApplication } from './support/application.js';
import { tooHeavy, weigh } from './support/weigh.js';
import { lookAt } from './support/look-at.js';
import { visit } from './support/visit.js';

const MINUTE = 60_000;
/** Google's limit for a good layout shift is 0.1. */
const MAX_SHIFT = 0.02;

/** The scripts of a page that works without the application. */
const first = /^\/theme-boot\.js$|^\/assets\/(?:index|early)-/;

/** A hostile text that tries to change the page. */
const hostile = {
  title: '</script><script>alert(1)</script> "Chef" & <img src=x onerror=alert(2)>',
  description: '</style></head><body onload=alert(5)> __CSP_NONCE__ \u2028 $& $1 <!-- [clic](javascript:alert(4))',
  requirements: ['<iframe src="//mal.example">', ']]> & <!-- '],
};

describe('public pages are sent with their content', () => {
  let instance: Product;
  let browser: Browser;
  let token: string;
  let companyId: string;
  let jobs: string[];

  async function send<T>(method: string, path: string, body?: object): Promise<T> {
    const answer = await fetch(`${instance.url}${path}`, {
      method,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as T;
  }
  const publish = async (details: object): Promise<string> => {
    const posting = {
      department: 'Atelier',
      description: 'Vous travaillez avec une équipe de **douze personnes**.',
      requirements: ['DEP en soudage'],
      location: 'Sherbrooke, QC',
      job_type: 'FULL_TIME',
      salary_range: '28 $/h',
      status: 'ACTIVE',
    };
    return (await send<{ id: string }>('POST', '/api/jobs', { ...posting, ...details })).id;
  };
  const read = async (path: string, headers: Readonly<Record<string, string>> = {}) => {
    const answer = await fetch(`${instance.url}${path}`, { headers: { accept: 'text/html', ...headers } });
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  };

  /** A busy machine may send a page without content, and then renders it for the next reader. */
  const readWritten = async (path: string, headers: Readonly<Record<string, string>> = {}) => {
    for (let left = 100; left > 0; left -= 1) {
      const answer = await read(path, headers);
      if (answer.text.includes('first-data')) return answer;
      await sleep(200);
    }
    throw new Error(`${path} comes without its content`);
  };

  beforeAll(async () => {
    instance = await openProduct({}, { withWorker: false });
    browser = await launchBrowser();
    token = '';
    ({ token } = await send<{ token: string }>('POST', '/api/auth/register', {
      ...{ email: 'odette@atelier.example', password: 'sept oies sur la glace' },
      ...{ full_name: 'Odette Roy', user_type: 'RECRUITER' },
      consents: { adult: true, terms: true, privacy: true },
    }));
    ({ id: companyId } = await send<{ id: string }>('POST', '/api/companies', { name: 'Ateliers Boréaux' }));
    jobs = [];
    for (let n = 1; n <= 14; n += 1) jobs.push(await publish({ title: `Soudeuse ${n}` }));
    // The page renderer starts after the server, so the first page is not ready immediately.
    const deadline = Date.now() + MINUTE / 2;
    while (
      !(await Promise.all(['/', '/jobs'].map((path) => read(path)))).every(({ text }) => text.includes('Soudeuse 14'))
    ) {
      if (Date.now() > deadline) throw new Error('no page was written');
      await sleep(200);
    }
  }, 2 * MINUTE);
  afterAll(async () => {
    await browser?.close();
    await instance?.stop();
  }, MINUTE);

  it(
    'in both languages, without scripts',
    async () => {
      const pages: readonly (readonly [string, string, string, string])[] = [
        ['/', 'Soudeuse 14', 'Décidez qui vous rencontre', 'Decide who meets you'],
        ['/jobs', 'Soudeuse 14', 'Offres', 'Jobs'],
        ['/jobs?search=soudeuse&location=Sherbrooke', 'Soudeuse 14', 'Offres', 'Jobs'],
        ['/companies', 'Ateliers Boréaux', 'Entreprises', 'Companies'],
        ['/companies?search=boreaux', 'Ateliers Boréaux', '14 offres ouvertes', '14 open jobs'],
        [`/jobs/${jobs[0]}`, 'douze personnes', 'Se connecter pour postuler', 'Sign in to apply'],
        [`/company/${companyId}`, 'Ateliers Boréaux', 'Se connecter', 'Sign in'],
        ['/pricing', 'Entrevue', 'Tarifs', 'Pricing'],
        ['/about', 'Entrevue', 'Deux côtés, une règle', 'Two sides, one rule'],
        ['/for-job-seekers', 'Entrevue', 'Restez masqué', 'Stay masked'],
        ['/for-companies', 'Entrevue', '72 heures', '72 hours'],
        ['/help', '72', 'Chercher dans l’aide', 'Search the help'],
        ['/help/the-72-hours', '72', 'Une entreprise veut me rencontrer', 'A company wants to meet me'],
      ];
      for (const [path, content, fr, en] of pages) {
        const inEnglish = `${path}${path.includes('?') ? '&' : '?'}lang=en`;
        const [french, asked, preferred] = await Promise.all([
          readWritten(path),
          readWritten(inEnglish),
          readWritten(path, { 'accept-language': 'en-CA,fr;q=0.5' }),
        ]);
        for (const [answer, words, language] of [
          [french, fr, 'fr'],
          [asked, en, 'en'],
          [preferred, en, 'en'],
        ] as const) {
          const { text, headers } = answer;
          expect([path, answer.status, headers.get('content-language')]).toEqual([path, 200, language]);
          expect(text).toContain(`<html lang="${language}"`);
          // Checks the page itself, not only the data that was read for it.
          const shown = text.slice(text.indexOf('id="public-page"'), text.indexOf('id="first-data"'));
          expect([path, shown.includes(content), shown.includes(words)]).toEqual([path, true, true]);
          expect(shown.match(/<h1/g)).toHaveLength(1);
          expect(text.match(/<title>[^<]{3,}<\/title>/g)).toHaveLength(1);
          expect(text.match(/<meta name="description" content="[^"]{10,}">/g)).toHaveLength(1);
          const [, canonical = ''] = /<link rel="canonical" href="([^"]+)">/.exec(text) ?? [];
          expect(canonical.endsWith('?lang=en')).toBe(answer === asked);
          expect(text.match(/<link rel="alternate" hreflang="(fr|en|x-default)"/g)).toHaveLength(3);
          expect(text).toContain('<meta property="og:title"');
          expect(headers.get('vary')).toContain('accept-language');
        }
      }
    },
    MINUTE,
  );

  it(
    'the same for everybody, rendered once, with no data about the reader',
    async () => {
      for (const path of ['/jobs', '/companies', `/jobs/${jobs[1]}`, `/company/${companyId}`]) {
        await readWritten(path);
        const [anybody, somebody] = await Promise.all([
          readWritten(path),
          readWritten(path, { authorization: `Bearer ${token}`, cookie: `auth_token=${token}; csrf_token=x` }),
        ]);
        expect(somebody.text).toBe(anybody.text);
        expect(anybody.text).not.toMatch(/Odette|odette@/);
        expect(anybody.headers.get('cache-control')).toBe('public, max-age=60');
        expect(anybody.headers.has('set-cookie')).toBe(false);
        const nonce = /<meta name="csp-nonce" content="(\w{32})"/.exec(anybody.text)?.[1];
        expect(anybody.headers.get('content-security-policy')).toContain(`'nonce-${nonce}'`);
        const again = await read(path, { 'if-none-match': String(anybody.headers.get('etag')) });
        expect([again.status, again.text]).toEqual([304, '']);
        expect(again.headers.get('content-security-policy')).toBe(anybody.headers.get('content-security-policy'));
      }
    },
    MINUTE,
  );

  it(
    'with 404 or 410 for missing and closed pages, and with an edit immediately',
    async () => {
      const gone = await publish({ title: 'Reprise' });
      const edited = await publish({ title: 'Avant' });
      expect((await read(`/jobs/${gone}`)).status).toBe(200);
      expect((await read(`/jobs/${edited}`)).text).toContain('Avant');
      await send('DELETE', `/api/jobs/${gone}`);
      await send('PUT', `/api/jobs/${edited}`, { title: 'Après' });
      expect((await read(`/jobs/${gone}`)).status).toBe(410);
      expect((await read(`/jobs/${edited}`)).text).toContain('Après');
      for (const path of [
        '/jobs/0190a0a0-0000-7000-8000-00000000dead',
        '/company/none',
        '/help/none',
        '/nowhere',
        '/jobs/1/2',
      ]) {
        const { status, text } = await read(path);
        expect([path, status]).toEqual([path, 404]);
        expect(text).not.toContain('first-data');
      }
      // Invalid filters still show the list; a URL that is too long does not.
      expect((await read(`/jobs?search=${'x'.repeat(100)}`)).status).toBe(200);
      expect((await read(`/jobs?search=${'x'.repeat(2_000)}`)).text).not.toContain('first-data');
    },
    MINUTE,
  );

  it(
    'and a search in the help leads to an article, and Back to the search',
    async () => {
      const { page, faults, context } = await visit(browser);
      await page.goto(`${instance.url}/help`);
      const field = page.getByRole('searchbox', { name: 'Chercher dans l’aide' });
      await field.pressSequentially('crédits rembours', { delay: 20 });
      const found = page.getByRole('region', { name: '1 article trouvé' });
      await found.getByRole('link', { name: 'Crédits, forfaits et remboursements' }).click();
      await page.getByRole('heading', { level: 1, name: 'Crédits, forfaits et remboursements' }).waitFor();
      await page.goBack();
      await found.waitFor();
      expect(await field.inputValue()).toBe('crédits rembours');
      expect(faults).toEqual([]);
      await context.close();
    },
    MINUTE,
  );

  it(
    'and work without the application, which is loaded when it is needed',
    async () => {
      const { page, faults, context } = await visit(browser, { viewport: { width: 390, height: 844 } });
      const scripts: string[] = [];
      const asked: string[] = [];
      const weight = await weigh(page);
      page.on('request', (request) => {
        const { pathname } = new URL(request.url());
        if (request.resourceType() === 'script') scripts.push(pathname);
        if (/^\/(?:api|socket\.io)\//.test(pathname)) asked.push(pathname);
      });
      const pages = ['/', '/jobs', `/jobs/${jobs[3]}`, '/companies', `/company/${companyId}`, '/pricing'];
      for (const path of [...pages, '/about', '/for-job-seekers', '/for-companies', '/help', '/help/your-data']) {
        scripts.length = 0;
        await readWritten(path);
        weight.begin();
        await page.goto(`${instance.url}${path}`, { waitUntil: 'networkidle' });
        expect([path, tooHeavy(weight)]).toEqual([path, null]);
        await page.keyboard.press('Tab');
        await page.getByRole('heading', { level: 1 }).click();
        expect([path, scripts.filter((name) => !first.test(name))]).toEqual([path, []]);
        expect(asked).toEqual([]);
      }

      // The menu, the theme and the language need no application either.
      for (const path of ['/jobs', '/jobs?lang=en', '/companies?lang=en']) await readWritten(path);
      await page.getByRole('button', { name: 'Ouvrir le menu' }).click();
      const menu = page.getByRole('dialog', { name: 'Menu' });
      await menu.getByRole('button', { name: 'Passer au thème clair' }).click();
      await menu.getByRole('button', { name: 'Passer au thème sombre' }).waitFor();
      expect(await page.evaluate(() => document.documentElement.dataset['theme'])).toBe('light');
      await menu.getByRole('link', { name: 'Offres' }).click();
      await page.waitForURL(isAt('/jobs'));
      await page.getByRole('button', { name: 'Ouvrir le menu' }).click();
      await menu.getByRole('button', { name: 'English' }).click();
      await page.getByRole('heading', { level: 1, name: 'Jobs' }).waitFor();
      // The chosen language stays, whatever language the browser asks for.
      await page.goto(`${instance.url}/companies`);
      await page.getByRole('heading', { level: 1, name: 'Companies' }).waitFor();
      expect(await page.evaluate(() => document.documentElement.dataset['theme'])).toBe('light');
      expect(scripts.filter((name) => !first.test(name))).toEqual([]);
      expect([faults, asked]).toEqual([[], []]);
      await context.close();
    },
    2 * MINUTE,
  );

  it(
    'and lose no click and no character while it is loading on a slow network',
    async () => {
      const { page, faults, context } = await visit(browser, { viewport: { width: 1280, height: 700 } });
      await context.route(/\/assets\/.*\.js$/, async (route) => {
        if (!first.test(new URL(route.request().url()).pathname)) await sleep(400);
        await route.continue();
      });
      await readWritten('/jobs');
      await page.goto(`${instance.url}/jobs`);
      const search = page.getByLabel('Recherche', { exact: true });
      await search.pressSequentially('soudeuse 14', { delay: 120 });
      await page.waitForURL((url) => url.searchParams.get('search') === 'soudeuse 14');
      await page.locator('#public-page').waitFor({ state: 'detached' });
      expect(await search.inputValue()).toBe('soudeuse 14');
      expect(await search.evaluate((field) => field === document.activeElement)).toBe(true);

      await page.goto(`${instance.url}/jobs`);
      await page.getByRole('switch', { name: /télétravail/i }).click();
      await page.waitForURL((url) => url.searchParams.get('remote') === 'true');

      await page.goto(`${instance.url}/jobs`);
      await page.getByLabel('Trier').selectOption('salary');
      await page.waitForURL((url) => url.searchParams.has('sort_by'));

      await page.goto(`${instance.url}/help`);
      await page.keyboard.press('Control+k');
      await page.getByRole('dialog').getByRole('combobox').waitFor();
      expect(faults).toEqual([]);
      await context.close();
    },
    2 * MINUTE,
  );

  it(
    'and never treat an author’s text as markup',
    async () => {
      const id = await publish(hostile);
      const { page, faults } = await visit(browser);
      const dialogs: string[] = [];
      page.on('dialog', (dialog) => {
        dialogs.push(dialog.message());
        void dialog.dismiss();
      });
      for (const path of [`/jobs/${id}`, '/jobs', `/company/${companyId}`]) {
        const { text } = await readWritten(path);
        expect(text).toContain('id="first-data"');
        expect(text).not.toMatch(/<(?:img src=x|iframe|svg\/|body onload)|href="javascript:/i);
        // Two scripts of the build, the data for search engines, the data for the application.
        expect((text.match(/<script/g) ?? []).length).toBeLessThanOrEqual(4);
        await page.goto(`${instance.url}${path}`);
        await startApplication(page);
        await page.locator('#root h1').waitFor();
      }
      expect(dialogs).toEqual([]);
      expect(faults).toEqual([]);
    },
    MINUTE,
  );

  /** Opens a page in two browsers and retries until both get the same version, because a list may be rendered again in between. */
  const openInBoth = async (one: Page, another: Page, path: string): Promise<void> => {
    for (let left = 20; left > 0; left -= 1) {
      await readWritten(path);
      // Another URL of the same page, because a browser may cache a page for a minute.
      const address = `${instance.url}${path}?utm_try=${left}`;
      const [first, second] = [await one.goto(address), await another.goto(address)];
      const texts = [await first?.text(), await second?.text()];
      if (texts[0]?.includes('first-data') && texts[0] === texts[1]) return;
    }
    throw new Error(`${path} never is the same twice`);
  };
  it.each([
    [390, 'dark'],
    [390, 'light'],
    [1440, 'dark'],
    [1440, 'light'],
  ] as const)(
    'which the application takes over without a jump, at %d px, %s',
    async (width, theme) => {
      const size = { viewport: { width, height: 900 } };
      const plain = await visit(browser, { ...size, javaScriptEnabled: false });
      const { page, faults, context } = await visit(browser, size);
      await context.addInitScript((scheme) => {
        localStorage.setItem('theme', scheme);
        const shifts: number[] = [];
        Object.assign(window, { shifts });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
        }).observe({ type: 'layout-shift', buffered: true });
      }, theme);
      for (const path of [
        '/',
        '/jobs',
        '/companies',
        `/jobs/${jobs[2]}`,
        `/company/${companyId}`,
        '/pricing',
        '/about',
        '/help',
        '/help/your-data',
      ]) {
        const asked: string[] = [];
        const note = (request: { url(): string }): void => {
          const { pathname } = new URL(request.url());
          if (/^\/api\/(?:jobs|companies|client-config|subscriptions)/.test(pathname)) asked.push(pathname);
        };
        page.on('request', note);
        await openInBoth(plain.page, page, path);
        await startApplication(page);
        page.off('request', note);
        expect([path, asked]).toEqual([path, []]);
        await plain.page.evaluate(() => document.fonts.ready);
        // The buttons of forms that only readers without scripts need.
        await plain.page.locator('noscript').evaluateAll((all) => all.forEach((each) => each.remove()));
        const before = await lookAt(plain.page);
        expect([path, before.places.length > 10]).toEqual([path, true]);
        const after = await lookAt(page);
        expect(after.places).toEqual(before.places);
        const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
        expect(shifts.reduce((sum, each) => sum + each, 0)).toBeLessThan(MAX_SHIFT);
      }
      expect(faults).toEqual([]);
      // Links from the list to a posting work without scripts.
      await plain.page.goto(`${instance.url}/jobs`);
      await plain.page
        .getByRole('link', { name: /Soudeuse 14/ })
        .first()
        .click();
      await plain.page.getByRole('heading', { level: 1, name: 'Soudeuse 14' }).waitFor();
      await Promise.all([plain.context.close(), context.close()]);
    },
    2 * MINUTE,
  );
});
