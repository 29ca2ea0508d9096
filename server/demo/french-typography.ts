const NBSP = '\u00a0';

/** Typography of Québec: no space before ; ? !, and a no-break space before : » and units, after « and inside numbers. */
export function frenchTypography(text: string): string {
  return text
    .replace(/ (?=[;?!])/g, '')
    .replace(/ (?=[:»])/g, NBSP)
    .replace(/« /g, `«${NBSP}`)
    .replace(/(\d) (?=\d{3}(?!\d)|[$%]|k\$|h\b|°C)/g, `$1${NBSP}`);
}
