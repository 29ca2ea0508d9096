import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type {
  AddMessageTemplateRequest,
  MessageSignature,
  MessageTemplate,
  MessageTemplates,
} from '@modules/applications/http/message-templates.contract';
import { Button } from '../../../design-system/Button/Button';
import { ConfirmDialog } from '../../../design-system/ConfirmDialog/ConfirmDialog';
import { EmptyState } from '../../../design-system/EmptyState/EmptyState';
import { ErrorState } from '../../../design-system/ErrorState/ErrorState';
import { Notice } from '../../../design-system/Notice/Notice';
import { Page } from '../../../design-system/Page/Page';
import { PageHeader } from '../../../design-system/PageHeader/PageHeader';
import { Section } from '../../../design-system/Section/Section';
import { ListSkeleton } from '../../../design-system/Skeletons/ListSkeleton';
import { useToasts } from '../../../design-system/Toasts/toast-context';
import { useErrorText } from '../../../lib/error-text';
import { useLanguage } from '../../../lib/i18n';
import type { Loadable } from '../../../lib/loadable';
import type { MessageTools } from '../../../lib/message-templates/message-tools';
import { shownText } from '../../../lib/message-templates/variables';
import { useLast } from '../../../lib/use-last';
import { SignatureForm } from '../components/SignatureForm';
import { TemplateCards } from '../components/TemplateCards';
import { type TemplateDraft, TemplateForm } from '../components/TemplateForm';
import { useMessageTemplatesText } from '../messages/use-message-templates-text';

/** All throw the errors of the API client. */
export interface MessageTemplatesViewProps {
  readonly templates: Loadable<MessageTemplates>;
  readonly preview: MessageTools['preview'];
  readonly onAdd: (template: AddMessageTemplateRequest) => Promise<void>;
  readonly onChange: (id: string, template: AddMessageTemplateRequest & { readonly version: number }) => Promise<void>;
  readonly onRemove: (id: string) => Promise<void>;
  readonly onSaveSignature: (signature: MessageSignature) => Promise<void>;
}

const blank: TemplateDraft = { name: '', kind: 'REFUSAL', text: { fr: null, en: null } };

/** The team's templates, and our own words of refusals to start from. */
export function MessageTemplatesView(props: MessageTemplatesViewProps) {
  const { templates, preview, onAdd, onChange, onRemove, onSaveSignature } = props;
  const text = useMessageTemplatesText();
  const errorText = useErrorText();
  const toasts = useToasts();
  const [draft, setDraft] = useState<TemplateDraft | null>(null);
  const [removing, setRemoving] = useState<MessageTemplate | null>(null);
  const [isBusy, setBusy] = useState(false);
  const named = useLast(removing);
  const data = templates.status === 'ready' ? templates.data : null;
  const mayEdit = data?.allowed_actions.includes('EDIT') ?? false;
  const save = async (template: AddMessageTemplateRequest, version?: number): Promise<void> => {
    if (draft?.id === undefined || version === undefined) await onAdd(template);
    else await onChange(draft.id, { ...template, version });
    toasts.success(text('saved'));
    setDraft(null);
  };
  const remove = async (): Promise<void> => {
    if (removing === null) return;
    setBusy(true);
    try {
      await onRemove(removing.id);
      toasts.success(text('removed'));
    } catch (error) {
      toasts.error(`${text('removeFailed')} ${errorText(error)}`);
    } finally {
      setBusy(false);
      setRemoving(null);
    }
  };
  return (
    <Page>
      <PageHeader
        title={text('title')}
        lead={text('lead')}
        {...(mayEdit &&
          draft === null && {
            actions: (
              <Button variant="primary" onClick={() => setDraft(blank)}>
                {text('add')}
              </Button>
            ),
          })}
      />
      {templates.status === 'loading' && <ListSkeleton count={3} label={text('loading')} />}
      {templates.status === 'failed' && (
        <ErrorState what={text('loadFailed')} toDo={errorText(templates.error)} onRetry={templates.retry} />
      )}
      {draft !== null && (
        <TemplateForm
          key={draft.id ?? draft.name}
          draft={draft}
          preview={preview}
          onSave={save}
          onCancel={() => setDraft(null)}
        />
      )}
      {data !== null && draft === null && (
        <>
          {!mayEdit && <Notice tone="info">{text('readOnly')}</Notice>}
          {data.templates.length === 0 ? (
            <EmptyState title={text('empty')} sentence={text('emptySentence')} />
          ) : (
            <TemplateCards templates={data.templates} mayEdit={mayEdit} onEdit={setDraft} onRemove={setRemoving} />
          )}
          <SignatureForm signature={data.signature} onSave={onSaveSignature} />
          <OurWords refusals={data.refusals} onStart={mayEdit ? setDraft : null} />
        </>
      )}
      <ConfirmDialog
        open={removing !== null}
        title={text('remove.title')}
        confirmLabel={text('remove.confirm')}
        cancelLabel={text('keep')}
        danger
        busy={isBusy}
        onConfirm={() => void remove()}
        onCancel={() => setRemoving(null)}
      >
        {text('remove.sentence', { name: named?.name ?? '' })}
      </ConfirmDialog>
    </Page>
  );
}

interface OurWordsProps extends Pick<MessageTemplates, 'refusals'> {
  readonly onStart: ((draft: TemplateDraft) => void) | null;
}

/** Default text, sent if the team writes nothing. */
function OurWords({ refusals, onStart }: OurWordsProps) {
  const text = useMessageTemplatesText();
  const language = useLanguage();
  return (
    <Section title={text('ours')}>
      <Typography sx={{ color: 'text.secondary', maxWidth: '68ch' }}>{text('oursLead')}</Typography>
      {refusals.map(({ stage, text: words }) => {
        const name = text(`stage.${stage}`);
        return (
          <Box
            key={stage}
            component="article"
            aria-label={name}
            sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}
          >
            <Typography component="h3" variant="h4">
              {name}
            </Typography>
            <Typography variant="body2" sx={{ whiteSpace: 'pre-line', maxWidth: '68ch' }}>
              {shownText(words[language], language)}
            </Typography>
            {onStart !== null && (
              <Button
                dense
                aria-label={text('startNamed', { name })}
                onClick={() => onStart({ name, kind: 'REFUSAL', text: words })}
              >
                {text('start')}
              </Button>
            )}
          </Box>
        );
      })}
    </Section>
  );
}
