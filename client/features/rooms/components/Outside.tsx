import Box from '@mui/material/Box';
import { Button } from '../../../design-system/Button/Button';
import { EmptyState } from '../../../design-system/EmptyState/EmptyState';
import type { CallPhase } from '../call/room-call';
import { useRoomsText } from '../messages/use-rooms-text';

export type OutsidePhase = Extract<
  CallPhase,
  'waiting' | 'refused' | 'elsewhere' | 'replaced' | 'full' | 'closed' | 'left'
>;

export interface OutsideProps {
  readonly phase: OutsidePhase;
  readonly hosted: boolean;
  readonly backHref: string;
  readonly onKnock: (takesOver?: boolean) => void;
  readonly onLeave: () => void;
}

const again = {
  refused: 'end.knockAgain',
  elsewhere: 'end.takeOver',
  replaced: 'end.takeOver',
  full: 'end.again',
  left: 'end.again',
} as const;

/** The person is not in the room: they wait, or it ended for them. Shows the reason and the next step. */
export function Outside({ phase, hosted, backHref, onKnock, onLeave }: OutsideProps) {
  const text = useRoomsText();
  const isWaiting = phase === 'waiting';
  const takesOver = phase === 'elsewhere' || phase === 'replaced';
  return (
    <Box role="status">
      <EmptyState
        title={isWaiting ? text('wait.title') : text(`end.${phase}`)}
        sentence={isWaiting ? text(hosted ? 'wait.hosted' : 'wait.alone') : text(`end.${phase}Hint`)}
        action={
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'center' }}>
            {isWaiting && <Button onClick={onLeave}>{text('wait.leave')}</Button>}
            {!isWaiting && phase !== 'closed' && (
              <Button variant="primary" onClick={() => onKnock(takesOver)}>
                {text(again[phase])}
              </Button>
            )}
            {!isWaiting && <Button href={backHref}>{text('back')}</Button>}
          </Box>
        }
      />
    </Box>
  );
}
