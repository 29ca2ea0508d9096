import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { ListedJob } from '@modules/jobs/http/jobs.contract';
import { Avatar } from '../../../../design-system/Avatar/Avatar';
import { Button } from '../../../../design-system/Button/Button';
import { Card } from '../../../../design-system/Card/Card';
import { SkillList } from '../../../../design-system/SkillChip/SkillList';
import { previewOf } from '../../../../design-system/RichText/blocks';
import { StateBadge } from '../../../../design-system/StateBadge/StateBadge';
import { TextLink } from '../../../../design-system/TextLink/TextLink';
import { formatAge } from '../../../../lib/format';
import { useLanguage } from '../../../../lib/i18n';
import { useJobWords } from '../../../../lib/job-words';
import { useSharedText } from '../../../../lib/messages/use-shared-text';
import { paths } from '../../../../lib/paths';
import { useRateWords } from '../../../../lib/rate-words';
import { useJobsText } from '../../messages/use-jobs-text';
import { JobFit } from '../JobFit/JobFit';

/** Requirements shown on the card; the others are only counted. */
const SHOWN_REQUIREMENTS = 3;

export interface JobCardProps {
  readonly job: ListedJob;
  readonly titleLevel?: 2 | 3;
  /** False for a saved job that is over. */
  readonly isOpen?: boolean;
  /** Button to apply. */
  readonly action?: ReactNode;
  /** Buttons to save the job or hide its company. */
  readonly marks?: ReactNode;
}

/** One posting in the list: a wide row on a desktop, a card on a phone. */
export function JobCard({ job, titleLevel = 3, isOpen = true, action, marks }: JobCardProps) {
  const text = useJobsText();
  const shared = useSharedText();
  const language = useLanguage();
  const words = useJobWords();
  const rateWords = useRateWords();
  const { response_rate: rate } = job.company;
  const shown = job.requirements.slice(0, SHOWN_REQUIREMENTS);
  const hidden = job.requirements.length - shown.length;
  const type = words.type(job);
  // A posting that went back to a draft has no public page.
  const hasPage = isOpen || job.description !== null;
  return (
    <Card
      as="li"
      titleLevel={titleLevel}
      title={<span lang={job.language}>{job.title}</span>}
      {...(hasPage && { href: paths.job(job.id) })}
      subtitle={
        <>
          <TextLink href={paths.company(job.company.id)}>{job.company.name}</TextLink>
          {job.location !== null && ` · ${job.location}`}
          {rate !== null && (
            <Box component="span" sx={{ display: 'block' }}>
              {rateWords(rate)}
            </Box>
          )}
        </>
      }
      lead={<Avatar name={job.company.name} src={job.company.logo_url} size={48} />}
      {...(marks !== undefined && { aside: <Box sx={{ display: 'flex' }}>{marks}</Box> })}
    >
      {job.fit && <JobFit fit={job.fit} />}
      {job.description !== null && (
        <Typography
          lang={job.language}

          sx={{
            color: 'text.secondary',
            display: '-webkit-box',
            WebkitBoxOrient: 'vertical',
            WebkitLineClamp: 2,
            overflow: 'hidden',
            overflowWrap: 'anywhere',
            maxWidth: '68ch',
          }}
        >
          {previewOf(job.description)}
        </Typography>
      )}
      {shown.length > 0 && (
        <Box lang={job.language} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          <SkillList label={text('job.requirements')} skills={shown.map((label) => ({ label }))} />
          {hidden > 0 && (
            <Typography variant="body2" sx={{ color: 'text.secondary' }} lang={language}>
              {text('job.moreRequirements', { count: hidden })}
            </Typography>
          )}
        </Box>
      )}
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          columnGap: 3,
          rowGap: 1,
          alignItems: 'center',
          justifyContent: 'space-between',
        }}
      >
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 0.5, alignItems: 'baseline' }}>
          <StateBadge tone={isOpen ? 'success' : 'neutral'}>{text(isOpen ? 'job.open' : 'job.ended')}</StateBadge>
          {type && <StateBadge tone="neutral">{type}</StateBadge>}
          {hasPage && <Typography sx={{ fontWeight: 'bold' }}>{words.salary(job)}</Typography>}
          {hasPage && (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {text('job.published', { date: formatAge(job.published_at ?? job.created_at, language) })}
            </Typography>
          )}
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          {hasPage && (
            <Button
              href={paths.job(job.id)}
              aria-label={shared('action.named', { label: text('job.details'), name: job.title })}
            >
              {text('job.details')}
            </Button>
          )}
          {action}
        </Box>
      </Box>
    </Card>
  );
}
