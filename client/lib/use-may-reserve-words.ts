import type { MayReserve } from '@modules/identity/http/candidates.contract';
import { formatDate } from './format';
import { useLanguage } from './i18n';
import { useSharedText } from './messages/use-shared-text';

/** From the server, for this company and this person; null on a seeker's own pages. */
export interface ReserveTerms {
  readonly may_reserve: MayReserve | null;
  readonly may_reserve_from: string | null;
}

/** Why the company may not ask a person now, and from which date it may; null if it may. */
export function useMayReserveWords(): (terms: ReserveTerms) => string | null {
  const text = useSharedText();
  const language = useLanguage();
  return ({ may_reserve: may, may_reserve_from: from }) => {
    if (may === 'IF_REOPENED') return text('mayReserve.IF_REOPENED');
    return may === 'LATER' && from !== null ? text('mayReserve.LATER', { date: formatDate(from, language) }) : null;
  };
}
