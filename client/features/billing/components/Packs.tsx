import Box from '@mui/material/Box';
import type { Pack } from '@modules/billing/http/billing.contract';
import { Button } from '../../../design-system/Button/Button';
import { Notice } from '../../../design-system/Notice/Notice';
import { Section } from '../../../design-system/Section/Section';
import { CardSkeleton } from '../../../design-system/Skeletons/CardSkeleton';
import { useUiText } from '../../../design-system/messages/use-ui-text';
import { formatPercent } from '../../../lib/format';
import { useLanguage } from '../../../lib/i18n';
import type { Offers } from '../domain/offers';
import { useBillingText } from '../messages/use-billing-text';
import { OfferGrid } from './OfferGrid';
import { PackCard } from './PackCard';

export interface PacksProps {
  /** Null while loading. */
  readonly offers: Offers | null;
  readonly onBuy?: ((pack: Pack) => void) | undefined;
  /** Reads the prices from the server again. */
  readonly onRetry: () => void;
}

const NARROWEST = 250;

/** All packs side by side, with the taxes above. */
export function Packs({ offers, onBuy, onRetry }: PacksProps) {
  const text = useBillingText();
  const ui = useUiText();
  const language = useLanguage();
  const taxes = offers?.confirmed?.taxes
    .map(({ name, rate }) => `${name} ${formatPercent(rate, language, 3)}`)
    .join(', ');
  return (
    <Section
      title={text('packs.title')}
      lead={taxes === undefined ? text('packs.leadNoTaxes') : text('packs.lead', { taxes })}
    >
      <Box role="alert" sx={{ '&:empty': { display: 'none' } }}>
        {offers?.confirmed === null && (
          <Notice
            tone="warning"
            title={text('packs.unconfirmed')}
            action={<Button onClick={onRetry}>{ui('retry')}</Button>}
          >
            {`${text('packs.failed')} ${text('packs.unconfirmedSentence')}`}
          </Notice>
        )}
      </Box>
      {offers === null ? (
        <CardSkeleton count={4} min={NARROWEST} label={text('loading')} />
      ) : (
        <OfferGrid of={4}>
          {offers.packs.map((pack) => (
            <PackCard key={pack.pack_type} pack={pack} onBuy={onBuy} isUnconfirmed={offers.confirmed === null} />
          ))}
        </OfferGrid>
      )}
    </Section>
  );
}
