const NBSP = '\u00a0';

/** French as Québec sets it: no space before ; ? !, and one that does not break before : » and units, after «, inside numbers. */
export function frenchTypography(text: string): string {
  return text
    .replace(/ (?=[;?!])/g, '')
    .replace(/ (?=[:»])/g, NBSP)
    .replace(/« /g, `«${NBSP}`)
    .replace(/(\d) (?=\d{3}(?!\d)|[$%]|k\$|h\b|°C)/g, `$1${NBSP}`);
}
