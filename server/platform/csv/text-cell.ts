/** Without it, Excel takes UTF-8 for something else and garbles accents. */
export const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Text as a cell (RFC 4180). A cell that a spreadsheet would run as a formula is made plain text by an apostrophe: part of
 * what is there was written by people.
 */
export function textCell(text: string): string {
  const plain = /^[\s]*[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}
