import { useDocumentTitle } from '../../../lib/use-document-title';
import { askForLink } from '../api/recover-password';
import { useAuthText } from '../messages/use-auth-text';
import { ForgotPasswordView } from './ForgotPasswordView';

export function ForgotPasswordPage() {
  const text = useAuthText();
  useDocumentTitle(text('forgot.title'));
  return <ForgotPasswordView onAsk={askForLink} />;
}
