import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { ListedJobTemplate } from '@modules/jobs/http/job-templates.contract';
import { Button } from '../../../../design-system/Button/Button';
import { Card } from '../../../../design-system/Card/Card';
import { ConfirmDialog } from '../../../../design-system/ConfirmDialog/ConfirmDialog';
import { PlainSelect } from '../../../../design-system/PlainSelect/PlainSelect';
import { useToasts } from '../../../../design-system/Toasts/toast-context';
import { useErrorText } from '../../../../lib/error-text';
import { usePostingsText } from '../../messages/use-postings-text';

export interface TemplatePickerProps {
  readonly templates: readonly ListedJobTemplate[];
  /** Id of a template; empty for none. */
  readonly chosen: string;
  /** Whether the form has text that another template would replace. */
  readonly isTyped: () => boolean;
  readonly onChoose: (id: string) => void;
  /** Throws the errors of the API client. */
  readonly onDelete: (id: string) => Promise<void>;
}

/** Starts a new posting from a template of the company. Asks before it replaces what was typed. */
export function TemplatePicker({ templates, chosen, isTyped, onChoose, onDelete }: TemplatePickerProps) {
  const text = usePostingsText();
  const errorText = useErrorText();
  const toasts = useToasts();
  const [asked, setAsked] = useState<{ question: 'replace'; id: string } | { question: 'delete' } | null>(null);
  const [isBusy, setBusy] = useState(false);
  const template = templates.find(({ id }) => id === chosen);
  const kept = [template?.has_stages && text('template.stages'), template?.has_scorecard && text('template.scorecard')];
  const remove = async (): Promise<void> => {
    setBusy(true);
    try {
      await onDelete(chosen);
      toasts.success(text('template.deleted', { name: template?.name ?? '' }));
    } catch (error) {
      toasts.error(`${text('template.deleteFailed')} ${errorText(error)}`);
    } finally {
      setBusy(false);
      setAsked(null);
    }
  };
  const question = asked?.question ?? 'replace';
  return (
    <Card as="section">
      <PlainSelect
        label={text('template.choose')}
        value={template ? chosen : ''}
        options={[
          { value: '', label: text('template.none') },
          ...templates.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChange={(id) => (isTyped() ? setAsked({ question: 'replace', id }) : onChoose(id))}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', justifyContent: 'space-between' }}>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {template ? [text('template.given'), ...kept].filter(Boolean).join(' ') : text('template.hint')}
        </Typography>
        {template && (
          <Button dense variant="text" onClick={() => setAsked({ question: 'delete' })} aria-haspopup="dialog">
            {text('template.delete')}
          </Button>
        )}
      </Box>
      <ConfirmDialog
        open={asked !== null}
        title={text(`template.${question}.title`, { name: template?.name ?? '' })}
        confirmLabel={text(`template.${question}.confirm`)}
        danger={question === 'delete'}
        busy={isBusy}
        onCancel={() => setAsked(null)}
        onConfirm={() => {
          if (asked?.question === 'delete') return void remove();
          if (asked !== null) onChoose(asked.id);
          setAsked(null);
        }}
      >
        {text(`template.${question}.sentence`)}
      </ConfirmDialog>
    </Card>
  );
}
