import Box from '@mui/material/Box';
import { useId } from 'react';
import type { MaskedCandidate } from '@modules/identity/http/candidates.contract';
import { Button, type ButtonProps } from '../../../design-system/Button/Button';
import { PricedButton } from '../../../design-system/priced-button/PricedButton';
import { useMayReserveWords } from '../../../lib/use-may-reserve-words';
import { useCandidatesText } from '../messages/use-candidates-text';

export interface ReserveButtonProps extends Pick<
  ButtonProps,
  'type' | 'onClick' | 'loading' | 'grow' | 'aria-describedby' | 'aria-haspopup'
> {
  readonly candidate: Pick<MaskedCandidate, 'reservation_price' | 'may_reserve' | 'may_reserve_from'>;
  /** Credits that can be spent; undefined while loading. */
  readonly available: number | undefined;
}

/** Opens a reservation. Its price, and whether and why it is disabled, come from the server for this pair. */
export function ReserveButton({ candidate, available, grow = false, ...rest }: ReserveButtonProps) {
  const text = useCandidatesText();
  const closed = useMayReserveWords()(candidate);
  const noteId = useId();
  const { reservation_price: price } = candidate;
  const note = closed ?? (price === 0 ? text('reserve.free') : null);
  if (note === null) {
    return (
      <PricedButton {...rest} grow={grow} price={price} available={available}>
        {text('reserve.action')}
      </PricedButton>
    );
  }
  const described = [rest['aria-describedby'], noteId].filter(Boolean).join(' ');
  return (
    <Box sx={{ display: 'grid', gap: 0.5, maxWidth: '100%', ...(grow && { flex: '1 1 100%' }) }}>
      <Button {...rest} variant="primary" fullWidth={grow} disabled={closed !== null} aria-describedby={described}>
        {text('reserve.action')}
      </Button>
      <Box component="span" id={noteId} sx={{ typography: 'caption', color: 'text.secondary' }}>
        {note}
      </Box>
    </Box>
  );
}
