import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Button } from '../../../design-system/Button/Button';
import { ResendButton } from '../../../design-system/ResendButton/ResendButton';
import { TextSkeleton } from '../../../design-system/Skeletons/TextSkeleton';
import { useErrorText } from '../../../lib/error-text';
import { paths } from '../../../lib/paths';
import { useAuthText } from '../messages/use-auth-text';
import { AuthCard } from './AuthCard';

export type Verification =
  | { readonly kind: 'running' }
  | { readonly kind: 'verified' }
  | { readonly kind: 'failed'; readonly error: unknown }
  | { readonly kind: 'no-link' };

export interface VerifyEmailViewProps {
  readonly verification: Verification;
  /** Next page of a signed-in person; null for a visitor. */
  readonly home: string | null;
  readonly onResend: () => Promise<void>;
}

/** Result of an emailed link. */
export function VerifyEmailView({ verification, home, onResend }: VerifyEmailViewProps) {
  const text = useAuthText();
  const errorText = useErrorText();
  const onward = (
    <Button variant="primary" href={home ?? paths.login}>
      {text(home === null ? 'login.submit' : 'verify.continue')}
    </Button>
  );
  switch (verification.kind) {
    case 'running':
      return (
        <AuthCard title={text('verify.title')}>
          <TextSkeleton count={2} label={text('verify.running')} />
        </AuthCard>
      );
    case 'verified':
      return (
        <AuthCard title={text('verify.doneTitle')}>
          <Box role="status" sx={{ display: 'grid', gap: 3 }}>
            <Typography>{text('verify.done')}</Typography>
            <Box>{onward}</Box>
          </Box>
        </AuthCard>
      );
    default:
      return (
        <AuthCard title={text('verify.failedTitle')}>
          <Box role="alert" sx={{ display: 'grid', gap: 1 }}>
            <Typography>
              {verification.kind === 'no-link' ? text('verify.noLink') : errorText(verification.error)}
            </Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {text(home === null ? 'verify.signInToResend' : 'verify.toResend')}
            </Typography>
          </Box>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            {home !== null && <ResendButton onResend={onResend} />}
            {onward}
          </Box>
        </AuthCard>
      );
  }
}
