import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { SaveScorecardRequest, Scorecard } from '@modules/applications/http/reviews.contract';
import { Button } from '../../../design-system/Button/Button';
import { Card } from '../../../design-system/Card/Card';
import { ErrorState } from '../../../design-system/ErrorState/ErrorState';
import { FactList } from '../../../design-system/FactList/FactList';
import { Notice } from '../../../design-system/Notice/Notice';
import { Page } from '../../../design-system/Page/Page';
import { PageHeader } from '../../../design-system/PageHeader/PageHeader';
import { TextSkeleton } from '../../../design-system/Skeletons/TextSkeleton';
import { useToasts } from '../../../design-system/Toasts/toast-context';
import { useErrorText } from '../../../lib/error-text';
import type { Loadable } from '../../../lib/loadable';
import { paths } from '../../../lib/paths';
import { ScorecardForm } from '../components/ScorecardForm';
import { useReviewsText } from '../messages/use-reviews-text';

export interface ScorecardViewProps {
  readonly jobId: string;
  readonly scorecard: Loadable<Scorecard>;
  readonly onSave: (body: SaveScorecardRequest) => Promise<void>;
}

/** Edits the criteria by which the applications to a posting are reviewed. */
export function ScorecardView({ jobId, scorecard, onSave }: ScorecardViewProps) {
  const text = useReviewsText();
  const errorText = useErrorText();
  const toasts = useToasts();
  const lead = scorecard.status === 'ready' ? text('scorecard.lead', { title: scorecard.data.title }) : undefined;
  return (
    <Page width="reading">
      <PageHeader
        title={text('scorecard.title')}
        {...(lead !== undefined && { lead })}
        actions={<Button href={paths.jobApplications(jobId)}>{text('scorecard.back')}</Button>}
      />
      {scorecard.status === 'loading' && <TextSkeleton count={6} label={text('scorecard.loading')} />}
      {scorecard.status === 'failed' && (
        <ErrorState what={text('scorecard.loadFailed')} toDo={errorText(scorecard.error)} onRetry={scorecard.retry} />
      )}
      {scorecard.status === 'ready' && scorecard.data.version === 0 && (
        <Notice tone="info">{text('scorecard.standard')}</Notice>
      )}
      {scorecard.status === 'ready' &&
        (scorecard.data.allowed_actions.includes('EDIT') ? (
          <ScorecardForm
            key={scorecard.data.version}
            scorecard={scorecard.data}
            onSave={async (body) => {
              await onSave(body);
              toasts.success(text('scorecard.saved'));
            }}
          />
        ) : (
          <ReadOnly criteria={scorecard.data.criteria} />
        ))}
    </Page>
  );
}

function ReadOnly({ criteria }: Pick<Scorecard, 'criteria'>) {
  return (
    <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2 }}>
      {criteria.map(({ id, name, anchors }) => (
        <Card key={id} as="li">
          <Typography variant="h2">{name}</Typography>
          <FactList facts={anchors.map((words, step) => ({ label: String(step + 1), value: words }))} />
        </Card>
      ))}
    </Box>
  );
}
