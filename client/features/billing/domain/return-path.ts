import { safeReturnPath } from '../../../lib/session/session-rules';
import { buyCreditsPath, paths } from '../../../lib/paths';

/** Max length of an address on the server. A longer one is dropped rather than losing the purchase. */
const LONGEST = 500;

/** The page from which the person came to buy, if it is one of ours. */
export function pageBefore(next: string | null): string | null {
  const path = safeReturnPath(next, '');
  return path === '' ? null : path;
}

/** Address after a payment on another site: this page, with the page before it. */
export function paymentReturnPath(before: string | null): string {
  const path = buyCreditsPath(before ?? undefined);
  return path.length <= LONGEST ? path : paths.subscription;
}
