import { LegalPage } from './LegalPage';

export function FraudPolicyPage() {
  return <LegalPage page="fraud" />;
}
