import { useDocumentTitle } from '../../../lib/use-document-title';
import { agree } from '../api/agree';
import { useAuthText } from '../messages/use-auth-text';
import { AgreeView } from './AgreeView';

/** Replaces every page until an older account has given its consents. */
export function AgreePage() {
  const text = useAuthText();
  useDocumentTitle(text('consents.title'));
  return <AgreeView onAgree={agree} />;
}
