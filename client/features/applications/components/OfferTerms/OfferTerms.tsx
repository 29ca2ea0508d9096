import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { Offer } from '@modules/applications/http/applications.contract';
import { FactList } from '../../../../design-system/FactList/FactList';
import { sayWrittenSalary } from '../../../../design-system/form/salary-text';
import { Quote } from '../../../../design-system/Quote/Quote';
import { Section } from '../../../../design-system/Section/Section';
import { StateBadge, type StateTone } from '../../../../design-system/StateBadge/StateBadge';
import { formatDate, formatDateTime } from '../../../../lib/format';
import { useLanguage } from '../../../../lib/i18n';
import { useApplicationsText } from '../../messages/use-applications-text';

const tones: Record<Offer['state'], StateTone> = {
  OPEN: 'warning',
  ACCEPTED: 'success',
  DECLINED: 'neutral',
  WITHDRAWN: 'neutral',
  EXPIRED: 'neutral',
};

export interface OfferTermsProps {
  readonly offer: Offer;
  /** Decides between "your answer" and "the candidate's answer". */
  readonly reader: 'candidate' | 'company';
  /** Remaining time, if shown. */
  readonly left?: ReactNode;
  readonly actions?: ReactNode;
}

/** Terms of an offer, its status and the answer. */
export function OfferTerms({ offer, reader, left, actions }: OfferTermsProps) {
  const text = useApplicationsText();
  const language = useLanguage();
  const { version, state, expires_at: expires, answer_note: answerNote } = offer;
  return (
    <Section title={text('offer.title')} level={3}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, rowGap: 0.5, alignItems: 'center' }}>
        <StateBadge tone={tones[state]}>{text(`offer.state.${state}`)}</StateBadge>
        {version > 1 && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {text('offer.version', { number: version })}
          </Typography>
        )}
        {left}
      </Box>
      <FactList
        facts={[
          { label: text('offer.salary'), value: sayWrittenSalary(offer.pay, language) },
          {
            label: text('offer.start'),
            // A calendar day, not an instant. Noon keeps the same date in every time zone.
            value:
              offer.start_date === null ? text('offer.noStart') : formatDate(`${offer.start_date}T12:00`, language),
          },
          { label: text('offer.made'), value: formatDate(offer.made_at, language) },
          ...(expires === null ? [] : [{ label: text('offer.expires'), value: formatDateTime(expires, language) }]),
        ]}
      />
      {offer.note !== null && <Words label={text('offer.note')} words={offer.note} />}
      {offer.answer !== null && (
        <Typography sx={{ maxWidth: '68ch' }}>
          {text(`offer.${reader}.${offer.answer}`, {
            date: offer.answered_at === null ? '' : formatDate(offer.answered_at, language),
          })}
        </Typography>
      )}
      {answerNote !== null && <Words label={text(`offer.${reader}.note`)} words={answerNote} />}
      {actions}
    </Section>
  );
}

function Words({ label, words }: { label: string; words: string }) {
  return (
    <div>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {label}
      </Typography>
      <Quote>{words}</Quote>
    </div>
  );
}
