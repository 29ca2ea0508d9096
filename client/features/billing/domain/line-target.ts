import type { CreditTransaction } from '@modules/credits/http/credits.contract';
import { paths } from '../../../lib/paths';

/** Page of the thing that a statement line paid for; null if there is none, for example for purchases, which are on the same page. */
export function lineTarget({ id, reference }: Pick<CreditTransaction, 'id' | 'reference'>): string | null {
  switch (reference?.type) {
    case 'RESERVATION':
      return `${paths.recruiterReservations}?reservation=${reference.id}`;
    case 'APPLICATION':
    case 'MATCH':
    case 'MESSAGE':
    case 'VIDEO':
      return paths.statementLine(id);
    case 'COMPANY':
      return paths.companyProfile;
    default:
      return null;
  }
}
