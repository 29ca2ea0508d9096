import { useState } from 'react';
import { useToasts } from '../../../design-system/Toasts/toast-context';
import { useDocumentTitle } from '../../../lib/use-document-title';
import { setCompanyStanding, useCompanies } from '../api/companies';
import { growing } from '../components/growing';
import { useBackOfficeText } from '../messages/use-back-office-text';
import { CompaniesView } from './CompaniesView';

export function CompaniesPage() {
  const text = useBackOfficeText();
  const toasts = useToasts();
  const [q, setQ] = useState('');
  const read = useCompanies(q);
  useDocumentTitle(text('companies.title'));
  return (
    <CompaniesView
      {...growing(read, ({ companies }) => companies)}
      q={q}
      onSearch={setQ}
      onStanding={async ({ id, name }, request) => {
        await setCompanyStanding(id, request);
        toasts.success(text(request.status === 'SUSPENDED' ? 'standing.suspended' : 'standing.restored', { name }));
      }}
    />
  );
}
