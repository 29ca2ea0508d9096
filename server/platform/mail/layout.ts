import { firstOfMonth } from '../i18n/first-of-month.js';
import type { Language } from '../http/language.js';

/** The texts of an email, as plain text from the caller. */
export interface EmailWords {
  readonly language: Language;
  readonly brand: string;
  readonly subject: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly button?: {
    readonly label: string;
    readonly url: string;
    /** Shown before the written-out link, for people who cannot use the button. */
    readonly hint: string;
  };
  /** Footer: why the person gets this email and who sent it. */
  readonly footer: readonly string[];
  /** Link that switches off this kind of email. */
  readonly unsubscribe?: { readonly label: string; readonly url: string };
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => escapes[character] ?? '');
/** `14 h 30` and `2:30 p.m. EST` stay on one line. */
const unbrokenTimes = (text: string): string =>
  text
    .replace(/(\d) h (\d)/g, '$1\u00a0h\u00a0$2')
    .replace(/(\d) h\b/g, '$1\u00a0h')
    .replace(/(\d) ([ap]\.m\.)/g, '$1\u00a0$2')
    .replace(/([ap]\.m\.) (?=[A-Z]{2,4}\b)/g, '$1\u00a0');
const withBreaks = (text: string): string => unbrokenTimes(escaped(text)).replaceAll('\n', '<br>');

const font = `font-family:Inter,'Segoe UI',Roboto,Helvetica,Arial,sans-serif`;

/** Colours of the client's design tokens, so that emails look like the site. */
const light = { page: '#FAF7F2', card: '#FFFFFF', text: '#1A1D25', quiet: '#565E6C' } as const;
const dark = { page: '#0F1218', card: '#161A22', text: '#EEF0F5', quiet: '#AAB3C2' } as const;
const accent = { ground: '#FFB454', text: '#1C1304' } as const;

/** Colours are inline and in classes, because mail programs support one or the other; dark mode overrides the classes. */
const styles = `
  :root { color-scheme: light dark; supported-color-schemes: light dark; }
  body { margin: 0; padding: 0; }
  a { word-break: break-word; }
  @media (prefers-color-scheme: dark) {
    .page { background: ${dark.page} !important; }
    .card { background: ${dark.card} !important; }
    .text { color: ${dark.text} !important; }
    .quiet { color: ${dark.quiet} !important; }
    .button { background: ${accent.ground} !important; }
    .button-text { color: ${accent.text} !important; }
  }
  @media (max-width: 620px) { .card { padding: 24px !important; } }`;

function button({ label, url, hint }: NonNullable<EmailWords['button']>): string {
  const address = escaped(url);
  return `
          <table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:24px 0">
            <tr><td class="button" style="background:${accent.ground};border-radius:8px">
              <a class="button-text" href="${address}" style="${font};display:inline-block;padding:14px 24px;font-size:16px;font-weight:600;line-height:20px;color:${accent.text};text-decoration:none">${escaped(label)}</a>
            </td></tr>
          </table>
          <p class="quiet" style="${font};margin:0 0 16px;font-size:14px;line-height:21px;color:${light.quiet}">${withBreaks(hint)}<br><a class="quiet" href="${address}" style="color:${light.quiet}">${address}</a></p>`;
}

function unsubscribeLine({ unsubscribe, language }: EmailWords): string[] {
  return unsubscribe ? [`${unsubscribe.label}${language === 'fr' ? '\u00a0' : ''}: ${unsubscribe.url}`] : [];
}

/** Lays out an email as HTML for any mail program (tables, inline styles, both colour schemes, no images) and as plain text. */
export function layOut(given: EmailWords): { subject: string; html: string; text: string } {
  const words: EmailWords = {
    ...given,
    subject: firstOfMonth(given.subject),
    paragraphs: given.paragraphs.map(firstOfMonth),
  };
  const paragraphs = words.paragraphs.map(
    (paragraph) =>
      `<p class="text" style="${font};margin:0 0 16px;font-size:16px;line-height:25px;color:${light.text}">${withBreaks(paragraph)}</p>`,
  );
  const footer = words.footer.map(
    (line) =>
      `<p class="quiet" style="${font};margin:0 0 8px;font-size:13px;line-height:20px;color:${light.quiet}">${withBreaks(line)}</p>`,
  );
  if (words.unsubscribe) {
    footer.push(
      `<p class="quiet" style="${font};margin:0 0 8px;font-size:13px;line-height:20px;color:${light.quiet}"><a class="quiet" href="${escaped(words.unsubscribe.url)}" style="color:${light.quiet}">${escaped(words.unsubscribe.label)}</a></p>`,
    );
  }
  const html = `<!doctype html>
<html lang="${words.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escaped(words.subject)}</title>
<style>${styles}
</style>
</head>
<body class="page" style="background:${light.page}">
  <table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:${light.page}">
    <tr><td align="center" style="padding:24px 12px">
      <table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px">
        <tr><td style="padding:0 8px 16px"><span class="text" style="${font};font-size:18px;font-weight:700;color:${light.text}">${escaped(words.brand)}</span></td></tr>
        <tr><td class="card" style="background:${light.card};border-radius:12px;padding:36px">
          <h1 class="text" style="${font};margin:0 0 16px;font-size:24px;line-height:31px;color:${light.text}">${escaped(words.heading)}</h1>
          ${paragraphs.join('\n          ')}${words.button ? button(words.button) : ''}
        </td></tr>
        <tr><td style="padding:20px 8px">
          ${footer.join('\n          ')}
        </td></tr>
      </table>
    </td></tr>
  </table>
</body>
</html>
`;
  const text = [
    words.heading,
    ...words.paragraphs,
    ...(words.button ? [`${words.button.label}${words.language === 'fr' ? '\u00a0' : ''}:\n${words.button.url}`] : []),
    `-- \n${[words.brand, ...words.footer, ...unsubscribeLine(words)].join('\n')}`,
  ].join('\n\n');
  return { subject: words.subject, html, text: `${text}\n` };
}
