import { ConsentForm } from '../forms/ConsentForm';
import { useAuthText } from '../messages/use-auth-text';
import { AuthCard } from './AuthCard';

/** Asks an older account for its consents. Terms, settings and signing out stay available. */
export function AgreeView({ onAgree }: { readonly onAgree: () => Promise<void> }) {
  const text = useAuthText();
  return (
    <AuthCard title={text('consents.title')} lead={text('consents.lead')}>
      <ConsentForm submit={text('consents.submit')} onSubmit={onAgree} />
    </AuthCard>
  );
}
