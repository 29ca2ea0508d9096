const NBSP = '\u00a0';

/** The spaces that must not break in French: before ; : ? ! » and units, after «, and inside numbers. */
export function frenchTypography(text: string): string {
  return text
    .replace(/ (?=[;:?!»])/g, NBSP)
    .replace(/« /g, `«${NBSP}`)
    .replace(/(\d) (?=\d{3}(?!\d)|[$%]|k\$|h\b|°C)/g, `$1${NBSP}`);
}
