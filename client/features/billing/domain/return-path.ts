import { safeReturnPath } from '../../../lib/session/session-rules';
import { buyCreditsPath, paths } from '../../../lib/paths';

/** The server takes addresses up to this length; what is longer is not worth losing a purchase for. */
const LONGEST = 500;

/** The page that sent somebody here to buy credits, when it is one of ours. */
export function pageBefore(next: string | null): string | null {
  const path = safeReturnPath(next, '');
  return path === '' ? null : path;
}

/** Where a payment made elsewhere comes back to: this page, which still knows the page before it. */
export function paymentReturnPath(before: string | null): string {
  const path = buyCreditsPath(before ?? undefined);
  return path.length <= LONGEST ? path : paths.subscription;
}
