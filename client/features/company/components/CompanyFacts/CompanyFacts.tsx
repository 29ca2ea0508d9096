import Box from '@mui/material/Box';
import type { Company } from '@modules/companies/http/companies.contract';
import { Avatar } from '../../../../design-system/Avatar/Avatar';
import { Card } from '../../../../design-system/Card/Card';
import { FactList } from '../../../../design-system/FactList/FactList';
import { TextLink } from '../../../../design-system/TextLink/TextLink';
import { useRateWords } from '../../../../lib/rate-words';
import { shortAddress } from '../../domain/gallery';
import { useCompanyText } from '../../messages/use-company-text';

export interface CompanyFactsProps {
  readonly company: Company;
  /** For the team: also lists the facts that are missing. */
  readonly showMissing: boolean;
}

/** Short facts about a company. */
export function CompanyFacts({ company, showMissing }: CompanyFactsProps) {
  const text = useCompanyText();
  const rateWords = useRateWords();
  const { website, response_rate: rate } = company;
  const known = [
    { label: text('field.industry'), value: company.industry },
    { label: text('field.size'), value: company.size && text('field.sizePeople', { size: company.size }) },
    { label: text('field.founded'), value: company.founded },
    { label: text('field.employees'), value: company.employees },
    { label: text('field.location'), value: company.location },
    {
      label: text('field.website'),
      value: website && (
        <TextLink href={website} external>
          {shortAddress(website)}
        </TextLink>
      ),
    },
  ];
  const facts = showMissing
    ? known.map(({ label, value }) => ({ label, value: value ?? text('missing') }))
    : known.filter(({ value }) => value !== null);
  if (facts.length === 0 && rate === null) return null;
  return (
    <Card
      as="section"
      title={text('facts')}
      titleLevel={2}
      lead={<Avatar name={company.name} src={company.logo_url} size={48} />}
    >
      {facts.length > 0 && <FactList facts={facts} />}
      {rate !== null && (
        <Box sx={{ display: 'grid', gap: 0.5 }}>
          <Box component="p" sx={{ fontWeight: 'bold' }}>
            {rateWords(rate)}
          </Box>
          <Box component="p" sx={{ typography: 'body2', color: 'text.secondary' }}>
            {text('rate.basis', { count: rate.applications, days: rate.over_days })}
          </Box>
        </Box>
      )}
    </Card>
  );
}
