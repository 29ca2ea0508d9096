import type { CreditTransaction } from '@modules/credits/http/credits.contract';
import { paths } from '../../../lib/paths';

/** The page that shows what a line of the statement was about; null where none does: purchases stand on the statement's own page. */
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
