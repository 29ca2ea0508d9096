import { useDocumentTitle } from '../../../lib/use-document-title';
import { useMyCompany } from '../api/my-company';
import { saveCompany } from '../api/save-company';
import { useCompanyText } from '../messages/use-company-text';
import { CompanyView } from './CompanyView';

export function CompanyPage() {
  const text = useCompanyText();
  useDocumentTitle(text('title'));
  return <CompanyView company={useMyCompany()} onSave={saveCompany} />;
}
