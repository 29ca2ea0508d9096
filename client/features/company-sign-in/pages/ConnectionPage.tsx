import { Navigate } from 'react-router';
import { paths } from '../../../lib/paths';
import { useCurrentUser } from '../../../lib/session/use-session';
import { useDocumentTitle } from '../../../lib/use-document-title';
import { removeConnection, saveConnection, testConnection, useConnection } from '../api/connection';
import { addDomain, checkDomain, removeDomain } from '../api/domains';
import { useCompanySignInText } from '../messages/use-company-sign-in-text';
import { ConnectionView } from './ConnectionView';

/** How the people of a company sign in; for owners. */
export function ConnectionPage() {
  const text = useCompanySignInText();
  const { company } = useCurrentUser();
  useDocumentTitle(text('title'));
  return company?.role === 'OWNER' ? <OwnConnection companyId={company.id} /> : <Navigate to={paths.team} replace />;
}

function OwnConnection({ companyId }: { readonly companyId: string }) {
  const connection = useConnection(companyId);
  return (
    <ConnectionView
      connection={connection}
      onSave={(body) => saveConnection(companyId, body)}
      onTest={() => testConnection(companyId)}
      onAddDomain={(domain) => addDomain(companyId, domain)}
      onCheckDomain={(id) => checkDomain(companyId, id)}
      onRemoveDomain={(id) => removeDomain(companyId, id)}
      onRemove={(body) => removeConnection(companyId, body)}
    />
  );
}
