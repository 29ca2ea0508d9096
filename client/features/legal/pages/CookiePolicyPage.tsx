import { LegalPage } from './LegalPage';

export function CookiePolicyPage() {
  return <LegalPage page="cookies" />;
}
