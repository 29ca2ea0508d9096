const shape = /^(?:11|22|33|88)\d{8}$/;

/**
 * A Québec registry number (NEQ) without spaces and hyphens, or null if the text is not one.
 *
 * @example neqOf('1140 1234 56') // '1140123456'
 */
export function neqOf(text: string): string | null {
  const digits = text.replace(/[\s\u00a0-]/g, '');
  return shape.test(digits) ? digits : null;
}
