import { Notice } from '../../../design-system/Notice/Notice';
import { useErrorText } from '../../../lib/error-text';
import { useLanguage } from '../../../lib/i18n';
import { useStudioText } from '../messages/use-studio-text';
import { studioTime, timeOfDay } from './studio-time';
import { type HeldSlot, isSlotGone } from './use-held-slot';

/** State of the chosen slot: held until a time, no longer held, or taken. */
export function HoldNotice({
  chosen,
  held,
  isOver,
  problem,
}: Pick<HeldSlot, 'chosen' | 'held' | 'isOver' | 'problem'>) {
  const text = useStudioText();
  const errorText = useErrorText();
  const language = useLanguage();
  if (problem !== null) {
    return (
      <Notice tone="warning" {...(!isSlotGone(problem) && { title: text('hold.failed') })}>
        {errorText(problem)}
      </Notice>
    );
  }
  if (held === null || chosen.time === null) return null;
  if (isOver) return <Notice tone="warning">{text('hold.over')}</Notice>;
  const values = { time: timeOfDay(held.preferred_time, language), until: studioTime(held.expires_at, language) };
  return <Notice tone="info">{text('hold.kept', values)}</Notice>;
}
