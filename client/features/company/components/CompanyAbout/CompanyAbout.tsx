import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Company } from '@modules/companies/http/companies.contract';
import { RichText } from '../../../../design-system/RichText/RichText';
import { Section } from '../../../../design-system/Section/Section';
import { useCompanyText } from '../../messages/use-company-text';

export interface CompanyAboutProps {
  readonly company: Company;
  /** Max lines of the culture; all by default. */
  readonly cultureMax?: number;
  /** Text if there is no description. */
  readonly noDescription: string;
}

/** Description, culture and benefits of a company. */
export function CompanyAbout({ company, cultureMax = Infinity, noDescription }: CompanyAboutProps) {
  const text = useCompanyText();
  return (
    <>
      <Section title={text('about')}>
        {company.description === null ? (
          <Typography sx={{ color: 'text.secondary' }}>{noDescription}</Typography>
        ) : (
          <RichText text={company.description} level={3} />
        )}
      </Section>
      <Lines title={text('field.culture')} lines={company.culture.slice(0, cultureMax)} />
      <Lines title={text('field.benefits')} lines={company.benefits} />
    </>
  );
}

function Lines({ title, lines }: { title: string; lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <Section title={title}>
      <Box component="ul" sx={{ pl: 2.5, display: 'grid', gap: 1, maxWidth: '68ch', overflowWrap: 'anywhere' }}>
        {lines.map((line, index) => (
          <li key={index}>{line}</li>
        ))}
      </Box>
    </Section>
  );
}
