import Typography from '@mui/material/Typography';
import type { HiringAnalytics } from '@modules/operations/http/hiring.contract';
import { DataTable } from '../../../design-system/DataTable/DataTable';
import { TextLink } from '../../../design-system/TextLink/TextLink';
import { formatHours, formatNumber } from '../../../lib/format';
import { useLanguage } from '../../../lib/i18n';
import { useSharedText } from '../../../lib/messages/use-shared-text';
import { paths } from '../../../lib/paths';
import { useHiringText } from '../messages/use-hiring-text';

const columns = ['views', 'applications', 'answered', 'interviews', 'hired'] as const;

export function StageTable({ stages }: Pick<HiringAnalytics, 'stages'>) {
  const text = useHiringText();
  const shared = useSharedText();
  const language = useLanguage();
  return (
    <DataTable
      caption={text('stages.title')}
      captionHidden
      head={[text('stages.stage'), text('stages.median'), text('stages.stays')]}
      figures={[1, 2]}
      rows={stages.map(({ stage, stays, median_hours: hours }) => [
        shared(`application.${stage}`),
        hours === null ? text('stages.none') : formatHours(hours, language),
        formatNumber(stays, language),
      ])}
    />
  );
}

export function SpanTable({ spans }: Pick<HiringAnalytics, 'spans'>) {
  const text = useHiringText();
  const language = useLanguage();
  return (
    <DataTable
      caption={text('spans.title')}
      captionHidden
      head={[text('spans.span'), text('stages.median'), text('spans.count')]}
      figures={[1, 2]}
      rows={spans.map(({ span, count, median_hours: hours }) => [
        text(`spans.${span}`),
        hours === null ? text('stages.none') : formatHours(hours, language),
        formatNumber(count, language),
      ])}
    />
  );
}

export function SourceTable({ sources }: Pick<HiringAnalytics, 'sources'>) {
  const text = useHiringText();
  const language = useLanguage();
  if (sources.length === 0) {
    return <Typography sx={{ color: 'text.secondary' }}>{text('sources.empty')}</Typography>;
  }
  return (
    <DataTable
      caption={text('sources.title')}
      captionHidden
      head={[text('sources.source'), text('sources.applications'), text('sources.accepted'), text('sources.hired')]}
      figures={[1, 2, 3]}
      rows={sources.map(({ source, applications, accepted, hired }) => [
        text(`sources.${source}`),
        ...[applications, accepted, hired].map((count) => formatNumber(count, language)),
      ])}
    />
  );
}

export function ClosingTable({ closings }: Pick<HiringAnalytics, 'closings'>) {
  const text = useHiringText();
  const language = useLanguage();
  if (closings.length === 0) {
    return <Typography sx={{ color: 'text.secondary' }}>{text('closings.empty')}</Typography>;
  }
  return (
    <DataTable
      caption={text('closings.title')}
      captionHidden
      head={[text('closings.reason'), text('closings.count')]}
      figures={[1]}
      rows={closings.map(({ reason, count }) => [text(`closings.${reason}`), formatNumber(count, language)])}
    />
  );
}

export function PostingTable({ jobs, jobs_total: total }: Pick<HiringAnalytics, 'jobs' | 'jobs_total'>) {
  const text = useHiringText();
  const language = useLanguage();
  return (
    <>
      <DataTable
        caption={text('jobs.caption')}
        captionHidden
        head={[
          text('jobs.job'),
          ...columns.map((name) => text(`jobs.${name}`)),
          text('jobs.response'),
          text('jobs.credits'),
        ]}
        figures={[1, 2, 3, 4, 5, 6, 7]}
        rows={jobs.map((job) => [
          <TextLink key={job.id} href={paths.jobApplications(job.id)}>
            {job.title}
          </TextLink>,
          ...columns.map((name) => formatNumber(job[name], language)),
          job.response_hours === null ? '–' : formatHours(job.response_hours, language),
          formatNumber(job.credits, language),
        ])}
      />
      {total > jobs.length && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {text('jobs.more', { shown: jobs.length, total })}
        </Typography>
      )}
    </>
  );
}
