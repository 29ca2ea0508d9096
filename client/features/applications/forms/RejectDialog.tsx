import { useWatch } from 'react-hook-form';
import { FormDialog } from '../../../design-system/FormDialog/FormDialog';
import { useLanguage } from '../../../lib/i18n';
import type { MessageTools } from '../../../lib/message-templates/message-tools';
import { timeToTell, wordsToSend, type Refusal } from '../domain/refusal';
import { useApplicationsText } from '../messages/use-applications-text';
import { RefusalFields } from './RefusalFields';
import { emptyRejection, ReasonFields, type RejectInput } from './ReasonFields';
import { RefusalPreview } from './RefusalPreview';
import { TellFields } from './TellFields';
import { useRejectForm } from './use-reject-form';

export interface RejectDialogProps {
  readonly open: boolean;
  readonly name: string;
  readonly applicationId: string;
  readonly tools: MessageTools;
  /** Throws the errors of the API client. */
  readonly onReject: (refusal: Refusal) => Promise<void>;
  readonly onClose: () => void;
}

/** Form of a rejection: our words or a template of the team, and a suggested note per reason. */
export function RejectDialog({ open, name, applicationId, tools, onReject, onClose }: RejectDialogProps) {
  const text = useApplicationsText();
  const language = useLanguage();
  const title = text('reject.title', { name });
  const schema = useRejectForm();
  return (
    <FormDialog
      open={open}
      title={title}
      schema={schema}
      defaultValues={emptyRejection(language)}
      submit={text('reject.send')}
      cancel={text('form.back')}
      onSubmit={({ reason, note, template, words, ...when }) =>
        onReject({
          reason: reason === 'NONE' || note === '' ? null : note,
          ...wordsToSend(template, words),
          ...timeToTell(when),
        })
      }
      onClose={onClose}
    >
      <TellFields />
      <RefusalFields tools={tools} applicationId={applicationId} />
      <ReasonFields hint={text('reject.noteHint')} />
      <Typed applicationId={applicationId} tools={tools} />
    </FormDialog>
  );
}

function Typed({ applicationId, tools }: Pick<RejectDialogProps, 'applicationId' | 'tools'>) {
  const [reason, note] = useWatch<RejectInput, ['reason', 'note']>({ name: ['reason', 'note'] });
  return <RefusalPreview applicationId={applicationId} tools={tools} note={reason === 'NONE' ? '' : note} />;
}
