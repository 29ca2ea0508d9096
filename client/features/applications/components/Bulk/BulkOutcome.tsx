import Box from '@mui/material/Box';
import { Undo2 } from 'lucide-react';
import { Button } from '../../../../design-system/Button/Button';
import { Notice } from '../../../../design-system/Notice/Notice';
import { icon } from '../../../../design-system/theme/tokens';
import { useApplicationsText } from '../../messages/use-applications-text';
import { TimeLeft } from '../Undo/TimeLeft';
import { useSecondsLeft } from '../Undo/use-seconds-left';

/** Refusals of one bulk that can still be undone together. */
export interface BulkUndo {
  readonly id: string;
  readonly count: number;
  /** Milliseconds. */
  readonly ends: number;
  /** The chosen time at which the people are notified; null without one. */
  readonly toldAt: string | null;
}

export interface NotDone {
  readonly id: string;
  readonly name: string;
  readonly why: string;
}

export interface BulkOutcomeProps {
  readonly undo: BulkUndo | null;
  readonly notDone: readonly NotDone[];
  readonly failed: string | null;
  readonly isBusy: boolean;
  readonly onUndo: () => void;
  readonly onDismiss: () => void;
}

/** After a bulk: the undo for all refusals, and which applications did not change and why. */
export function BulkOutcome({ undo, notDone, failed, isBusy, onUndo, onDismiss }: BulkOutcomeProps) {
  const text = useApplicationsText();
  return (
    <>
      <Box role="status" sx={{ '&:empty': { display: 'contents' } }}>
        {undo !== null && <UndoAll key={undo.id} undo={undo} isBusy={isBusy} onUndo={onUndo} />}
      </Box>
      {(notDone.length > 0 || failed !== null) && (
        <Box role="alert">
          <Notice
            tone="warning"
            title={failed === null ? text('bulk.notDone', { count: notDone.length }) : text('bulk.failed')}
            onClose={onDismiss}
          >
            {failed ?? (
              <Box component="ul" sx={{ m: 0, pl: 2.5, maxHeight: 240, overflowY: 'auto' }} tabIndex={0}>
                {notDone.map(({ id, name, why }) => (
                  <li key={id}>{text('bulk.notDoneLine', { name, why })}</li>
                ))}
              </Box>
            )}
          </Notice>
        </Box>
      )}
    </>
  );
}

function UndoAll({
  undo: { count, ends, toldAt },
  isBusy,
  onUndo,
}: Pick<BulkOutcomeProps, 'isBusy' | 'onUndo'> & { undo: BulkUndo }) {
  const text = useApplicationsText();
  const left = useSecondsLeft(ends);
  if (left === 0) return null;
  return (
    <Notice
      tone="info"
      title={text('bulk.undoTitle', { count })}
      action={
        <Box sx={{ display: 'inline-flex', alignItems: 'center', flexWrap: 'wrap', columnGap: 1.5, rowGap: 0.5 }}>
          <Button onClick={onUndo} loading={isBusy} startIcon={<Undo2 size={icon.normal} aria-hidden />}>
            {text('bulk.undo')}
          </Button>
          <TimeLeft seconds={left} toldAt={toldAt} />
        </Box>
      }
    >
      {text('bulk.undoSentence')}
    </Notice>
  );
}
