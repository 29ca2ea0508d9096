import Box from '@mui/material/Box';
import type { CompanyReview, ReviewWarning } from '@modules/companies/http/company-reviews.contract';
import { Button } from '../../../design-system/Button/Button';
import { Card } from '../../../design-system/Card/Card';
import { FactList } from '../../../design-system/FactList/FactList';
import { Notice } from '../../../design-system/Notice/Notice';
import { StateBadge } from '../../../design-system/StateBadge/StateBadge';
import { TextLink } from '../../../design-system/TextLink/TextLink';
import { formatAge, formatDateTime, formatNumber } from '../../../lib/format';
import { useLanguage } from '../../../lib/i18n';
import { paths } from '../../../lib/paths';
import { useBackOfficeText } from '../messages/use-back-office-text';
import { Words } from './Words';

const tones = { UNVERIFIED: 'danger', IN_REVIEW: 'warning', VERIFIED: 'success' } as const;

export interface CompanyReviewCardProps {
  readonly review: CompanyReview;
  readonly isBusy: boolean;
  readonly onConfirm: () => void;
  readonly onRefuse: () => void;
}

/** A company to verify: its own statements, supporting evidence, and warnings for the operator. */
export function CompanyReviewCard({ review, isBusy, onConfirm, onRefuse }: CompanyReviewCardProps) {
  const text = useBackOfficeText();
  const language = useLanguage();
  const { id, name, state, allowed_actions: allowed, warnings, website, reason } = review;
  const none = text('reviews.none');
  const wasOther = review.reviewed_name !== null && state === 'IN_REVIEW';
  return (
    <Card
      as="li"
      wide
      title={<TextLink href={paths.company(id)}>{name}</TextLink>}
      titleLevel={2}
      badge={<StateBadge tone={tones[state]}>{text(`reviews.state.${state}`)}</StateBadge>}
      actions={
        <>
          {allowed.includes('CONFIRM') && (
            <Button
              variant="primary"
              loading={isBusy}
              onClick={onConfirm}
              aria-label={text('reviews.confirmNamed', { name })}
            >
              {text('reviews.confirm')}
            </Button>
          )}
          {allowed.includes('REFUSE') && (
            <Button
              disabled={isBusy}
              onClick={onRefuse}
              aria-haspopup="dialog"
              aria-label={text(state === 'VERIFIED' ? 'reviews.takeBackNamed' : 'reviews.refuseNamed', { name })}
            >
              {text(state === 'VERIFIED' ? 'reviews.takeBack' : 'reviews.refuse')}
            </Button>
          )}
        </>
      }
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        {warnings.length > 0 && <Warnings warnings={warnings} />}
        {reason !== null && <Words label={text('reviews.reason')} words={reason} />}
        <FactList
          facts={[
            {
              label: text('reviews.website'),
              value:
                website === null ? (
                  none
                ) : (
                  <TextLink href={website} external>
                    {review.domain ?? website}
                  </TextLink>
                ),
            },
            { label: text('reviews.neq'), value: review.neq ?? none },
            { label: text('reviews.emailDomain'), value: review.email_domain ?? none },
            { label: text('reviews.location'), value: review.location ?? none },
            { label: text('companies.recruiters'), value: formatNumber(review.recruiters, language) },
            ...(wasOther
              ? [
                  {
                    label: text('reviews.before'),
                    value: [review.reviewed_name, review.reviewed_domain].filter(Boolean).join(' · '),
                  },
                ]
              : []),
            ...(review.waiting_since === null
              ? []
              : [{ label: text('reviews.since'), value: formatAge(review.waiting_since, language) }]),
            ...(review.reviewed_at === null || state === 'IN_REVIEW'
              ? []
              : [{ label: text('reviews.decided'), value: formatDateTime(review.reviewed_at, language) }]),
          ]}
        />
      </Box>
    </Card>
  );
}

function Warnings({ warnings }: { readonly warnings: readonly ReviewWarning[] }) {
  const text = useBackOfficeText();
  return (
    <Notice tone="warning" title={text('reviews.lookTwice')}>
      <Box component="ul" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 0.5 }}>
        {warnings.map(({ kind, company }) => (
          <li key={`${kind}-${company?.id ?? ''}`}>
            {text(`reviews.warning.${kind}`)}
            {company !== null && (
              <>
                {' '}
                <TextLink href={paths.company(company.id)}>{company.name}</TextLink>
                {company.domain !== null && ` (${company.domain})`}
                {company.verified && `, ${text('reviews.otherVerified')}`}
              </>
            )}
          </li>
        ))}
      </Box>
    </Notice>
  );
}
