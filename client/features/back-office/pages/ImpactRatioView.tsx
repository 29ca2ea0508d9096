import Typography from '@mui/material/Typography';
import type { ImpactDimension, ImpactGroup, ImpactReport } from '@modules/fairness/http/impact-ratio.contract';
import { Card } from '../../../design-system/Card/Card';
import { DataTable } from '../../../design-system/DataTable/DataTable';
import { EmptyState } from '../../../design-system/EmptyState/EmptyState';
import { ErrorState } from '../../../design-system/ErrorState/ErrorState';
import { FactList } from '../../../design-system/FactList/FactList';
import { Page } from '../../../design-system/Page/Page';
import { PageHeader } from '../../../design-system/PageHeader/PageHeader';
import { ListSkeleton } from '../../../design-system/Skeletons/ListSkeleton';
import { StateBadge } from '../../../design-system/StateBadge/StateBadge';
import { useErrorText } from '../../../lib/error-text';
import { formatDate, formatNumber, formatPercent } from '../../../lib/format';
import { useLanguage } from '../../../lib/i18n';
import type { Loadable } from '../../../lib/loadable';
import { useSharedText } from '../../../lib/messages/use-shared-text';
import { BackOfficePath } from '../components/BackOfficePath';
import { ExportButton } from '../components/ExportButton';
import { useBackOfficeText } from '../messages/use-back-office-text';

export interface ImpactRatioViewProps {
  readonly report: Loadable<ImpactReport>;
  readonly onExport: () => Promise<void>;
}

/** Whether scores treat groups equally. Figures per group, never per person. */
export function ImpactRatioView({ report, onExport }: ImpactRatioViewProps) {
  const text = useBackOfficeText();
  return (
    <Page>
      <PageHeader
        title={text('impact.title')}
        lead={text('impact.lead')}
        breadcrumbs={<BackOfficePath here={text('impact.title')} />}
        actions={<ExportButton onExport={onExport} />}
      />
      <Report report={report} />
    </Page>
  );
}

function Report({ report }: Pick<ImpactRatioViewProps, 'report'>) {
  const text = useBackOfficeText();
  const language = useLanguage();
  const errorText = useErrorText();
  if (report.status === 'loading') return <ListSkeleton count={3} label={text('loading')} />;
  if (report.status === 'failed') {
    return <ErrorState what={text('loadFailed')} toDo={errorText(report.error)} onRetry={report.retry} />;
  }
  const { people, median, computed_from: from, computed_to: to, dimensions } = report.data;
  if (median === null || from === null || to === null || dimensions.every((each) => each.people === 0)) {
    return <EmptyState title={text('impact.empty')} sentence={text('impact.empty.sentence')} />;
  }
  return (
    <>
      <FactList
        facts={[
          { label: text('impact.scored'), value: formatNumber(people, language) },
          { label: text('impact.median'), value: formatNumber(median, language) },
          { label: text('impact.from'), value: formatDate(from, language) },
          { label: text('impact.to'), value: formatDate(to, language) },
        ]}
      />
      {dimensions.map((each) => (
        <Dimension key={each.dimension} {...each} />
      ))}
    </>
  );
}

function Dimension({ dimension, people, groups, left_out: leftOut }: ImpactDimension) {
  const text = useBackOfficeText();
  const shared = useSharedText();
  const language = useLanguage();
  const nameOf = ({ gender, ethnicity }: ImpactGroup): string =>
    [gender && shared(`gender.${gender}`), ethnicity && shared(`ethnicity.${ethnicity}`)].filter(Boolean).join(' · ');
  return (
    <Card as="section" title={text(`impact.${dimension}`)} titleLevel={2}>
      {groups.length === 0 ? (
        <Typography>{text('impact.tooFew')}</Typography>
      ) : (
        <DataTable
          caption={text('impact.told', { count: people })}
          head={[
            text('impact.group'),
            text('impact.people'),
            text('impact.rate'),
            text('impact.ratio'),
            text('impact.verdict'),
          ]}
          figures={[1, 2, 3]}
          rows={groups.map((group) => [
            nameOf(group),
            formatNumber(group.people, language),
            formatPercent(group.rate, language, 1),
            group.impact_ratio === null ? '–' : ratioText(group.impact_ratio, language),
            group.is_flagged ? (
              <StateBadge key="flag" tone="danger">
                {text('impact.flagged')}
              </StateBadge>
            ) : (
              text('impact.even')
            ),
          ])}
        />
      )}
      {leftOut > 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {text('impact.leftOut', { count: leftOut })}
        </Typography>
      )}
    </Card>
  );
}

/** `0,798`, `0.798`: three decimals, so that a value just under 0.8 is not rounded up to it. */
function ratioText(ratio: number, language: 'fr' | 'en'): string {
  const written = ratio.toFixed(3);
  return language === 'fr' ? written.replace('.', ',') : written;
}
