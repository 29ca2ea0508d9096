import { PageShell } from './page-shell.js';

const built = `<!doctype html>
<html lang="fr" data-theme="dark">
  <head>
    <meta name="csp-nonce" content="__CSP_NONCE__" />
    <title>Entrevue</title>
    <link rel="preload" href="/assets/inter.woff2" as="font" crossorigin />
    <script type="module" crossorigin src="/assets/start.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/early.js">
    <link data-of="application" rel="modulepreload" crossorigin href="/assets/main.js">
    <link rel="stylesheet" crossorigin href="/assets/main.css">
  </head>
  <body>
    <div id="root"></div>
  </body>
</html>`;
const content = {
  language: 'en',
  title: 'Jobs',
  head: '<meta name="x">',
  body: '<main></main>',
  nonce: 'n1',
  isWritten: true,
} as const;

describe('the page of the built client', () => {
  const shell = new PageShell();
  shell.load(built, '@font-face{}');

  it('downloads the application at once without content', () => {
    const html = shell.plain('n0') ?? '';
    expect(html).toContain('rel="modulepreload" crossorigin href="/assets/main.js">');
    expect(html).toContain('<link rel="stylesheet" crossorigin href="/assets/main.css">');
    expect(html).not.toContain('data-page');
  });

  it('downloads only its first script with content, and has its styles inside', () => {
    const html = shell.compose(content);
    expect(html).toContain('<html lang="en" data-page="written" data-theme="dark">');
    expect(html).toContain('src="/assets/start.js"');
    expect(html.match(/rel="modulepreload"[^>]*>/g)).toEqual([
      'rel="modulepreload" crossorigin href="/assets/early.js">',
    ]);
    expect(html).toContain('rel="later" crossorigin href="/assets/main.js">');
    expect(html).not.toContain('rel="stylesheet"');
    expect(html).toContain('<style nonce="n1">@font-face{}</style>');
    expect(html).toContain('<main></main>');
  });

  it('downloads the application at once if the content is only a summary', () => {
    const html = shell.compose({ ...content, isWritten: false });
    expect(html).toContain('<html lang="en" data-theme="dark">');
    expect(html).toContain('rel="modulepreload" crossorigin href="/assets/main.js">');
    expect(html).toContain('rel="stylesheet"');
  });
});
