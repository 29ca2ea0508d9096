/** Without a BOM, Excel does not read the file as UTF-8 and shows accents wrong. */
export const BYTE_ORDER_MARK = '\uFEFF';

// Spreadsheets also accept full-width signs, and skip invisible characters before them.
const formula = /^[\s\p{C}\p{Z}\p{DI}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^\s*[\t\r]/u;

/**
 * Text as a CSV cell (RFC 4180). People wrote some of these texts, so a cell that a spreadsheet would run as a formula gets an
 * apostrophe.
 */
export function textCell(text: string): string {
  const plain = formula.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}

/** One line of finished cells: text goes through `textCell`; numbers stay bare, so that a spreadsheet can add them up. */
export const csvLine = (cells: readonly string[]): string => `${cells.join(',')}\r\n`;
