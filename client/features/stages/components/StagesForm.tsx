import Box from '@mui/material/Box';
import { useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { applicationStatus } from '@modules/applications/http/stage-fields.contract';
import {
  type JobStages,
  LONGEST_STAGE_DAYS,
  MAX_STAGE_ACTIONS,
  MAX_STAGES,
  type SaveStagesRequest,
} from '@modules/applications/http/stages.contract';
import { Form } from '../../../design-system/form/Form';
import { FormActions } from '../../../design-system/form/FormActions';
import { SubmitButton } from '../../../design-system/form/SubmitButton';
import { Notice } from '../../../design-system/Notice/Notice';
import { useLanguage } from '../../../lib/i18n';
import { useSharedText } from '../../../lib/messages/use-shared-text';
import {
  actionKinds,
  type Arrival,
  arrivalOf,
  draftOf,
  isReminder,
  requestOf,
  type StageDraft,
  type StagesDraft,
} from '../domain/stage-draft';
import { useStagesText } from '../messages/use-stages-text';
import { ArrivalDialog } from './ArrivalDialog';
import { StageRows } from './StageRows';
import { type TemplateActs, TemplateTools } from './TemplateTools';

export interface StagesFormProps extends TemplateActs {
  readonly stages: JobStages;
  /** Throws the errors of the API client; the typed values then stay. */
  readonly onSave: (body: SaveStagesRequest) => Promise<void>;
}

/** Edits the stages of a posting. Until it is saved, the form is based on the stages that were loaded first. */
export function StagesForm({ stages, onSave, ...templateActs }: StagesFormProps) {
  const text = useStagesText();
  const needed = text('needed');
  const daysNeeded = text('days.needed', { max: LONGEST_STAGE_DAYS });
  const schema = useMemo(() => {
    const name = z.string().trim().min(1, { error: needed }).max(60);
    const days = z
      .int({ error: daysNeeded })
      .min(1, { error: daysNeeded })
      .max(LONGEST_STAGE_DAYS, { error: daysNeeded });
    const action = z
      .object({ kind: z.enum(actionKinds), days: days.nullable() })
      .refine(({ kind, days: after }) => after !== null || !isReminder(kind), { error: daysNeeded, path: ['days'] });
    return z.object({
      stages: z
        .array(
          z.object({
            key: z.string(),
            fr: name,
            en: name,
            maps_to: applicationStatus,
            limit: days.nullable(),
            actions: z.array(action).max(MAX_STAGE_ACTIONS),
            people: z.number(),
            stored: z.boolean(),
          }),
        )
        .min(1)
        .max(MAX_STAGES),
      moves: z.array(z.object({ from: z.string(), to: z.string() })),
    });
  }, [needed, daysNeeded]);
  const [read] = useState(() => ({ draft: draftOf(stages), version: stages.version }));
  const [arrival, setArrival] = useState<Arrival | null>(null);
  return (
    <Form
      schema={schema}
      defaultValues={read.draft}
      label={text('title')}
      onSubmit={async (values) => {
        try {
          await onSave(requestOf(values, read.version));
        } catch (error) {
          setArrival(arrivalOf(error, read.draft.stages));
          throw error;
        }
      }}
    >
      <TemplateTools
        before={read.draft.stages}
        templates={stages.templates}
        mayEdit={stages.allowed_actions.includes('EDIT_TEMPLATES')}
        {...templateActs}
      />
      <StageRows before={read.draft.stages} />
      <Plan before={read.draft.stages} />
      {arrival !== null && <ArrivalDialog {...arrival} onClose={() => setArrival(null)} />}
      <FormActions>
        <SubmitButton>{text('save')}</SubmitButton>
      </FormActions>
    </Form>
  );
}

/** Where people will be after saving. */
function Plan({ before }: { readonly before: readonly StageDraft[] }) {
  const text = useStagesText();
  const shared = useSharedText();
  const language = useLanguage();
  const [stages, moves] = useWatch<StagesDraft, ['stages', 'moves']>({ name: ['stages', 'moves'] });
  if (moves.length === 0) return null;
  return (
    <Notice tone="info" title={text('plan')}>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {moves.map(({ from, to }) => {
          const old = before.find(({ key }) => key === from);
          const target = stages.find(({ key }) => key === to)?.[language];
          const standard = old && text('removing.standard', { name: shared(`application.${old.maps_to}`) });
          return <li key={from}>{text('plan.line', { from: old?.[language] ?? '', to: target ?? standard ?? '' })}</li>;
        })}
      </Box>
    </Notice>
  );
}
