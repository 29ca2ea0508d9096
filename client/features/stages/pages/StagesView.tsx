import Box from '@mui/material/Box';
import type { JobStages } from '@modules/applications/http/stages.contract';
import { Button } from '../../../design-system/Button/Button';
import { ErrorState } from '../../../design-system/ErrorState/ErrorState';
import { FactList } from '../../../design-system/FactList/FactList';
import { Notice } from '../../../design-system/Notice/Notice';
import { Page } from '../../../design-system/Page/Page';
import { PageHeader } from '../../../design-system/PageHeader/PageHeader';
import { TextSkeleton } from '../../../design-system/Skeletons/TextSkeleton';
import { useToasts } from '../../../design-system/Toasts/toast-context';
import { useErrorText } from '../../../lib/error-text';
import { useLanguage } from '../../../lib/i18n';
import type { Loadable } from '../../../lib/loadable';
import { useSharedText } from '../../../lib/messages/use-shared-text';
import { paths } from '../../../lib/paths';
import { StagesForm, type StagesFormProps } from '../components/StagesForm';
import { useStagesText } from '../messages/use-stages-text';

export interface StagesViewProps extends Omit<StagesFormProps, 'stages'> {
  readonly jobId: string;
  readonly stages: Loadable<JobStages>;
}

/** The team's own stages of a posting. */
export function StagesView({ jobId, stages, onSave, ...templateActs }: StagesViewProps) {
  const text = useStagesText();
  const errorText = useErrorText();
  const toasts = useToasts();
  const lead = stages.status === 'ready' ? text('lead', { title: stages.data.title }) : undefined;
  return (
    <Page width="reading">
      <PageHeader
        title={text('title')}
        {...(lead !== undefined && { lead })}
        actions={<Button href={paths.jobApplications(jobId)}>{text('back')}</Button>}
      />
      {stages.status === 'loading' && <TextSkeleton count={6} label={text('loading')} />}
      {stages.status === 'failed' && (
        <ErrorState what={text('loadFailed')} toDo={errorText(stages.error)} onRetry={stages.retry} />
      )}
      {stages.status === 'ready' && stages.data.version === 0 && <Notice tone="info">{text('standard')}</Notice>}
      {stages.status === 'ready' &&
        (stages.data.allowed_actions.includes('EDIT') ? (
          <StagesForm
            stages={stages.data}
            onSave={async (body) => {
              await onSave(body);
              toasts.success(text('saved'));
            }}
            {...templateActs}
          />
        ) : (
          <ReadOnly stages={stages.data.stages} />
        ))}
    </Page>
  );
}

function ReadOnly({ stages }: Pick<JobStages, 'stages'>) {
  const shared = useSharedText();
  const language = useLanguage();
  return (
    <Box>
      <FactList
        facts={stages.map(({ name, maps_to: status }) => ({
          label: name[language],
          value: shared(`application.${status}`),
        }))}
      />
    </Box>
  );
}
