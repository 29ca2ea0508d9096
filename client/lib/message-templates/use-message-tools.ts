import { useMemo } from 'react';
import {
  messagePreview,
  type MessagePreview,
  messageTemplates,
  type MessageTemplates,
  type PreviewMessageRequest,
} from '@modules/applications/http/message-templates.contract';
import { api } from '../backend';
import { useRead } from '../use-read';
import type { MessageTools } from './message-tools';

export const templatesPath = (companyId: string) => `/api/companies/${companyId}/message-templates` as const;

export const useTemplatesRead = (companyId: string, enabled = true) =>
  useRead<MessageTemplates>(
    'companies',
    ['message-templates', companyId],
    (signal) => api({ path: templatesPath(companyId), answer: messageTemplates, signal }),
    { enabled },
  );

export const previewMessage = (companyId: string, body: PreviewMessageRequest): Promise<MessagePreview> =>
  api({ method: 'POST', path: `${templatesPath(companyId)}/preview`, body, answer: messagePreview, isQuestion: true });

/**
 * The tools with which dialogs offer the templates of the reader's team.
 *
 * @param companyId empty for a reader without a company
 */
export function useMessageTools(companyId: string): MessageTools {
  const { data } = useTemplatesRead(companyId, companyId !== '');
  return useMemo(
    () => ({ templates: data?.templates ?? [], preview: (body) => previewMessage(companyId, body) }),
    [companyId, data],
  );
}
