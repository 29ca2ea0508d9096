import { useDocumentTitle } from '../../../lib/use-document-title';
import { agree } from '../api/agree';
import { useAuthText } from '../messages/use-auth-text';
import { AgreeView } from './AgreeView';

/** Stands in place of every page until an older account agreed. */
export function AgreePage() {
  const text = useAuthText();
  useDocumentTitle(text('consents.title'));
  return <AgreeView onAgree={agree} />;
}
