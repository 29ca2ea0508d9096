import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { JobRenewed } from '@modules/jobs/http/jobs.contract';
import { Button } from '../../../design-system/Button/Button';
import { Card } from '../../../design-system/Card/Card';
import { Page } from '../../../design-system/Page/Page';
import { TextSkeleton } from '../../../design-system/Skeletons/TextSkeleton';
import { useErrorText } from '../../../lib/error-text';
import { formatDate } from '../../../lib/format';
import { useLanguage } from '../../../lib/i18n';
import { loginPath, paths } from '../../../lib/paths';
import { usePostingsText } from '../messages/use-postings-text';

export type Renewal =
  | { readonly kind: 'running' }
  | { readonly kind: 'renewed'; readonly job: JobRenewed }
  | { readonly kind: 'failed'; readonly error: unknown }
  | { readonly kind: 'no-link' };

export interface RenewPostingViewProps {
  readonly renewal: Renewal;
  readonly isRecruiter: boolean;
}

/** Result of the link in a reminder. */
export function RenewPostingView({ renewal, isRecruiter }: RenewPostingViewProps) {
  const text = usePostingsText();
  return (
    <Page width="narrow">
      <Box sx={{ py: { md: 3 } }}>
        <Card as="section">
          <Box sx={{ display: 'grid', gap: 3 }}>
            <Outcome renewal={renewal} />
            {renewal.kind !== 'running' && (
              <Box>
                <Button variant="primary" href={isRecruiter ? paths.ownJobs : loginPath(paths.ownJobs)}>
                  {text(isRecruiter ? 'renew.toJobs' : 'renew.signIn')}
                </Button>
              </Box>
            )}
          </Box>
        </Card>
      </Box>
    </Page>
  );
}

function Outcome({ renewal }: { renewal: Renewal }) {
  const text = usePostingsText();
  const errorText = useErrorText();
  const language = useLanguage();
  switch (renewal.kind) {
    case 'running':
      return (
        <>
          <Typography variant="h1">{text('renew.title')}</Typography>
          <TextSkeleton count={2} label={text('renew.running')} />
        </>
      );
    case 'renewed': {
      const { title, expires_at, renewed } = renewal.job;
      return (
        <Box role="status" sx={{ display: 'grid', gap: 1 }}>
          <Typography variant="h1">{text('renew.doneTitle')}</Typography>
          <Typography>
            {text(renewed ? 'renew.done' : 'renew.doneBefore', { title, date: formatDate(expires_at, language) })}
          </Typography>
        </Box>
      );
    }
    default:
      return (
        <Box role="alert" sx={{ display: 'grid', gap: 1 }}>
          <Typography variant="h1">{text('renew.failedTitle')}</Typography>
          <Typography>{renewal.kind === 'no-link' ? text('renew.noLink') : errorText(renewal.error)}</Typography>
        </Box>
      );
  }
}
