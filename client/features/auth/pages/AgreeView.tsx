import { ConsentForm } from '../forms/ConsentForm';
import { useAuthText } from '../messages/use-auth-text';
import { AuthCard } from './AuthCard';

/** Asked of an older account before anything else. The terms, the settings and the way out stay open. */
export function AgreeView({ onAgree }: { readonly onAgree: () => Promise<void> }) {
  const text = useAuthText();
  return (
    <AuthCard title={text('consents.title')} lead={text('consents.lead')}>
      <ConsentForm submit={text('consents.submit')} onSubmit={onAgree} />
    </AuthCard>
  );
}
