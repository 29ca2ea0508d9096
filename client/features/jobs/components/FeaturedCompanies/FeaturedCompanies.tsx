import type { SpotlightCompanies } from '@modules/billing/http/billing.contract';
import { Avatar } from '../../../../design-system/Avatar/Avatar';
import { Card } from '../../../../design-system/Card/Card';
import { CardGrid } from '../../../../design-system/Page/CardGrid';
import { Section } from '../../../../design-system/Section/Section';
import { StateBadge } from '../../../../design-system/StateBadge/StateBadge';
import { paths } from '../../../../lib/paths';
import { useJobsText } from '../../messages/use-jobs-text';

export interface FeaturedCompaniesProps {
  readonly companies: SpotlightCompanies['companies'];
}

/** Companies that paid to be featured, labelled as such. Renders nothing if there are none. */
export function FeaturedCompanies({ companies }: FeaturedCompaniesProps) {
  const text = useJobsText();
  if (companies.length === 0) return null;
  return (
    <Section title={text('featured.title')} lead={text('featured.lead')}>
      <CardGrid min={260}>
        {companies.map((company) => (
          <Card
            key={company.id}
            as="li"
            titleLevel={3}
            title={company.name}
            href={paths.company(company.id)}
            badge={<StateBadge tone="accent">{text('featured.badge')}</StateBadge>}
            subtitle={[
              company.industry,
              company.location,
              company.active_jobs > 0 ? text('featured.jobs', { count: company.active_jobs }) : null,
            ]
              .filter(Boolean)
              .join(' · ')}
            lead={<Avatar name={company.name} src={company.logo_url} size={48} />}
          />
        ))}
      </CardGrid>
    </Section>
  );
}
