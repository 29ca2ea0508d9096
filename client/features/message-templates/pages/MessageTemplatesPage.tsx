import { messageSignature, messageTemplates } from '@modules/applications/http/message-templates.contract';
import { CompanyNeeded } from '../../../design-system/EmptyState/CompanyNeeded';
import { api } from '../../../lib/backend';
import { loadable } from '../../../lib/loadable';
import { previewMessage, templatesPath, useTemplatesRead } from '../../../lib/message-templates/use-message-tools';
import { useCurrentUser } from '../../../lib/session/use-session';
import { useDocumentTitle } from '../../../lib/use-document-title';
import { useMessageTemplatesText } from '../messages/use-message-templates-text';
import { MessageTemplatesView } from './MessageTemplatesView';

/** `/recruiter/templates` */
export function MessageTemplatesPage() {
  const text = useMessageTemplatesText();
  const { company } = useCurrentUser();
  useDocumentTitle(text('title'));
  if (company !== null) return <OwnTemplates companyId={company.id} />;
  return <CompanyNeeded title={text('noCompany')} sentence={text('noCompanySentence')} action={text('toCompany')} />;
}

function OwnTemplates({ companyId }: { readonly companyId: string }) {
  const read = useTemplatesRead(companyId);
  const path = templatesPath(companyId);
  const answer = messageTemplates;
  return (
    <MessageTemplatesView
      templates={loadable(read)}
      preview={(body) => previewMessage(companyId, body)}
      onAdd={async (body) => {
        await api({ method: 'POST', path, body, answer });
      }}
      onChange={async (id, body) => {
        await api({ method: 'PUT', path: `${path}/${id}`, body, answer });
      }}
      onSaveSignature={async (body) => {
        await api({
          method: 'PUT',
          path: `/api/companies/${companyId}/message-signature`,
          body,
          answer: messageSignature,
        });
      }}
      onRemove={async (id) => {
        await api({ method: 'DELETE', path: `${path}/${id}`, answer });
      }}
    />
  );
}
