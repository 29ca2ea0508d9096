import Box from '@mui/material/Box';
import { useId } from 'react';
import { Button } from '../../../../design-system/Button/Button';
import { PricedButton } from '../../../../design-system/priced-button/PricedButton';
import { isAnswer } from '../../domain/is-answer';
import { useMatchesText } from '../../messages/use-matches-text';
import type { PersonCardProps } from './PersonCard';

/** What the server allows to do, each act that costs something with its price on it. */
export function PersonActions(props: PersonCardProps & { readonly name: string }) {
  const { match, sending, introductionPrice, available, onAsk, onIntroduce, name } = props;
  const text = useMatchesText();
  const { allowed_actions: allowed, status, introduction } = match;
  const isBusy = sending !== null;
  const named = (label: string): string => `${label} : ${name}`;
  return (
    <>
      {allowed.includes('MATCHED') && <ConfirmButton {...props} />}
      {status === 'PENDING' && introduction === null && (
        <PricedButton
          variant={allowed.includes('MATCHED') ? 'secondary' : 'primary'}
          price={introductionPrice}
          available={available}
          disabled={isBusy}
          onClick={onIntroduce}
          aria-haspopup="dialog"
        >
          {text('person.introduce')}
        </PricedButton>
      )}
      {allowed.includes('HIRED') && (
        <Button
          disabled={isBusy}
          onClick={() => onAsk('HIRED')}
          aria-haspopup="dialog"
          aria-label={named(text('person.hire'))}
        >
          {text('person.hire')}
        </Button>
      )}
      {allowed.includes('REJECTED') && (
        <Button
          disabled={isBusy}
          onClick={() => onAsk('REJECTED')}
          aria-haspopup="dialog"
          aria-label={named(text('person.reject'))}
        >
          {text('person.reject')}
        </Button>
      )}
      {allowed.includes('CANCELLED') && (
        <Button
          variant="danger"
          disabled={isBusy}
          onClick={() => onAsk('CANCELLED')}
          aria-haspopup="dialog"
          aria-label={named(text('person.cancel'))}
        >
          {text('person.cancel')}
        </Button>
      )}
    </>
  );
}

/** A company pays for a person once: after a reservation or an application of theirs it costs nothing. */
function ConfirmButton({ match, sending, available, onAsk }: PersonCardProps) {
  const text = useMatchesText();
  const id = useId();
  const words = text(isAnswer(match) ? 'person.confirm' : 'person.open');
  const common = {
    loading: sending === 'MATCHED',
    disabled: sending !== null && sending !== 'MATCHED',
    onClick: () => onAsk('MATCHED'),
    'aria-haspopup': 'dialog',
  } as const;
  if (match.unlock_price !== 0) {
    return (
      <PricedButton {...common} price={match.unlock_price ?? undefined} available={available}>
        {words}
      </PricedButton>
    );
  }
  return (
    <>
      <Button {...common} variant="primary" aria-describedby={id}>
        {words}
      </Button>
      <Box component="span" id={id} sx={{ typography: 'caption', color: 'text.secondary', maxWidth: 200 }}>
        {text('person.free')}
      </Box>
    </>
  );
}
