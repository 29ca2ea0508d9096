import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { AdminInquiry, InquiryAction } from '@modules/bookings/http/inquiries.contract';
import { Button } from '../../../design-system/Button/Button';
import { Card } from '../../../design-system/Card/Card';
import { FactList } from '../../../design-system/FactList/FactList';
import { StateBadge } from '../../../design-system/StateBadge/StateBadge';
import { TextLink } from '../../../design-system/TextLink/TextLink';
import { formatDateTime, formatRemaining } from '../../../lib/format';
import { useLanguage } from '../../../lib/i18n';
import { useInquiryText } from '../messages/use-inquiry-text';

export interface InquiryCardProps {
  readonly inquiry: AdminInquiry;
  /** Remaining milliseconds until a time, by the server's clock. */
  readonly left: (until: string) => number;
  readonly onAction: (action: InquiryAction) => void;
}

const tones = { NEW: 'warning', ANSWERED: 'info', CONVERTED: 'success', CLOSED: 'neutral' } as const;

/** A company's inquiry, its waiting time, and its history. */
export function InquiryCard({ inquiry, left, onAction }: InquiryCardProps) {
  const text = useInquiryText();
  const language = useLanguage();
  const { company_name: name, status } = inquiry;
  const ms = left(inquiry.reply_by);
  return (
    <Card
      as="li"
      wide
      title={name}
      titleLevel={2}
      subtitle={`${inquiry.contact_person} · ${text(`service.${inquiry.service}`)}`}
      badge={<StateBadge tone={tones[status]}>{text(`status.${status}`)}</StateBadge>}
      actions={inquiry.allowed_actions.map((action, index) => (
        <Button
          key={action}
          variant={action === 'NOTE' ? 'text' : index === 0 ? 'primary' : 'secondary'}
          onClick={() => onAction(action)}
          aria-haspopup="dialog"
          aria-label={text('action.named', { action: text(`action.${action}`), name })}
        >
          {text(`action.${action}`)}
        </Button>
      ))}
    >
      <FactList
        facts={[
          ...(status === 'NEW'
            ? [
                {
                  label: text(ms >= 0 ? 'card.left' : 'card.late'),
                  value: (
                    <StateBadge tone={ms >= 0 ? 'warning' : 'danger'}>
                      {formatRemaining(Math.abs(ms), language)}
                    </StateBadge>
                  ),
                },
              ]
            : []),
          { label: text('card.received'), value: formatDateTime(inquiry.created_at, language) },
          ...(inquiry.answered_at === null
            ? []
            : [{ label: text('card.answered'), value: formatDateTime(inquiry.answered_at, language) }]),
          { label: text('card.email'), value: <TextLink href={`mailto:${inquiry.email}`}>{inquiry.email}</TextLink> },
          ...(inquiry.phone === null
            ? []
            : [
                {
                  label: text('card.phone'),
                  value: <TextLink href={`tel:${inquiry.phone}`}>{inquiry.phone}</TextLink>,
                },
              ]),
          ...(inquiry.employee_count === null
            ? []
            : [
                { label: text('card.employees'), value: inquiry.employee_count },
                { label: text('card.size'), value: inquiry.company_size },
              ]),
        ]}
      />
      <Typography sx={{ mt: 2, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{inquiry.message}</Typography>
      <Box component="details" sx={{ mt: 2, typography: 'body2' }}>
        <summary>{text('card.history')}</summary>
        <Box component="ol" sx={{ m: 0, mt: 1, pl: 2.5, display: 'grid', gap: 0.5 }}>
          {inquiry.history.map((entry) => (
            <li key={`${entry.at} ${entry.to_status} ${entry.note ?? ''}`}>
              {[formatDateTime(entry.at, language), text(`status.${entry.to_status}`), entry.note]
                .filter((part) => part !== null)
                .join(' · ')}
            </li>
          ))}
        </Box>
      </Box>
    </Card>
  );
}
