import type { BackOfficeOverview } from '@modules/operations/http/back-office.contract';
import Box from '@mui/material/Box';
import { Card } from '../../../design-system/Card/Card';
import { ErrorState } from '../../../design-system/ErrorState/ErrorState';
import { Notice } from '../../../design-system/Notice/Notice';
import { Page } from '../../../design-system/Page/Page';
import { PageHeader } from '../../../design-system/PageHeader/PageHeader';
import { Section } from '../../../design-system/Section/Section';
import { StatSkeleton } from '../../../design-system/Skeletons/StatSkeleton';
import { StatGrid } from '../../../design-system/StatTile/StatGrid';
import { StatTile } from '../../../design-system/StatTile/StatTile';
import { useErrorText } from '../../../lib/error-text';
import { formatNumber } from '../../../lib/format';
import { useLanguage } from '../../../lib/i18n';
import type { Loadable } from '../../../lib/loadable';
import { paths } from '../../../lib/paths';
import { useBackOfficeText } from '../messages/use-back-office-text';

const queues = [
  ['approvals', paths.approvals],
  ['company_reviews', paths.adminCompanyReviews],
  ['inquiries', paths.inquiries],
  ['bookings', paths.studioQueue],
  ['reports', paths.adminReports],
  ['payment_issues', paths.adminPaymentIssues],
  ['match_reviews', paths.matchReviews],
  ['dead_letters', paths.adminQueues],
] as const;

const tools = [
  ['people', paths.adminPeople],
  ['companies', paths.adminCompanies],
  ['prices', paths.adminPrices],
  ['closures', paths.studioQueue],
  ['audit', paths.adminAudit],
  ['impact', paths.adminImpactRatios],
  ['queues', paths.adminQueues],
  ['stuck', paths.adminStuckVideos],
  ['encoders', paths.adminEncoders],
  ['retention', paths.adminRetention],
] as const;

export interface BackOfficeViewProps {
  readonly overview: Loadable<BackOfficeOverview>;
}

/** Operators' home page: open items and links to all pages. */
export function BackOfficeView({ overview }: BackOfficeViewProps) {
  const text = useBackOfficeText();
  return (
    <Page>
      <PageHeader title={text('home.title')} lead={text('home.lead')} />
      <Section title={text('home.waiting')}>
        <Waiting overview={overview} />
      </Section>
      <Section title={text('home.tools')}>
        <Box
          component="ul"
          sx={{
            m: 0,
            p: 0,
            listStyle: 'none',
            display: 'grid',
            gap: 2,
            gridTemplateColumns: { xs: '1fr', sm: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(3, minmax(0, 1fr))' },
          }}
        >
          {tools.map(([tool, href]) => (
            <Card key={tool} as="li" title={text(`tool.${tool}`)} titleLevel={3} href={href}>
              {text(`tool.${tool}.about`)}
            </Card>
          ))}
        </Box>
      </Section>
    </Page>
  );
}

function Waiting({ overview }: BackOfficeViewProps) {
  const text = useBackOfficeText();
  const language = useLanguage();
  const errorText = useErrorText();
  if (overview.status === 'loading') return <StatSkeleton count={7} label={text('loading')} />;
  if (overview.status === 'failed') {
    return <ErrorState what={text('loadFailed')} toDo={errorText(overview.error)} onRetry={overview.retry} />;
  }
  const { data } = overview;
  return (
    <>
      {data.inquiries_overdue > 0 && (
        <Notice tone="warning">{text('home.overdue', { count: data.inquiries_overdue })}</Notice>
      )}
      {data.dead_letters === null && <Notice tone="danger">{text('home.queuesAway')}</Notice>}
      {data.rows_left_out > 0 && <Notice tone="danger">{text('home.leftOut', { count: data.rows_left_out })}</Notice>}
      <StatGrid>
        {queues.map(([queue, href]) => {
          const count = data[queue];
          return (
            <StatTile
              key={queue}
              figure={count === null ? '–' : formatNumber(count, language)}
              label={text(`queue.${queue}`)}
              href={href}
            />
          );
        })}
      </StatGrid>
    </>
  );
}
