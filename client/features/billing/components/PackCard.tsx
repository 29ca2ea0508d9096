import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Pack } from '@modules/billing/http/billing.contract';
import { Button } from '../../../design-system/Button/Button';
import { Card } from '../../../design-system/Card/Card';
import { StateBadge } from '../../../design-system/StateBadge/StateBadge';
import { VisuallyHidden } from '../../../design-system/VisuallyHidden/VisuallyHidden';
import { formatPrice } from '../../../lib/format';
import { useLanguage } from '../../../lib/i18n';
import { paths } from '../../../lib/paths';
import { isForSale } from '../domain/order-price';
import { useBillingText } from '../messages/use-billing-text';

export interface PackCardProps {
  readonly pack: Pack;
  /** Absent if this page does not sell. */
  readonly onBuy?: ((pack: Pack) => void) | undefined;
  /** The price is not confirmed, so the pack is shown but cannot be bought. */
  readonly isUnconfirmed: boolean;
}

/** One pack: total price, price per credit, and validity. */
export function PackCard({ pack, onBuy, isUnconfirmed }: PackCardProps) {
  const text = useBillingText();
  return (
    <Card
      as="li"
      title={text(`pack.${pack.pack_type}`)}
      titleLevel={3}
      selected={pack.is_popular}
      badge={pack.is_popular ? <StateBadge tone="accent">{text('pack.popular')}</StateBadge> : undefined}
      actions={<PackAction pack={pack} onBuy={onBuy} isUnconfirmed={isUnconfirmed} />}
    >
      {isForSale(pack) ? <Priced pack={pack} /> : <Tailored />}
    </Card>
  );
}

function PackAction({ pack, onBuy, isUnconfirmed }: PackCardProps) {
  const text = useBillingText();
  const language = useLanguage();
  if (!isForSale(pack)) {
    return (
      <Button fullWidth href={`${paths.contactCompany}?service=custom_solution`}>
        {text('enterprise.contact')}
        <VisuallyHidden>{`, ${text(`pack.${pack.pack_type}`)}`}</VisuallyHidden>
      </Button>
    );
  }
  if (onBuy === undefined) return null;
  const price = formatPrice(pack.price, language);
  return (
    <Button
      variant={pack.is_popular ? 'primary' : 'secondary'}
      fullWidth
      disabled={isUnconfirmed}
      aria-haspopup="dialog"
      onClick={() => onBuy(pack)}
    >
      {`${text('pack.buy')} · ${price}`}
      <VisuallyHidden>{`, ${text(`pack.${pack.pack_type}`)}`}</VisuallyHidden>
    </Button>
  );
}

function Priced({ pack }: { pack: Pack & { price: number; credits: number } }) {
  const text = useBillingText();
  const language = useLanguage();
  return (
    <>
      <Box>
        <Typography component="p" variant="figure" sx={{ typography: 'h1', fontVariantNumeric: 'tabular-nums' }}>
          {formatPrice(pack.price, language)}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {text('pack.plusTaxes')}
        </Typography>
      </Box>
      <Box sx={{ display: 'grid', gap: 0.5 }}>
        <Typography sx={{ fontWeight: 'bold' }}>{text('pack.credits', { count: pack.credits })}</Typography>
        {pack.price_per_credit !== null && (
          <Typography>{text('pack.perCredit', { price: formatPrice(pack.price_per_credit, language) })}</Typography>
        )}
        {pack.validity_days !== null && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {text('pack.validity', { count: pack.validity_days })}
          </Typography>
        )}
      </Box>
    </>
  );
}

function Tailored() {
  const text = useBillingText();
  return (
    <>
      <Typography component="p" variant="figure" sx={{ typography: 'h1' }}>
        {text('enterprise.price')}
      </Typography>
      <Box sx={{ display: 'grid', gap: 0.5 }}>
        <Typography sx={{ fontWeight: 'bold' }}>{text('enterprise.credits')}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {text('enterprise.sentence')}
        </Typography>
      </Box>
    </>
  );
}
