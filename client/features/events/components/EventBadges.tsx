import Box from '@mui/material/Box';
import type { EventAnswer } from '@modules/bookings/http/events.contract';
import { StateBadge } from '../../../design-system/StateBadge/StateBadge';
import { useEventsText } from '../messages/use-events-text';
import { isFull, isOver } from './event-time';

/** Badges of an event: sample, full, over, registered. */
export function EventBadges({ event, now }: { readonly event: EventAnswer; readonly now: Date }) {
  const text = useEventsText();
  return (
    <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 0.5 }}>
      {event.is_sample && <StateBadge tone="neutral">{text('sample')}</StateBadge>}
      <StateBadge tone="info">{text(`type.${event.type}`)}</StateBadge>
      {event.registered && <StateBadge tone="success">{text('registered')}</StateBadge>}
      {isOver(event, now) ? (
        <StateBadge tone="neutral">{text('over')}</StateBadge>
      ) : (
        isFull(event) && <StateBadge tone="warning">{text('full')}</StateBadge>
      )}
    </Box>
  );
}
