import Box from '@mui/material/Box';
import { Button } from '../../../design-system/Button/Button';
import { Dialog } from '../../../design-system/Dialog/Dialog';
import { loginPath } from '../../../lib/paths';
import { useBillingText } from '../messages/use-billing-text';

export interface SignInDialogProps {
  /** Address of this page including the chosen purchase; null while closed. */
  readonly returnTo: string | null;
  readonly onClose: () => void;
}

/** Buying needs an account. After signing in, the person returns to the purchase. */
export function SignInDialog({ returnTo, onClose }: SignInDialogProps) {
  const text = useBillingText();
  return (
    <Dialog open={returnTo !== null} title={text('signIn.title')} onClose={onClose}>
      <p>{text('signIn.sentence')}</p>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, pt: 2, pb: 1 }}>
        <Button variant="primary" href={loginPath(returnTo ?? '')}>
          {text('signIn.logIn')}
        </Button>
      </Box>
    </Dialog>
  );
}
