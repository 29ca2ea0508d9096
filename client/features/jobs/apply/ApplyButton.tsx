import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Check } from 'lucide-react';
import { Button } from '../../../design-system/Button/Button';
import { Notice } from '../../../design-system/Notice/Notice';
import { StateBadge } from '../../../design-system/StateBadge/StateBadge';
import { TextLink } from '../../../design-system/TextLink/TextLink';
import { useSharedText } from '../../../lib/messages/use-shared-text';
import { paths } from '../../../lib/paths';
import { useJobsText } from '../messages/use-jobs-text';

export interface ApplyButtonProps {
  /** Title of the job. */
  readonly title: string;
  readonly state: 'open' | 'applied' | 'closed';
  /** Error of the last attempt, or null. */
  readonly failed: string | null;
  /** Secondary style, for a card with other buttons. */
  readonly quiet?: boolean;
  readonly onApply: () => void;
}

/** Button to apply, or the status of the application. */
export function ApplyButton({ title, state, failed, quiet = false, onApply }: ApplyButtonProps) {
  const text = useJobsText();
  const shared = useSharedText();
  const named = (label: string): string => shared('action.named', { label, name: title });
  return (
    <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
      {state === 'applied' && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, rowGap: 0.5, alignItems: 'center' }}>
          <StateBadge tone="success" icon={Check}>
            {text('apply.applied')}
          </StateBadge>
          <TextLink href={paths.applications} aria-label={named(text('apply.follow'))}>
            {text('apply.follow')}
          </TextLink>
        </Box>
      )}
      {state === 'closed' && <Typography sx={{ color: 'text.secondary' }}>{text('apply.closed')}</Typography>}
      {state === 'open' && (
        <Button
          variant={quiet ? 'secondary' : 'primary'}
          onClick={onApply}
          aria-haspopup="dialog"
          aria-label={named(text('apply.action'))}
        >
          {text('apply.action')}
        </Button>
      )}
      {failed !== null && (
        <Box role="alert">
          <Notice tone="warning" title={text('apply.failed')}>
            {`${failed} ${text('apply.kept')}`}
          </Notice>
        </Box>
      )}
    </Box>
  );
}
