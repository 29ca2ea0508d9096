import { useState } from 'react';
import { useToasts } from '../../../design-system/Toasts/toast-context';
import { useDocumentTitle } from '../../../lib/use-document-title';
import { adjustCredits, type PeopleFilter, setStanding, usePeople } from '../api/people';
import { growing } from '../components/growing';
import { useBackOfficeText } from '../messages/use-back-office-text';
import { PeopleView } from './PeopleView';

export function PeoplePage() {
  const text = useBackOfficeText();
  const toasts = useToasts();
  const [q, setQ] = useState('');
  const [filter, setFilter] = useState<PeopleFilter>('ALL');
  const read = usePeople(q, filter);
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
    />
  );
}
