import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { z } from 'zod';
import type { SharedPage } from '@modules/shares/http/shared.contract';
import { Card } from '../../../design-system/Card/Card';
import { EmptyState } from '../../../design-system/EmptyState/EmptyState';
import { ErrorState } from '../../../design-system/ErrorState/ErrorState';
import { Form } from '../../../design-system/form/Form';
import { FormActions } from '../../../design-system/form/FormActions';
import { PasswordField } from '../../../design-system/form/PasswordField';
import { SubmitButton } from '../../../design-system/form/SubmitButton';
import { CardGrid } from '../../../design-system/Page/CardGrid';
import { Page } from '../../../design-system/Page/Page';
import { PageHeader } from '../../../design-system/PageHeader/PageHeader';
import { CardSkeleton } from '../../../design-system/Skeletons/CardSkeleton';
import { isApiError } from '../../../lib/api-error';
import { useErrorText } from '../../../lib/error-text';
import { formatDate } from '../../../lib/format';
import { useLanguage } from '../../../lib/i18n';
import type { Loadable } from '../../../lib/loadable';
import type { FeedbackValues } from '../components/FeedbackForm';
import { SharedPersonCard } from '../components/SharedPersonCard';
import { useSharesText } from '../messages/use-shares-text';

export interface SharedViewProps {
  /** Null: the page was opened without a token. */
  readonly page: Loadable<SharedPage> | null;
  /** Throws the errors of the API client. */
  readonly onUnlock: (password: string) => Promise<void>;
  readonly onFeedback: (personId: string, values: FeedbackValues) => Promise<void>;
  readonly videoHref: (videoId: string) => string;
}

/** Error codes after which the page offers no action. */
const ended: ReadonlySet<string> = new Set(['SHARES.EXPIRED', 'SHARES.REVOKED', 'REQUEST.NOT_FOUND']);

/** Page of a share link, for readers without an account. */
export function SharedView({ page, onUnlock, ...acts }: SharedViewProps) {
  const text = useSharesText();
  const errorText = useErrorText();
  if (page === null) return <Sentence title={text('page.noLinkTitle')} sentence={text('page.noLink')} />;
  if (page.status === 'loading') {
    return (
      <Page>
        <CardSkeleton count={3} min={320} label={text('page.loading')} />
      </Page>
    );
  }
  if (page.status === 'ready') return <People page={page.data} {...acts} />;
  const code = isApiError(page.error) ? page.error.code : '';
  if (code === 'SHARES.PASSWORD_REQUIRED') return <Locked onUnlock={onUnlock} />;
  if (ended.has(code)) return <Sentence title={text('page.endedTitle')} sentence={errorText(page.error)} />;
  return (
    <Page>
      <ErrorState what={text('page.loadFailed')} toDo={errorText(page.error)} onRetry={page.retry} />
    </Page>
  );
}

function Sentence({ title, sentence }: { readonly title: string; readonly sentence: string }) {
  return (
    <Page width="narrow">
      <Card as="section">
        <Box sx={{ display: 'grid', gap: 2 }}>
          <Typography variant="h1">{title}</Typography>
          <Typography>{sentence}</Typography>
        </Box>
      </Card>
    </Page>
  );
}

const passwordForm = z.object({ password: z.string().min(1) });

function Locked({ onUnlock }: Pick<SharedViewProps, 'onUnlock'>) {
  const text = useSharesText();
  return (
    <Page width="narrow">
      <Card as="section">
        <Box sx={{ display: 'grid', gap: 2 }}>
          <Typography variant="h1">{text('page.passwordTitle')}</Typography>
          <Typography>{text('page.passwordLead')}</Typography>
          <Form
            schema={passwordForm}
            defaultValues={{ password: '' }}
            onSubmit={({ password }) => onUnlock(password)}
            label={text('page.passwordTitle')}
          >
            <PasswordField name="password" label={text('page.password')} autoComplete="current-password" />
            <FormActions>
              <SubmitButton variant="primary">{text('page.open')}</SubmitButton>
            </FormActions>
          </Form>
        </Box>
      </Card>
    </Page>
  );
}

function People({ page, onFeedback, videoHref }: { page: SharedPage } & Omit<SharedViewProps, 'page' | 'onUnlock'>) {
  const text = useSharesText();
  const language = useLanguage();
  const { company, expires_at: until, people } = page;
  return (
    <Page>
      <PageHeader
        title={text('page.title', { company: company.name })}
        lead={`${text('page.lead')} ${text('page.until', { date: formatDate(until, language) })}`}
      />
      {people.length === 0 ? (
        <EmptyState title={text('page.emptyTitle')} sentence={text('page.empty')} />
      ) : (
        <CardGrid min={320}>
          {people.map((person, index) => (
            <SharedPersonCard
              key={person.id}
              person={person}
              number={index + 1}
              videoHref={videoHref}
              onFeedback={(values) => onFeedback(person.id, values)}
            />
          ))}
        </CardGrid>
      )}
    </Page>
  );
}
