import { LegalPage } from './LegalPage';

export function TermsOfServicePage() {
  return <LegalPage page="terms" />;
}
