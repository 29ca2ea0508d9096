import Box from '@mui/material/Box';
import { useId } from 'react';
import { Button } from '../../../../design-system/Button/Button';
import { PricedButton } from '../../../../design-system/priced-button/PricedButton';
import { useSharedText } from '../../../../lib/messages/use-shared-text';
import { useMayReserveWords } from '../../../../lib/use-may-reserve-words';
import { isAnswer } from '../../domain/is-answer';
import { isPaidFor } from '../../domain/is-paid-for';
import { useMatchesText } from '../../messages/use-matches-text';
import type { PersonCardProps } from './PersonCard';

/** Actions that the server allows. A button that costs credits shows its price. */
export function PersonActions(props: PersonCardProps & { readonly name: string }) {
  const { match, sending, onAsk, name } = props;
  const text = useMatchesText();
  const shared = useSharedText();
  const { allowed_actions: allowed, status, introduction } = match;
  const freeNote = useId();
  const mayConfirm = allowed.includes('MATCHED');
  const closed = useMayReserveWords()(match.user);
  const mayIntroduce = status === 'PENDING' && introduction === null && closed === null;
  const isBusy = sending !== null;
  const named = (label: string): string => shared('action.named', { label, name });
  return (
    <>
      {mayConfirm && <ConfirmButton {...props} freeNote={freeNote} />}
      {mayIntroduce && (
        <IntroduceButton {...props} variant={mayConfirm ? 'secondary' : 'primary'} freeNote={freeNote} />
      )}
      {isPaidFor(match) && (mayConfirm || mayIntroduce) && (
        <Box component="span" id={freeNote} sx={{ typography: 'caption', color: 'text.secondary', maxWidth: 200 }}>
          {text('person.free')}
        </Box>
      )}
      {status === 'PENDING' && closed !== null && (
        <Box component="p" sx={{ m: 0, typography: 'caption', color: 'text.secondary', maxWidth: 200 }}>
          {closed}
        </Box>
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

type PaidActProps = PersonCardProps & {
  /** Text that says that the action is free. */
  readonly freeNote: string;
};

/** A company pays once per person: after a reservation or an application, this action is free. */
function ConfirmButton({ match, sending, available, onAsk, freeNote }: PaidActProps) {
  const text = useMatchesText();
  const words = text(isAnswer(match) ? 'person.confirm' : 'person.open');
  const common = {
    loading: sending === 'MATCHED',
    disabled: sending !== null && sending !== 'MATCHED',
    onClick: () => onAsk('MATCHED'),
    'aria-haspopup': 'dialog',
  } as const;
  if (!isPaidFor(match)) {
    return (
      <PricedButton {...common} price={match.unlock_price ?? undefined} available={available}>
        {words}
      </PricedButton>
    );
  }
  return (
    <Button {...common} variant="primary" aria-describedby={freeNote}>
      {words}
    </Button>
  );
}

function IntroduceButton(props: PaidActProps & { readonly variant: 'primary' | 'secondary' }) {
  const { match, sending, introductionPrice, available, onIntroduce, variant, freeNote } = props;
  const words = useMatchesText()('person.introduce');
  const common = { variant, disabled: sending !== null, onClick: onIntroduce, 'aria-haspopup': 'dialog' } as const;
  if (!isPaidFor(match)) {
    return (
      <PricedButton {...common} price={introductionPrice} available={available}>
        {words}
      </PricedButton>
    );
  }
  return (
    <Button {...common} aria-describedby={freeNote}>
      {words}
    </Button>
  );
}
