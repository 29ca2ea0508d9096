/**
 * Whether this is the second half of a double click. The first half may have opened the dialog: the second one then hits the
 * ground beside it, and closes nothing.
 */
export function isSecondClick(event: object): boolean {
  return 'detail' in event && typeof event.detail === 'number' && event.detail > 1;
}
