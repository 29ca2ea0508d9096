import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { formatPrice } from '../../../lib/format';
import { useLanguage } from '../../../lib/i18n';
import { useBillingText } from '../messages/use-billing-text';

export interface RenewalConsentProps {
  /** Monthly price, taxes included. */
  readonly total: number;
  readonly checked: boolean;
  readonly disabled: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** Asks for consent to automatic renewal. The box starts unticked: we never charge without consent. */
export function RenewalConsent({ total, checked, disabled, onChange }: RenewalConsentProps) {
  const text = useBillingText();
  const language = useLanguage();
  return (
    <Box>
      <FormControlLabel
        control={
          <Checkbox
            checked={checked}
            disabled={disabled}
            onChange={(event) => onChange(event.target.checked)}
            slotProps={{ input: { 'aria-describedby': 'renewal-consent' } }}
          />
        }
        label={text('order.renew')}
      />
      <Box component="p" id="renewal-consent" sx={{ typography: 'body2', color: 'text.secondary' }}>
        {text(checked ? 'order.renewHint' : 'order.plan', { total: formatPrice(total, language) })}
      </Box>
    </Box>
  );
}
