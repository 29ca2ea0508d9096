import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReportTargetAnswer } from '@modules/messaging/http/report-target.contract';
import { ErrorState } from '../../../design-system/ErrorState/ErrorState';
import { FactList } from '../../../design-system/FactList/FactList';
import { TextSkeleton } from '../../../design-system/Skeletons/TextSkeleton';
import { StateBadge } from '../../../design-system/StateBadge/StateBadge';
import { TextLink } from '../../../design-system/TextLink/TextLink';
import { useErrorText } from '../../../lib/error-text';
import type { Loadable } from '../../../lib/loadable';
import { paths } from '../../../lib/paths';
import { useBackOfficeText } from '../messages/use-back-office-text';
import { ReportedMessages } from './ReportedMessages';
import { Words } from './Words';

/** Current content of the reported thing, unmasked. */
export function ReportTarget({ target }: { readonly target: Loadable<ReportTargetAnswer> }) {
  const text = useBackOfficeText();
  const errorText = useErrorText();
  if (target.status === 'loading') return <TextSkeleton count={5} label={text('loading')} />;
  if (target.status === 'failed') {
    return <ErrorState what={text('target.failed')} toDo={errorText(target.error)} onRetry={target.retry} />;
  }
  const shown = contentOf(target.data);
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {shown ?? <Typography>{text('target.gone')}</Typography>}
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {text('target.recorded')}
      </Typography>
    </Box>
  );
}

function contentOf(target: ReportTargetAnswer) {
  switch (target.type) {
    case 'JOB':
      return target.job && <ReportedJob job={target.job} />;
    case 'COMPANY':
      return target.company && <ReportedCompany company={target.company} />;
    case 'MESSAGE':
      return target.messages.length > 0 ? <ReportedMessages messages={target.messages} /> : null;
    case 'PROFILE':
      return target.profile && <ReportedProfile profile={target.profile} />;
  }
}

type Of<T extends ReportTargetAnswer['type']> = Extract<ReportTargetAnswer, { type: T }>;

function Title({ name, badge }: { readonly name: string; readonly badge: string | null }) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      <Typography variant="h3" sx={{ overflowWrap: 'anywhere' }}>
        {name}
      </Typography>
      {badge !== null && <StateBadge tone="neutral">{badge}</StateBadge>}
    </Box>
  );
}

/** Labels and values, without missing ones. */
function factsOf(facts: readonly (readonly [string, string | null])[]) {
  return facts.flatMap(([label, value]) => (value === null || value === '' ? [] : [{ label, value }]));
}

function ReportedJob({ job }: { readonly job: NonNullable<Of<'JOB'>['job']> }) {
  const text = useBackOfficeText();
  const facts = factsOf([
    [text('target.department'), job.department],
    [text('target.location'), job.location],
    [text('target.salary'), job.salary_range],
    [text('target.requirements'), job.requirements.join(' · ')],
    [text('target.benefits'), job.benefits.join(' · ')],
  ]);
  return (
    <>
      <Title name={job.title} badge={text(`target.job.${job.status}`)} />
      <TextLink href={paths.company(job.company.id)}>{job.company.name}</TextLink>
      {job.description !== null && <Words label={text('target.description')} words={job.description} />}
      <FactList facts={facts} />
    </>
  );
}

function ReportedCompany({ company }: { readonly company: NonNullable<Of<'COMPANY'>['company']> }) {
  const text = useBackOfficeText();
  const facts = factsOf([
    [text('target.website'), company.website],
    [text('target.industry'), company.industry],
    [text('target.location'), company.location],
    [text('target.culture'), company.culture.join(' · ')],
    [text('target.benefits'), company.benefits.join(' · ')],
  ]);
  return (
    <>
      <Title name={company.name} badge={company.removed ? text('target.removed') : null} />
      {!company.removed && <TextLink href={paths.company(company.id)}>{text('target.openPage')}</TextLink>}
      {company.description !== null && <Words label={text('target.description')} words={company.description} />}
      <FactList facts={facts} />
    </>
  );
}

function ReportedProfile({ profile }: { readonly profile: NonNullable<Of<'PROFILE'>['profile']> }) {
  const text = useBackOfficeText();
  const facts = factsOf([
    [text('target.kind'), text(`people.type.${profile.user_type}`)],
    [text('target.company'), profile.company?.name ?? null],
    [text('target.location'), profile.location],
    [text('target.skills'), profile.skills.join(' · ')],
  ]);
  const hidden = profile.user_type === 'JOB_SEEKER' && !profile.visible ? text('target.hidden') : null;
  return (
    <>
      <Title name={profile.full_name} badge={profile.suspended ? text('people.status.SUSPENDED') : hidden} />
      {profile.bio !== null && <Words label={text('target.bio')} words={profile.bio} />}
      {profile.experience !== null && <Words label={text('target.experience')} words={profile.experience} />}
      <FactList facts={facts} />
    </>
  );
}
