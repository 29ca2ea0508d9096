import type { EncoderAnswer, EncoderRefusal } from '@modules/media/http/encoders.contract';
import { Button } from '../../../design-system/Button/Button';
import { Card } from '../../../design-system/Card/Card';
import { FactList } from '../../../design-system/FactList/FactList';
import { StateBadge } from '../../../design-system/StateBadge/StateBadge';
import { formatDateTime, formatNumber } from '../../../lib/format';
import { useLanguage } from '../../../lib/i18n';
import { useBackOfficeText } from '../messages/use-back-office-text';

export interface EncoderCardProps {
  readonly encoder: EncoderAnswer;
  readonly onRevoke: (encoder: EncoderAnswer) => void;
}

const tones = { alive: 'success', away: 'warning', never: 'neutral', revoked: 'neutral' } as const;

function stateOf({ revoked_at: revokedAt, is_alive: isAlive, last_contact_at: contact }: EncoderAnswer) {
  if (revokedAt !== null) return 'revoked';
  if (isAlive) return 'alive';
  return contact === null ? 'never' : 'away';
}

/** The work of an encoder on another machine, now and before. */
export function EncoderCard({ encoder, onRevoke }: EncoderCardProps) {
  const text = useBackOfficeText();
  const language = useLanguage();
  const { name, slots, running, version, last_refusal: refusal, last_contact_at: contact, revoked_at: ended } = encoder;
  const state = stateOf(encoder);
  const sentence = ({ code, rung, detail }: EncoderRefusal): string =>
    text(`encoders.refusal.${code}`, { rung: rung ?? '', detail: detail ?? '' });
  const number = (value: number): string => formatNumber(value, language);
  return (
    <Card
      as="li"
      wide
      title={name}
      titleLevel={2}
      badge={<StateBadge tone={tones[state]}>{text(`encoders.state.${state}`)}</StateBadge>}
      actions={
        ended === null && (
          <Button onClick={() => onRevoke(encoder)} aria-label={text('encoders.revokeNamed', { name })}>
            {text('encoders.revoke')}
          </Button>
        )
      }
    >
      <FactList
        facts={[
          ...(contact === null
            ? []
            : [{ label: text('encoders.lastContact'), value: formatDateTime(contact, language) }]),
          ...(version === null ? [] : [{ label: text('encoders.version'), value: version }]),
          {
            label: text('encoders.running'),
            value: text('encoders.runningOf', { running: number(running), slots: number(slots) }),
          },
          { label: text('encoders.done'), value: number(encoder.jobs_done) },
          { label: text('encoders.refused'), value: number(encoder.jobs_refused) },
          ...(refusal === null ? [] : [{ label: text('encoders.lastRefusal'), value: sentence(refusal) }]),
          { label: text('encoders.created'), value: formatDateTime(encoder.created_at, language) },
          ...(ended === null ? [] : [{ label: text('encoders.revokedAt'), value: formatDateTime(ended, language) }]),
        ]}
      />
    </Card>
  );
}
