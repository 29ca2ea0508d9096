import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Readable } from 'node:stream';
import PDFDocument from 'pdfkit';
import type { Language } from '../../../platform/http/language.js';
import type { Translator } from '../../../platform/i18n/translator.js';
import { inDollars } from '../domain/cents.js';
import { rateOf, taxes } from '../domain/taxes.js';
import { describePurchase } from '../queries/describe-purchase.js';
import type { InvoiceRow } from '../queries/invoice.query.js';

const locales = { fr: 'fr-CA', en: 'en-CA' } as const;
const MARGIN = 56;
const WIDTH = 612 - 2 * MARGIN;
const GREY = '#555555';

interface Fonts {
  readonly regular: Buffer;
  readonly bold: Buffer;
}
let fonts: Promise<Fonts> | undefined;

/** Embeds fonts: the standard PDF fonts have only Western letters, and a buyer's name must be spelled correctly. */
function ownFonts(): Promise<Fonts> {
  const { resolve } = createRequire(import.meta.url);
  const read = (name: string): Promise<Buffer> => readFile(resolve(`dejavu-fonts-ttf/ttf/${name}.ttf`));
  fonts ??= Promise.all([read('DejaVuSans'), read('DejaVuSans-Bold')]).then(([regular, bold]) => ({ regular, bold }));
  return fonts;
}

function money(cents: number, language: Language): string {
  const amount = new Intl.NumberFormat(locales[language], { style: 'currency', currency: 'CAD' }).format(
    inDollars(cents),
  );
  return language === 'fr' ? amount : `${amount} CAD`;
}

const day = (at: string, language: Language): string =>
  new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeZone: 'America/Toronto' }).format(new Date(at));

/** An invoice as a PDF. The same invoice always gives the same bytes. */
export async function invoicePdf(invoice: InvoiceRow, language: Language, translator: Translator): Promise<Readable> {
  const { regular, bold } = await ownFonts();
  const text = (key: string, params = {}): string => translator.text(`BILLING.INVOICE_${key}`, language, params);
  const title = text('TITLE', { number: invoice.number });
  const page = new PDFDocument({
    size: 'LETTER',
    margin: MARGIN,
    lang: locales[language],
    displayTitle: true,
    info: { Title: title, Author: invoice.seller_name, CreationDate: new Date(invoice.issued_at) },
  });
  page.registerFont('regular', regular).registerFont('bold', bold);

  const line = (words: string, font: 'regular' | 'bold' = 'regular', size = 10): void => {
    page.font(font).fontSize(size).fillColor('black').text(words, MARGIN, page.y, { width: WIDTH, lineGap: 3 });
  };
  const pair = (left: string, right: string, font: 'regular' | 'bold' = 'regular'): void => {
    const top = page.y;
    page
      .font(font)
      .fontSize(10)
      .fillColor('black')
      .text(left, MARGIN, top, { width: WIDTH - 150, lineGap: 3 });
    const below = page.y;
    page.text(right, MARGIN + WIDTH - 150, top, { width: 150, align: 'right', lineGap: 3 });
    page.y = Math.max(below, page.y);
  };
  const heading = (words: string): void => {
    page.moveDown(1.2);
    page.font('bold').fontSize(9).fillColor(GREY).text(words, MARGIN, page.y, { width: WIDTH, lineGap: 3 });
  };
  const rule = (): void => {
    page.moveDown(0.4);
    page
      .moveTo(MARGIN, page.y)
      .lineTo(MARGIN + WIDTH, page.y)
      .lineWidth(0.5)
      .strokeColor(GREY)
      .stroke();
    page.moveDown(0.6);
  };

  line(title, 'bold', 20);
  line(text('DATE', { date: day(invoice.issued_at, language) }));

  heading(text('SELLER'));
  line(invoice.seller_name, 'bold');
  if (invoice.seller_address) line(invoice.seller_address);
  if (invoice.gst_number) line(text('GST_NUMBER', { number: invoice.gst_number }));
  if (invoice.qst_number) line(text('QST_NUMBER', { number: invoice.qst_number }));

  heading(text('BUYER'));
  if (invoice.buyer_company) line(invoice.buyer_company, 'bold');
  line(invoice.buyer_name);

  heading(text('LINES'));
  rule();
  pair(describePurchase(invoice, language, translator), money(invoice.subtotal_cents, language));
  rule();
  pair(text('SUBTOTAL'), money(invoice.subtotal_cents, language));
  const percent = new Intl.NumberFormat(locales[language], { style: 'percent', maximumFractionDigits: 3 });
  for (const { code, rate } of taxes) {
    const name = translator.text(`BILLING.TAX_${code}`, language);
    const cents = code === 'GST' ? invoice.gst_cents : invoice.qst_cents;
    pair(`${name} (${percent.format(rateOf(rate))})`, money(cents, language));
  }
  pair(text('TOTAL'), money(invoice.total_cents, language), 'bold');

  heading(text('TERMS'));
  line(text('PAID', { date: day(invoice.issued_at, language) }));
  if (invoice.status === 'REFUNDED' && invoice.ended_at)
    line(text('REFUNDED', { date: day(invoice.ended_at, language) }), 'bold');
  else line(text('NO_REFUND'));
  page.end();
  return page;
}
