import { attributions } from '@modules/matching/http/attributions.contract';
import { api } from '../../../lib/backend';
import { useRead } from '../../../lib/use-read';
import { useDocumentTitle } from '../../../lib/use-document-title';
import { useLegalText } from '../messages/use-legal-text';
import { AttributionsView } from './AttributionsView';

export function AttributionsPage() {
  const text = useLegalText();
  useDocumentTitle(text('attributions.title'));
  const { data, isError, refetch } = useRead('taxonomy', ['attributions'], (signal) =>
    api({ path: '/api/taxonomy/attributions', answer: attributions, signal }),
  );
  return <AttributionsView sources={data?.attributions ?? null} isFailed={isError} onRetry={() => void refetch()} />;
}
