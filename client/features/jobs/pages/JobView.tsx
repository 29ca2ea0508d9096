import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { JobCommute, JobDetail } from '@modules/jobs/http/jobs.contract';
import { Breadcrumbs } from '../../../design-system/Breadcrumbs/Breadcrumbs';
import { Button } from '../../../design-system/Button/Button';
import { Card } from '../../../design-system/Card/Card';
import { EmptyState } from '../../../design-system/EmptyState/EmptyState';
import { ErrorState } from '../../../design-system/ErrorState/ErrorState';
import { FactList } from '../../../design-system/FactList/FactList';
import { LookAlikeNotice } from '../../../design-system/LookAlike/LookAlikeNotice';
import { Notice } from '../../../design-system/Notice/Notice';
import { Columns } from '../../../design-system/Page/Columns';
import { Page } from '../../../design-system/Page/Page';
import { PageHeader } from '../../../design-system/PageHeader/PageHeader';
import { RichText } from '../../../design-system/RichText/RichText';
import { ReportButton } from '../../../design-system/Report/ReportButton';
import { Section } from '../../../design-system/Section/Section';
import { TextSkeleton } from '../../../design-system/Skeletons/TextSkeleton';
import { TextLink } from '../../../design-system/TextLink/TextLink';
import { ApiError } from '../../../lib/api-error';
import { useErrorText } from '../../../lib/error-text';
import { formatDate, formatNumber } from '../../../lib/format';
import { useLanguage } from '../../../lib/i18n';
import { useJobWords } from '../../../lib/job-words';
import type { Loadable } from '../../../lib/loadable';
import { paths } from '../../../lib/paths';
import { useRateWords } from '../../../lib/rate-words';
import { JobMatch } from '../components/JobMatch/JobMatch';
import { JobQuestions } from '../components/JobQuestions/JobQuestions';
import { SignInToApply } from '../components/SignInToApply/SignInToApply';
import { useJobsText } from '../messages/use-jobs-text';

export interface JobViewProps {
  readonly job: Loadable<JobDetail>;
  readonly renderApply?: (job: JobDetail) => ReactNode;
  /** Not signed in: shows the posting and a link to sign in instead of the rest. */
  readonly isVisitor?: boolean;
  /** The reader may answer the video questions while they can apply. */
  readonly isSeeker?: boolean;
  /** Other jobs of the same occupation. */
  readonly similar?: ReactNode;
  /** The pay among similar jobs, below the facts. */
  readonly pay?: ReactNode;
  /** The reader belongs to the posting's company. */
  readonly isOwner?: boolean;
}

export function JobView(props: JobViewProps) {
  const { job, renderApply, similar, pay, isVisitor = false, isSeeker = false, isOwner = false } = props;
  const text = useJobsText();
  const errorText = useErrorText();
  if (job.status === 'loading') {
    return (
      <Page>
        <TextSkeleton count={8} label={text('detail.loading')} />
      </Page>
    );
  }
  if (job.status === 'failed') {
    const back = (
      <Button variant="primary" href={isOwner ? paths.ownJobs : paths.jobs}>
        {text(isOwner ? 'detail.backToOwn' : 'detail.back')}
      </Button>
    );
    const isGone = job.error instanceof ApiError && (job.error.status === 404 || job.error.status === 400);
    return (
      <Page>
        {isGone ? (
          <EmptyState level={1} title={text('detail.goneTitle')} sentence={text('detail.gone')} action={back} />
        ) : (
          <ErrorState
            level={1}
            what={text('detail.failed')}
            toDo={errorText(job.error)}
            onRetry={job.retry}
            action={back}
          />
        )}
      </Page>
    );
  }
  return (
    <ReadyJob
      job={job.data}
      apply={renderApply?.(job.data)}
      similar={similar}
      pay={pay}
      isVisitor={isVisitor}
      isSeeker={isSeeker}
      isOwner={isOwner}
    />
  );
}

interface ReadyJobProps {
  readonly job: JobDetail;
  readonly apply: ReactNode;
  readonly similar: ReactNode;
  readonly pay: ReactNode;
  readonly isVisitor: boolean;
  readonly isSeeker: boolean;
  readonly isOwner: boolean;
}

function ReadyJob({ job, apply, similar, pay, isVisitor, isSeeker, isOwner }: ReadyJobProps) {
  const text = useJobsText();
  const language = useLanguage();
  const words = useJobWords();
  const rateWords = useRateWords();
  const { response_rate: rate } = job.company;
  return (
    <Page>
      <PageHeader
        breadcrumbs={
          <Breadcrumbs
            items={[
              isOwner
                ? { label: text('detail.ownBreadcrumb'), href: paths.ownJobs }
                : { label: text('detail.breadcrumb'), href: paths.jobs },
              { label: job.title },
            ]}
          />
        }
        title={<span lang={job.language}>{job.title}</span>}
        lead={
          <>
            <TextLink href={paths.company(job.company.id)}>{job.company.name}</TextLink>
            {` · ${words.line(job)}`}
            {rate !== null && (
              <Box component="span" sx={{ display: 'block' }}>
                {rateWords(rate)}
              </Box>
            )}
          </>
        }
        actions={isVisitor ? job.is_open && <SignInToApply jobId={job.id} /> : apply}
      />
      {isOwner && (
        <Notice
          tone="info"
          title={text('detail.ownTitle')}
          action={
            job.allowed_actions?.includes('EDIT') && (
              <Button href={paths.editJob(job.id)}>{text('detail.ownEdit')}</Button>
            )
          }
        >
          {text(job.is_open ? 'detail.own' : 'detail.ownHidden')}
        </Notice>
      )}
      {job.company_hidden === true && (
        <Notice
          tone="info"
          title={text('hide.noticeTitle', { company: job.company.name })}
          action={<Button href={paths.settingsSection('privacy')}>{text('hide.settings')}</Button>}
        >
          {text('hide.notice')}
        </Notice>
      )}
      <LookAlikeNotice resembles={job.company_resembles} />
      {!job.is_open && !isOwner && (
        <Notice tone="warning" title={text('detail.closedTitle')}>
          {job.expires_at === null
            ? text('detail.closed')
            : text('detail.closedOn', { date: formatDate(job.expires_at, language) })}
        </Notice>
      )}
      <Columns
        side="end"
        aside={
          <Box sx={{ display: 'grid', gap: 3 }}>
            {!isVisitor && !isOwner && <JobMatch match={job.match} jobId={job.id} />}
            <Card as="section" title={text('detail.facts')} titleLevel={2}>
              <JobFacts job={job} />
            </Card>
            {pay}
            {!isVisitor && !isOwner && <ReportButton target="JOB" id={job.id} />}
          </Box>
        }
      >
        <Box sx={{ display: 'grid', gap: 4 }}>
          <Box lang={job.language} sx={{ display: 'grid', gap: 4 }}>
            <Section title={text('detail.description')}>
              {job.description === null ? (
                <Typography sx={{ color: 'text.secondary' }}>{text('detail.noDescription')}</Typography>
              ) : (
                <RichText text={job.description} level={3} />
              )}
            </Section>
            <Points title={text('detail.requirements')} points={job.requirements} />
            <Points title={text('detail.benefits')} points={job.benefits} />
          </Box>
          <JobQuestions job={job} mayAnswer={isSeeker && job.is_open && !job.applied} />
        </Box>
      </Columns>
      {similar}
    </Page>
  );
}

function Points({ title, points }: { title: string; points: readonly string[] }) {
  if (points.length === 0) return null;
  return (
    <Section title={title}>
      <Box component="ul" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 1, maxWidth: '68ch', overflowWrap: 'anywhere' }}>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </Box>
    </Section>
  );
}

function JobFacts({ job }: { job: JobDetail }) {
  const text = useJobsText();
  const language = useLanguage();
  const words = useJobWords();
  const distance = ({ km }: JobCommute): string =>
    km === 0 ? text('detail.sameTown') : text('detail.distanceKm', { km: formatNumber(km, language) });
  const facts = [
    {
      label: text('detail.company'),
      value: <TextLink href={paths.company(job.company.id)}>{job.company.name}</TextLink>,
    },
    { label: text('detail.department'), value: job.department },
    { label: text('detail.location'), value: job.location },
    ...(job.commute
      ? [{ label: text('detail.distance', { town: job.commute.from }), value: distance(job.commute) }]
      : []),
    { label: text('detail.type'), value: words.type(job) },
    { label: text('detail.remote'), value: job.remote ? text('detail.remoteYes') : null },
    { label: text('detail.salary'), value: words.salary(job) },
    { label: text('detail.published'), value: job.published_at && formatDate(job.published_at, language) },
    {
      label: text('detail.expires'),
      value: job.is_open && job.expires_at ? formatDate(job.expires_at, language) : null,
    },
    { label: text('detail.language'), value: text(`detail.language.${job.language}`) },
  ];
  return <FactList facts={facts.flatMap(({ label, value }) => (value === null ? [] : [{ label, value }]))} />;
}
