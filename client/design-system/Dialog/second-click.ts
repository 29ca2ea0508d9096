/**
 * Whether this click is the second one of a double click. The first may have opened the dialog; the second would then
 * hit the backdrop and close it.
 */
export function isSecondClick(event: object): boolean {
  return 'detail' in event && typeof event.detail === 'number' && event.detail > 1;
}
