import { useState } from 'react';
import type { Person } from '@modules/operations/http/back-office.contract';
import { useToasts } from '../../../design-system/Toasts/toast-context';
import { loadable } from '../../../lib/loadable';
import { useDocumentTitle } from '../../../lib/use-document-title';
import { adjustCredits, type PeopleFilter, refundSpending, setStanding, usePeople, useRefundable } from '../api/people';
import { growing } from '../components/growing';
import { useBackOfficeText } from '../messages/use-back-office-text';
import { PeopleView } from './PeopleView';

export function PeoplePage() {
  const text = useBackOfficeText();
  const toasts = useToasts();
  const [q, setQ] = useState('');
  const [filter, setFilter] = useState<PeopleFilter>('ALL');
  const [refunded, setRefunded] = useState<Person | null>(null);
  const read = usePeople(q, filter);
  const spendings = useRefundable(refunded?.id ?? null);
  useDocumentTitle(text('people.title'));
  return (
    <PeopleView
      {...growing(read, ({ people }) => people)}
      q={q}
      filter={filter}
      onSearch={setQ}
      onFilter={setFilter}
      onStanding={async ({ id, name }, request) => {
        await setStanding(id, request);
        toasts.success(text(request.status === 'SUSPENDED' ? 'standing.suspended' : 'standing.restored', { name }));
      }}
      onCredits={async ({ id }, credits, reason) => {
        const { new_balance: count } = await adjustCredits(id, credits, reason);
        toasts.success(text('credits.done', { count }));
      }}
      refunded={refunded}
      spendings={loadable(spendings)}
      onRefunding={setRefunded}
      onRefund={async ({ id }, transactionId, reason) => {
        const { new_balance: count } = await refundSpending(id, transactionId, reason);
        toasts.success(text('credits.done', { count }));
      }}
    />
  );
}
