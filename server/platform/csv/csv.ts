/** Without it, Excel takes UTF-8 for something else and garbles accents. */
export const BYTE_ORDER_MARK = '\uFEFF';

// Spreadsheets also read the full-width forms, and skip what cannot be seen before them.
const formula = /^[\s\p{C}\p{Z}\p{DI}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^\s*[\t\r]/u;

/**
 * Text as a cell (RFC 4180). A cell that a spreadsheet would run as a formula is made plain text by an apostrophe: part of
 * what is here was written by people.
 */
export function textCell(text: string): string {
  const plain = formula.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}

/** Cells that are ready to be written: text through `textCell`, numbers as they are, so that a spreadsheet adds them up. */
export const csvLine = (cells: readonly string[]): string => `${cells.join(',')}\r\n`;
