import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Button } from '../../../../design-system/Button/Button';
import { TextLink } from '../../../../design-system/TextLink/TextLink';
import { useToasts } from '../../../../design-system/Toasts/toast-context';
import { useErrorText } from '../../../../lib/error-text';
import { formatDate } from '../../../../lib/format';
import { useLanguage } from '../../../../lib/i18n';
import { useSharedText } from '../../../../lib/messages/use-shared-text';
import { paths } from '../../../../lib/paths';
import type { ShownReservation } from '../../api/shown-reservation';
import { whoAsks } from '../../domain/parties';
import { useReservationsText } from '../../messages/use-reservations-text';

export interface NextRequestProps {
  readonly request: ShownReservation;
  /** Throws the errors of the API client. */
  readonly onReopen: () => Promise<void>;
}

/** Says whether the company may ask again, and lets the person allow it. */
export function NextRequest({ request, onReopen }: NextRequestProps) {
  const text = useReservationsText();
  const shared = useSharedText();
  const language = useLanguage();
  const errorText = useErrorText();
  const toasts = useToasts();
  const [isSending, setSending] = useState(false);
  const company = whoAsks(request);
  const { may_reserve: may, may_reserve_from: from } = request;
  if (request.hidden_from_company) {
    return (
      <Typography variant="body2">
        {`${text('next.hidden', { company })} `}
        <TextLink href={paths.settingsSection('privacy')}>{text('next.settings')}</TextLink>
      </Typography>
    );
  }
  if (may === 'NOW') return null;
  const reopen = async (): Promise<void> => {
    setSending(true);
    try {
      await onReopen();
      toasts.success(text('next.done', { company }));
    } catch (error) {
      toasts.error(`${text('next.failed')} ${errorText(error)}`);
    } finally {
      setSending(false);
    }
  };
  return (
    <>
      <Typography variant="body2">
        {text(`next.${may}`, { company, date: from === null ? '' : formatDate(from, language) })}
      </Typography>
      {request.may_reopen && (
        <div>
          <Button
            loading={isSending}
            onClick={() => void reopen()}
            aria-label={shared('action.named', { label: text('next.reopen'), name: company })}
          >
            {text('next.reopen')}
          </Button>
        </div>
      )}
    </>
  );
}
