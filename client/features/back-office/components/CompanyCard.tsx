import type { AdminCompany } from '@modules/operations/http/back-office.contract';
import { Button } from '../../../design-system/Button/Button';
import { Card } from '../../../design-system/Card/Card';
import { FactList } from '../../../design-system/FactList/FactList';
import { StateBadge } from '../../../design-system/StateBadge/StateBadge';
import { formatNumber } from '../../../lib/format';
import { useLanguage } from '../../../lib/i18n';
import { paths } from '../../../lib/paths';
import { TextLink } from '../../../design-system/TextLink/TextLink';
import { useBackOfficeText } from '../messages/use-back-office-text';

export interface CompanyCardProps {
  readonly company: AdminCompany;
  readonly onStanding: () => void;
}

/** A company, and whether it is suspended. */
export function CompanyCard({ company, onStanding }: CompanyCardProps) {
  const text = useBackOfficeText();
  const language = useLanguage();
  const { id, name, status, recruiters, recruiters_suspended: suspended, active_jobs: jobs, location } = company;
  const act = text(status === 'ACTIVE' ? 'people.suspend' : 'people.restore');
  const counted = formatNumber(recruiters, language);
  return (
    <Card
      as="li"
      wide
      title={<TextLink href={paths.company(id)}>{name}</TextLink>}
      titleLevel={2}
      badge={
        <StateBadge tone={status === 'ACTIVE' ? 'success' : 'danger'}>{text(`people.status.${status}`)}</StateBadge>
      }
      {...(recruiters > 0 && {
        actions: (
          <Button onClick={onStanding} aria-label={text('people.named', { action: act, name })}>
            {act}
          </Button>
        ),
      })}
    >
      <FactList
        facts={[
          {
            label: text('companies.recruiters'),
            value:
              suspended === 0
                ? counted
                : text('companies.recruitersSuspended', {
                    count: recruiters,
                    suspended: formatNumber(suspended, language),
                  }),
          },
          { label: text('companies.jobs'), value: formatNumber(jobs, language) },
          ...(location === null ? [] : [{ label: text('companies.location'), value: location }]),
        ]}
      />
    </Card>
  );
}
