import type { CreditTransaction } from '@modules/credits/http/credits.contract';
import { paths } from '../../../lib/paths';

/** The page that shows what a line of the statement was about; null where none does. */
export function lineTarget({ reference }: Pick<CreditTransaction, 'reference'>): string | null {
  switch (reference?.type) {
    case 'RESERVATION':
      return `${paths.recruiterReservations}?reservation=${reference.id}`;
    case 'MATCH':
      return paths.recruiterMatches;
    case 'COMPANY':
      return paths.companyProfile;
    default:
      return null;
  }
}
