/**
 * Replaces each `{name}` of a text by its value; an unknown name stays as it is. A value that ends with a period takes the place of
 * the period after it.
 * @example fillPlaceholders('It starts at {time}.', { time: '9:00 a.m.' }) // 'It starts at 9:00 a.m.'
 */
export function fillPlaceholders(text: string, values: Readonly<Record<string, string | number | undefined>>): string {
  return text.replace(/\{(\w+)\}(\.?)/g, (placeholder, name: string, period: string) => {
    const value = values[name];
    if (value === undefined) return placeholder;
    const words = String(value);
    return words.endsWith('.') ? words : `${words}${period}`;
  });
}
