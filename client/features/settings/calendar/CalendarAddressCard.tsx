import Box from '@mui/material/Box';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { CalendarKind } from '@modules/applications/http/calendar.contract';
import { Button } from '../../../design-system/Button/Button';
import { Card } from '../../../design-system/Card/Card';
import { ConfirmDialog } from '../../../design-system/ConfirmDialog/ConfirmDialog';
import { StateBadge } from '../../../design-system/StateBadge/StateBadge';
import { useToasts } from '../../../design-system/Toasts/toast-context';
import { useCopy } from '../../../design-system/Toasts/use-copy';
import { useErrorText } from '../../../lib/error-text';
import { formatDate } from '../../../lib/format';
import { useLanguage } from '../../../lib/i18n';
import { useCalendarText } from './messages/use-calendar-text';

export interface CalendarAddressCardProps {
  readonly kind: CalendarKind;
  /** When the present address was made; null without one. */
  readonly since: string | null;
  /** The address itself, right after it was made. */
  readonly address: string | null;
  readonly onMake: () => Promise<void>;
  readonly onRevoke: () => Promise<void>;
}

type Step = 'renew' | 'revoke';

/** One address of the person's calendar: made, copied once, renewed or revoked. */
export function CalendarAddressCard({ kind, since, address, onMake, onRevoke }: CalendarAddressCardProps) {
  const text = useCalendarText();
  const errorText = useErrorText();
  const language = useLanguage();
  const toasts = useToasts();
  const copy = useCopy({ copied: text('copied'), notCopied: text('notCopied') });
  const [asking, setAsking] = useState<Step | null>(null);
  const [isBusy, setBusy] = useState(false);
  const run = async (action: () => Promise<void>, done: string): Promise<void> => {
    setBusy(true);
    try {
      await action();
      toasts.success(done);
    } catch (error) {
      toasts.error(`${text('notChanged')} ${errorText(error)}`);
    } finally {
      setBusy(false);
      setAsking(null);
    }
  };
  const make = (): Promise<void> => run(onMake, text('made'));
  return (
    <Card
      as="section"
      title={text(`${kind}.title`)}
      titleLevel={2}
      badge={since !== null && <StateBadge tone="success">{text('active')}</StateBadge>}
      actions={
        since === null ? (
          <Button variant="primary" loading={isBusy} onClick={() => void make()}>
            {text(`${kind}.make`)}
          </Button>
        ) : (
          <>
            {address !== null && (
              <Button variant="primary" onClick={() => void copy(address)}>
                {text(`${kind}.copy`)}
              </Button>
            )}
            <Button onClick={() => setAsking('renew')}>{text(`${kind}.renew`)}</Button>
            <Button variant="danger" onClick={() => setAsking('revoke')}>
              {text(`${kind}.revoke`)}
            </Button>
          </>
        )
      }
    >
      <Typography sx={{ maxWidth: '65ch' }}>{text(`${kind}.lead`)}</Typography>
      {since !== null && (
        <Typography sx={{ color: 'text.secondary' }}>
          {text(address === null ? 'since' : 'once', { date: formatDate(since, language) })}
        </Typography>
      )}
      {since !== null && address !== null && (
        <Box>
          <OutlinedInput
            value={address}
            readOnly
            fullWidth
            onFocus={(event) => event.target.select()}
            inputProps={{ 'aria-label': text(`${kind}.address`) }}
          />
        </Box>
      )}
      <ConfirmDialog
        open={asking !== null}
        title={text(asking === 'renew' ? 'renewTitle' : 'revokeTitle')}
        confirmLabel={text(asking === 'renew' ? 'renewConfirm' : 'revokeConfirm')}
        danger={asking === 'revoke'}
        busy={isBusy}
        onConfirm={() => void (asking === 'renew' ? make() : run(onRevoke, text('revoked')))}
        onCancel={() => setAsking(null)}
      >
        {text(asking === 'renew' ? 'renewAsk' : 'revokeAsk')}
      </ConfirmDialog>
    </Card>
  );
}
