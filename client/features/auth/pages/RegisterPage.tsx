import { useSearchParams } from 'react-router';
import { useLanguage } from '../../../lib/i18n';
import { useDocumentTitle } from '../../../lib/use-document-title';
import { useClientConfig } from '../api/client-config';
import { enterDemo } from '../api/enter-demo';
import { register } from '../api/register';
import { registration } from '../forms/register.schema';
import { useAuthText } from '../messages/use-auth-text';
import { RegisterView } from './RegisterView';

/** `?type=recruiter` opens the recruiters' side, as links from elsewhere do. */
export function RegisterPage() {
  const text = useAuthText();
  const language = useLanguage();
  const config = useClientConfig();
  const [search] = useSearchParams();
  useDocumentTitle(text('register.title'));
  return (
    <RegisterView
      initialRole={search.get('type') === 'recruiter' ? 'RECRUITER' : 'JOB_SEEKER'}
      isDemo={config?.demo_mode === true}
      onRegister={(values) => register(registration(values, language))}
      onEnterDemo={enterDemo}
    />
  );
}
