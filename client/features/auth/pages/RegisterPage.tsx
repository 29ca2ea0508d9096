import { useSearchParams } from 'react-router';
import { useClientConfig } from '../../../lib/client-config';
import { useLanguage } from '../../../lib/i18n';
import { hasPasskeys } from '../../../lib/passkeys/passkeys';
import { paths } from '../../../lib/paths';
import { ownReturnPath } from '../../../lib/session/session-rules';
import { useDocumentTitle } from '../../../lib/use-document-title';
import { useFragment } from '../../../lib/use-fragment';
import { enterDemo } from '../api/enter-demo';
import { askForLink } from '../api/email-link';
import { register } from '../api/register';
import { registerWithPasskey } from '../api/register-with-passkey';
import { linkRequest, passkeyRegistration, registration } from '../forms/register.schema';
import { useGoogleDoor } from '../google/use-google-door';
import { useAuthText } from '../messages/use-auth-text';
import { RegisterView } from './RegisterView';

/**
 * `?type=recruiter` opens the form for recruiters; `#invitation=…` is the code of an email that lets a recruiter sign up. People with an
 * invitation to a team come with `?type=recruiter&next=/join-team`, and join there with the code that their tab keeps.
 */
export function RegisterPage() {
  const text = useAuthText();
  const language = useLanguage();
  const config = useClientConfig();
  const onGoogle = useGoogleDoor();
  const code = useFragment().get('invitation');
  const [search] = useSearchParams();
  const next = search.get('next');
  const isForTeam = search.get('type') === 'recruiter' && next === paths.joinTeam;
  const invitation = code === null ? (isForTeam ? 'TEAM' : null) : { code };
  useDocumentTitle(text(invitation === null ? 'register.title' : 'invited.title'));
  return (
    <RegisterView
      initialRole={search.get('type') === 'recruiter' ? 'RECRUITER' : 'JOB_SEEKER'}
      isDemo={config?.demo_mode === true}
      invitation={invitation === null || invitation === 'TEAM' ? invitation : 'OPERATOR'}
      loginHref={next === null ? paths.login : `${paths.login}?next=${encodeURIComponent(next)}`}
      onRegister={(values) => register(registration(values, language, invitation))}
      onAskLink={(values) => askForLink(linkRequest(values, language, ownReturnPath(next)))}
      onPasskey={
        hasPasskeys()
          ? (values, name) => registerWithPasskey(passkeyRegistration(values, language, invitation), name)
          : null
      }
      onGoogle={onGoogle}
      onEnterDemo={enterDemo}
    />
  );
}
