import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Trash2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { z } from 'zod';
import type { JobStages, SaveTemplateRequest } from '@modules/applications/http/stages.contract';
import { Button } from '../../../design-system/Button/Button';
import { TextField } from '../../../design-system/form/TextField';
import { FormDialog } from '../../../design-system/FormDialog/FormDialog';
import { IconButton } from '../../../design-system/IconButton/IconButton';
import { Section } from '../../../design-system/Section/Section';
import { icon } from '../../../design-system/theme/tokens';
import { useToasts } from '../../../design-system/Toasts/toast-context';
import { useErrorText } from '../../../lib/error-text';
import { type StageDraft, type StagesDraft, stagesIn, withTemplate } from '../domain/stage-draft';
import { useStagesText } from '../messages/use-stages-text';

export interface TemplateActs {
  /** Both throw the errors of the API client. */
  readonly onSaveTemplate: (body: SaveTemplateRequest) => Promise<void>;
  readonly onRemoveTemplate: (id: string) => Promise<void>;
}

export interface TemplateToolsProps extends TemplateActs {
  readonly before: readonly StageDraft[];
  readonly templates: JobStages['templates'];
  readonly mayEdit: boolean;
}

/** Applies a template of the company, saves these stages as a template, or deletes one. */
export function TemplateTools({ before, templates, mayEdit, onSaveTemplate, onRemoveTemplate }: TemplateToolsProps) {
  const text = useStagesText();
  const toasts = useToasts();
  const errorText = useErrorText();
  const { getValues, setValue, trigger } = useFormContext<StagesDraft>();
  const [isSaving, setSaving] = useState(false);
  const needed = text('needed');
  const schema = useMemo(() => z.object({ name: z.string().trim().min(1, { error: needed }).max(80) }), [needed]);
  const use = (stages: JobStages['templates'][number]['stages']): void => {
    const next = withTemplate(before, stages);
    setValue('stages', next.stages, { shouldDirty: true });
    setValue('moves', next.moves, { shouldDirty: true });
  };
  const remove = async (id: string, name: string): Promise<void> => {
    try {
      await onRemoveTemplate(id);
      toasts.success(text('templates.deleted', { name }));
    } catch (error) {
      toasts.error(`${text('templates.deleteFailed')} ${errorText(error)}`);
    }
  };
  const askForName = async (): Promise<void> => {
    if (await trigger('stages')) setSaving(true);
    else toasts.error(text('templates.incomplete'));
  };
  if (templates.length === 0 && !mayEdit) return null;
  return (
    <Section title={text('templates')}>
      {templates.length === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>{text('templates.none')}</Typography>
      ) : (
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {templates.map(({ id, name, stages }) => (
            <Box component="li" key={id} sx={{ display: 'flex', alignItems: 'center' }}>
              <Button dense onClick={() => use(stages)}>
                {text('templates.use', { name })}
              </Button>
              {mayEdit && (
                <IconButton label={text('templates.delete', { name })} onClick={() => void remove(id, name)}>
                  <Trash2 size={icon.normal} aria-hidden />
                </IconButton>
              )}
            </Box>
          ))}
        </Box>
      )}
      {mayEdit && (
        <Box>
          <Button onClick={() => void askForName()} aria-haspopup="dialog">
            {text('templates.save')}
          </Button>
        </Box>
      )}
      {isSaving && (
        <FormDialog
          open
          title={text('templates.save')}
          schema={schema}
          defaultValues={{ name: '' }}
          submit={text('templates.save')}
          cancel={text('cancel')}
          onSubmit={async ({ name }) => {
            await onSaveTemplate({ name, stages: stagesIn(getValues()) });
            toasts.success(text('templates.saved', { name }));
            setSaving(false);
          }}
          onClose={() => setSaving(false)}
        >
          <TextField name="name" label={text('templates.name')} />
        </FormDialog>
      )}
    </Section>
  );
}
