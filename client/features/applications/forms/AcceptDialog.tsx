import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Button } from '../../../design-system/Button/Button';
import { Dialog } from '../../../design-system/Dialog/Dialog';
import { FormActions } from '../../../design-system/form/FormActions';
import { Notice } from '../../../design-system/Notice/Notice';
import { PricedButton } from '../../../design-system/priced-button/PricedButton';
import { buyCreditsPath } from '../../../lib/paths';
import { useApplicationsText } from '../messages/use-applications-text';

export interface AcceptDialogProps {
  readonly open: boolean;
  readonly name: string;
  /** Credits; 0 if the company has already paid for this person. */
  readonly price: number;
  /** Credits that can be spent; undefined while loading. */
  readonly available: number | undefined;
  /** Address to return to after buying credits. */
  readonly returnTo: string;
  readonly isBusy: boolean;
  /** Error of the last attempt, or null. */
  readonly refusal: { readonly sentence: string; readonly isShort: boolean } | null;
  readonly onAccept: () => void;
  readonly onClose: () => void;
}

/** Explains the effect and the price of accepting. */
export function AcceptDialog(props: AcceptDialogProps) {
  const { open, name, price, available, returnTo, isBusy, refusal, onAccept, onClose } = props;
  const text = useApplicationsText();
  return (
    <Dialog open={open} title={text('accept.title', { name })} onClose={() => !isBusy && onClose()}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Typography>{text('accept.what')}</Typography>
        <Typography>{text(price === 0 ? 'accept.paid' : 'accept.cost', { count: price })}</Typography>
        {refusal !== null && (
          <Box role="alert">
            <Notice
              tone="danger"
              title={text('accept.failed')}
              {...(refusal.isShort && {
                action: <Button href={buyCreditsPath(returnTo)}>{text('accept.buy')}</Button>,
              })}
            >
              {refusal.sentence}
            </Notice>
          </Box>
        )}
        <FormActions>
          <PricedButton price={price} available={available} returnTo={returnTo} onClick={onAccept} loading={isBusy}>
            {text('accept.confirm')}
          </PricedButton>
          <Button variant="text" onClick={onClose} disabled={isBusy}>
            {text('form.back')}
          </Button>
        </FormActions>
      </Box>
    </Dialog>
  );
}
