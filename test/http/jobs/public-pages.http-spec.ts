import { ExpireJobs } from '../../../server/modules/jobs/use-cases/expire-jobs.js';
import { ListedPages } from '../../../server/platform/static/listed-pages.js';
import { PageShell } from '../../../server/platform/static/page-shell.js';
import { startTestApp, type TestAnswer, type TestApp } from '../../support/app.js';
import { elementsOf } from '../../support/well-formed.js';
import { publish, signUpWithCompany } from './market.js';

const DAY = 86_400_000;
const SITE = 'https://entrevue.example';

/** A hostile text that tries to change the page. */
const hostile = {
  title: '</script><script>alert(1)</script> "Chef" & \'co\' <img src=x onerror=alert(2)>',
  description:
    '<script>alert(3)</script>\n\n[clic](javascript:alert(4)) </style></head><body onload=alert(5)> __CSP_NONCE__ \u2028 $& $1',
  requirements: ['<iframe src="//mal.example">', ']]> & <!-- '],
  benefits: ['"><svg/onload=alert(6)>'],
};

interface Posting {
  '@type': string;
  title: string;
  description: string;
  validThrough: string;
  [name: string]: unknown;
}

describe('the public pages', () => {
  let app: TestApp;
  let token: string;
  let companyId: string;
  beforeAll(async () => {
    app = await startTestApp({
      env: { PUBLIC_URL: SITE, SESSION_IDLE_SECONDS: '86400', SESSION_MAX_SECONDS: '2592000' },
    });
    ({ token, companyId } = await signUpWithCompany(app, 'Aciers <b>Été</b> & fils'));
  });
  afterAll(() => app.close());

  /** Requests the page like a browser without scripts, or a crawler. */
  const read = (url: string): Promise<TestAnswer<string>> =>
    app.request<string>({ url, headers: { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' } });
  const dataIn = (html: string): Posting => {
    const found = [...html.matchAll(/<script type="application\/ld\+json">([^<]*)<\/script>/g)];
    expect(found).toHaveLength(1);
    return JSON.parse(found[0]?.[1] ?? '') as Posting;
  };
  const alternatesIn = (html: string): Record<string, string> =>
    Object.fromEntries(
      [...html.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)">/g)].map(
        ([, lang = '', href = '']) => [lang, href],
      ),
    );

  it('show a posting with its text, the way to apply, and its two addresses', async () => {
    const job = await publish(app, token, {
      title: 'Soudeuse-monteuse',
      description: 'Vous soudez **chaque jour**.\n\n## Vos tâches\n- lire les plans\n- souder',
      requirements: ['DEP en soudage'],
      salary_range: '27 à 32 $/h',
      location: 'Saint-Georges, QC',
      remote: true,
    });
    const { status, text, headers } = await read(`/jobs/${job.id}`);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-language': 'fr',
      'cache-control': 'public, max-age=60',
    });
    expect(text).toContain('<html lang="fr"');
    expect(text).toMatch(/<h1 lang="fr">Soudeuse-monteuse<\/h1>/);
    expect(text).toContain('<p>Vous soudez <strong>chaque jour</strong>.</p>');
    expect(text).toContain('<h3>Vos tâches</h3><ul><li>lire les plans</li><li>souder</li></ul>');
    expect(text).toContain(`href="/login?next=${encodeURIComponent(`/jobs/${job.id}`)}">Se connecter pour postuler`);
    expect(text).toContain(`href="/register?next=${encodeURIComponent(`/jobs/${job.id}`)}">`);
    expect(text).toContain(`<link rel="canonical" href="${SITE}/jobs/${job.id}">`);
    expect(alternatesIn(text)).toEqual({
      fr: `${SITE}/jobs/${job.id}`,
      en: `${SITE}/jobs/${job.id}?lang=en`,
      'x-default': `${SITE}/jobs/${job.id}`,
    });
    expect(text.match(/<title>/g)).toHaveLength(1);
    expect(text).toContain(`<meta property="og:image" content="${SITE}/og/jobs/${job.id}.png?lang=fr">`);
    expect(text).toContain('<meta name="twitter:card" content="summary_large_image">');

    expect(dataIn(text)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'JobPosting',
      title: 'Soudeuse-monteuse',
      description: expect.stringContaining('<strong>chaque jour</strong>') as string,
      identifier: { '@type': 'PropertyValue', name: 'Aciers <b>Été</b> & fils', value: job.id },
      url: `${SITE}/jobs/${job.id}`,
      datePosted: '2026-01-15T15:00:00.000Z',
      validThrough: '2026-02-14T15:00:00.000Z',
      inLanguage: 'fr',
      hiringOrganization: {
        '@type': 'Organization',
        name: 'Aciers <b>Été</b> & fils',
        sameAs: `${SITE}/companies/${companyId}`,
      },
      jobLocation: {
        '@type': 'Place',
        address: {
          '@type': 'PostalAddress',
          addressLocality: 'Saint-Georges',
          addressRegion: 'QC',
          addressCountry: 'CA',
        },
      },
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': 'Country', name: 'Canada' },
      employmentType: 'FULL_TIME',
      baseSalary: {
        '@type': 'MonetaryAmount',
        currency: 'CAD',
        value: { '@type': 'QuantitativeValue', minValue: 27, maxValue: 32, unitText: 'HOUR' },
      },
      qualifications: 'DEP en soudage',
      directApply: true,
    });
  });

  it('have English texts around it on request, and keep the posting in its own language', async () => {
    const job = await publish(app, token);
    const { text, headers } = await read(`/jobs/${job.id}?lang=en&utm_source=x`);
    expect(headers['content-language']).toBe('en');
    expect(text).toContain('<html lang="en"');
    expect(text).toContain('Sign in to apply');
    const back = encodeURIComponent(`/jobs/${job.id}?lang=en`);
    for (const door of ['login', 'register']) expect(text).toContain(`href="/${door}?next=${back}&amp;lang=en"`);
    expect(text).toContain('<h1 lang="fr">');
    expect(text).toContain(`<link rel="canonical" href="${SITE}/jobs/${job.id}?lang=en">`);
    expect((await read(`/jobs/${job.id}?lang=de`)).headers['content-language']).toBe('fr');

    // The plain address stays its own canonical address, whatever the reader's language.
    const plain = await app.request<string>({
      url: `/jobs/${job.id}`,
      headers: { accept: 'text/html', 'accept-language': 'en-CA' },
    });
    expect(plain.headers['content-language']).toBe('en');
    expect(plain.headers['vary']).toContain('accept-language');
    expect(plain.text).toContain(`<link rel="canonical" href="${SITE}/jobs/${job.id}">`);
    expect((await read(`/jobs/${job.id}?lang=fr`)).text).toContain(
      `<link rel="canonical" href="${SITE}/jobs/${job.id}">`,
    );
  });

  it('never treat an author’s text as markup, in the page, the data and the feed', async () => {
    const job = await publish(app, token, hostile);
    const { text } = await read(`/jobs/${job.id}`);
    // Only our data and style elements exist; the text opens no active element.
    expect(text.match(/<script/g)).toHaveLength(1);
    expect(text.match(/<style/g)).toHaveLength(1);
    expect(text).not.toMatch(/<(?:img|iframe|svg|body onload)|href="javascript:/i);
    expect(text).toContain('[clic](javascript:alert(4))');
    expect(text).toContain('__CSP_NONCE__');
    expect(text).toContain('&lt;iframe src=&quot;//mal.example&quot;&gt;');
    const data = dataIn(text);
    expect(data.title).toBe(hostile.title);
    expect(data.description).not.toMatch(/<(?:script|img|iframe|svg|body)/);

    const feed = await app.request({ url: '/jobs.rss' });
    expect(elementsOf(feed.text).filter((name) => name === 'item').length).toBeGreaterThan(0);
    expect(feed.text).toContain('&lt;/script&gt;&lt;script&gt;');
    const company = await read(`/companies/${companyId}`);
    expect(company.text).toContain('<h1>Aciers &lt;b&gt;Été&lt;/b&gt; &amp; fils</h1>');
  });

  it('say that an expired posting is closed, and still show it', async () => {
    const job = await publish(app, token, {
      title: 'Éphémère',
      expires_at: new Date(app.clock.now().getTime() + DAY / 4).toISOString(),
    });
    const end = app.clock.now().getTime() + DAY / 4;
    app.clock.advance(DAY / 2);
    for (const isExpired of [false, true]) {
      if (isExpired) await app.app.get(ExpireJobs, { strict: false }).execute();
      const { status, text } = await read(`/jobs/${job.id}`);
      expect(status).toBe(410);
      expect(text).toContain('Cette offre est fermée.');
      expect(text).toContain('<meta name="robots" content="noindex">');
      expect(text).not.toContain('Se connecter pour postuler');
      expect(text).toContain('équipe de douze personnes');
      expect(dataIn(text)).toMatchObject({ validThrough: new Date(end).toISOString(), directApply: false });
      const asked = await app.request({ url: `/api/jobs/${job.id}` });
      expect([asked.status, asked.body['is_open']]).toEqual([200, false]);
    }
    expect((await read(`/jobs/${job.id}?lang=en`)).text).toContain('This job is closed.');
  });

  it('show only the title of a posting that its company removed, and that it is closed', async () => {
    for (const take of ['pause', 'remove']) {
      const job = await publish(app, token, { title: `Reprise ${take}`, salary_range: '70 000 $' });
      app.clock.advance(60_000);
      const url = `/api/jobs/${job.id}`;
      if (take === 'pause') await app.request({ method: 'PUT', url, token, payload: { status: 'PAUSED' } });
      else await app.request({ method: 'DELETE', url, token });
      app.clock.advance(60_000);
      const { status, text } = await read(`/jobs/${job.id}`);
      expect(status).toBe(410);
      expect(text).toContain(`Reprise ${take}`);
      expect(text).not.toContain('équipe de douze personnes');
      const { validThrough, baseSalary } = dataIn(text);
      expect(new Date(validThrough).getTime()).toBe(app.clock.now().getTime() - 60_000);
      expect(baseSalary).toBeUndefined();
    }
  });

  it('answer the same for drafts, missing postings and invalid ids', async () => {
    const draft = await publish(app, token, { status: 'DRAFT', title: 'Secrète' });
    const again = await publish(app, token, { title: 'Secrète aussi' });
    await app.request({ method: 'PUT', url: `/api/jobs/${again.id}`, token, payload: { status: 'DRAFT' } });
    const pages = await Promise.all(
      [draft.id, again.id, '0190a0a0-0000-7000-8000-00000000dead', 'not-an-id', "1' or '1'='1"].map((id) =>
        read(`/jobs/${encodeURIComponent(id)}`),
      ),
    );
    for (const { status, text } of pages) {
      expect(status).toBe(404);
      expect(text.replace(/nonce="[^"]+"/, '')).toBe(pages[0]?.text.replace(/nonce="[^"]+"/, ''));
      expect(text).not.toContain('Secrète');
    }
    expect((await read('/companies/0190a0a0-0000-7000-8000-00000000dead')).status).toBe(404);
  });

  it('show a company with its open postings, under both of its addresses', async () => {
    const { token: other, companyId: id } = await signUpWithCompany(app, 'Menuiserie Côté');
    await app.request({
      method: 'PUT',
      url: `/api/companies/${id}`,
      token: other,
      payload: {
        description: 'Nous faisons des **escaliers**.',
        website: 'https://menuiserie.example/',
        culture: ['Rire'],
      },
    });
    const open = await publish(app, other, { title: 'Ébéniste' });
    await publish(app, other, { title: 'Brouillon caché', status: 'DRAFT' });
    const pages = await Promise.all([read(`/companies/${id}`), read(`/company/${id}`)]);
    for (const { status, text } of pages) {
      expect(status).toBe(200);
      expect(text).toContain('<h1>Menuiserie Côté</h1>');
      expect(text).toContain('<p>Nous faisons des <strong>escaliers</strong>.</p>');
      expect(text).toContain(`<a href="/jobs/${open.id}">Ébéniste</a>`);
      expect(text).not.toContain('Brouillon caché');
      expect(text).toContain(`<link rel="canonical" href="${SITE}/companies/${id}">`);
      expect(dataIn(text)).toMatchObject({ '@type': 'Organization', name: 'Menuiserie Côté' });
    }
    await app.request({ method: 'DELETE', url: `/api/companies/${id}`, token: other });
    expect((await read(`/companies/${id}`)).status).toBe(404);
  });

  it('are listed in the site map, in both languages, as long as they are open', async () => {
    app.clock.advance(DAY / 24);
    const open = await publish(app, token, { title: 'Dans le plan' });
    const closed = await publish(app, token, { title: 'Hors du plan' });
    await app.request({ method: 'DELETE', url: `/api/jobs/${closed.id}`, token });
    const index = await app.request({ url: '/sitemap.xml' });
    expect(index.headers['content-type']).toContain('application/xml');
    expect(elementsOf(index.text)[0]).toBe('sitemapindex');
    const files = [...index.text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url.replace(SITE, ''));
    expect(files).toHaveLength(2);
    const listed = (await Promise.all(files.map((url) => app.request({ url })))).map(({ text }) => text);
    for (const text of listed) expect(elementsOf(text)[0]).toBe('urlset');
    const all = listed.join('');
    expect(all).toContain(`<loc>${SITE}/jobs/${open.id}</loc>`);
    expect(all).toContain(`<loc>${SITE}/jobs/${open.id}?lang=en</loc>`);
    expect(all).toContain(`<xhtml:link rel="alternate" hreflang="en" href="${SITE}/jobs/${open.id}?lang=en"/>`);
    expect(all).toContain(`<loc>${SITE}/companies/${companyId}</loc>`);
    expect(all).not.toContain(closed.id);

    app.app.get(ListedPages).load(['/', '/companies']);
    expect((await app.request({ url: '/sitemap.xml' })).text).toContain(`<loc>${SITE}/sitemap-pages.xml</loc>`);
    const single = await app.request({ url: '/sitemap-pages.xml' });
    expect(elementsOf(single.text)[0]).toBe('urlset');
    expect([...single.text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url.replace(SITE, ''))).toEqual([
      '/',
      '/?lang=en',
      '/companies',
      '/companies?lang=en',
    ]);

    const robots = await app.request({ url: '/robots.txt' });
    expect(robots.text).toContain(`Sitemap: ${SITE}/sitemap.xml`);
    expect(robots.text).toMatch(/^User-agent: \*$/m);
    expect(robots.headers['content-type']).toContain('text/plain');
  });

  it('are in the feeds, newest first, in both languages', async () => {
    app.clock.advance(60_000);
    const job = await publish(app, token, { title: 'La toute dernière' });
    const fr = await app.request({ url: '/jobs.rss' });
    expect(fr.headers['content-type']).toContain('application/rss+xml');
    expect(elementsOf(fr.text)[0]).toBe('rss');
    expect(/<item><title>([^<]*)/.exec(fr.text)?.[1]).toContain('La toute dernière');
    expect(fr.text).toContain(`<link>${SITE}/jobs/${job.id}</link>`);
    const en = await app.request({ url: '/jobs.rss?lang=en' });
    expect(en.text).toContain('<language>en-ca</language>');
    expect(en.text).toContain(`<link>${SITE}/jobs/${job.id}?lang=en</link>`);
  });

  it('are inside the page of the application, with the nonce of their answer', async () => {
    const job = await publish(app, token);
    app.app.get(PageShell).load(`<!doctype html>
<html lang="fr" data-theme="dark">
  <head>
    <meta name="csp-nonce" content="__CSP_NONCE__" />
    <meta
      name="description"
      content="Tout autre chose."
    />
    <title>Entrevue</title>
    <script src="/theme-boot.js"></script>
  </head>
  <body>
    <div id="root"></div>
  </body>
</html>`);
    const { text, headers } = await read(`/jobs/${job.id}`);
    const nonce = /<style nonce="([^"]+)"/.exec(text)?.[1] ?? '';
    expect(nonce).not.toBe('');
    expect(headers['content-security-policy']).toContain(`'nonce-${nonce}'`);
    expect(text).toContain(`<meta name="csp-nonce" content="${nonce}" />`);
    expect(text).not.toContain('Tout autre chose');
    expect(text.match(/<title>/g)).toHaveLength(1);
    // Before the root element, because the CSS rule that hides the application meanwhile depends on this order.
    expect(text.indexOf('id="public-page"')).toBeLessThan(text.indexOf('<div id="root">'));
  });
});
