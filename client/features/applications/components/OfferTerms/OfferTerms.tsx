import Typography from '@mui/material/Typography';
import type { Offer } from '@modules/applications/http/applications.contract';
import { FactList } from '../../../../design-system/FactList/FactList';
import { sayWrittenSalary } from '../../../../design-system/form/salary-text';
import { Quote } from '../../../../design-system/Quote/Quote';
import { Section } from '../../../../design-system/Section/Section';
import { formatDate } from '../../../../lib/format';
import { useLanguage } from '../../../../lib/i18n';
import { useApplicationsText } from '../../messages/use-applications-text';

/** What the company offers. */
export function OfferTerms({ offer }: { offer: Offer }) {
  const text = useApplicationsText();
  const language = useLanguage();
  return (
    <Section title={text('offer.title')} level={3}>
      <FactList
        facts={[
          { label: text('offer.salary'), value: sayWrittenSalary(offer.salary, language) },
          {
            label: text('offer.start'),
            // A calendar day, not an instant: noon keeps it the same day everywhere.
            value:
              offer.start_date === null ? text('offer.noStart') : formatDate(`${offer.start_date}T12:00`, language),
          },
          { label: text('offer.made'), value: formatDate(offer.made_at, language) },
        ]}
      />
      {offer.note !== null && (
        <div>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {text('offer.note')}
          </Typography>
          <Quote>{offer.note}</Quote>
        </div>
      )}
    </Section>
  );
}
