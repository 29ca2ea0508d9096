import Typography from '@mui/material/Typography';
import { useWatch } from 'react-hook-form';
import { Quote } from '../../../design-system/Quote/Quote';
import { MessagePreview } from '../../../design-system/Templates/MessagePreview';
import type { MessageTools } from '../../../lib/message-templates/message-tools';
import { wordsToSend } from '../domain/refusal';
import { useApplicationsText } from '../messages/use-applications-text';
import type { RejectInput } from './ReasonFields';

export interface RefusalPreviewProps {
  readonly applicationId: string;
  readonly tools: MessageTools;
  readonly note: string;
}

/** The refusal as this person will read it, with the note after it. */
export function RefusalPreview({ applicationId, tools, note }: RefusalPreviewProps) {
  const text = useApplicationsText();
  const [template, typed] = useWatch<RejectInput, ['template', 'words']>({ name: ['template', 'words'] });
  const { words } = wordsToSend(template, typed);
  const hasWords = words !== undefined && (words.fr !== null || words.en !== null);
  return (
    <MessagePreview
      request={{ kind: 'REFUSAL', application_id: applicationId, ...(hasWords && { text: words }) }}
      preview={tools.preview}
    >
      {note.trim() !== '' && (
        <>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {text('reject.added')}
          </Typography>
          <Quote>{note.trim()}</Quote>
        </>
      )}
    </MessagePreview>
  );
}
