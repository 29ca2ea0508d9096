import { ConfirmDialog } from '../../../../design-system/ConfirmDialog/ConfirmDialog';
import { useLast } from '../../../../lib/use-last';
import type { ShownReservation } from '../../api/shown-reservation';
import type { ChangeName } from '../../domain/change-name';
import { whoAsks } from '../../domain/parties';
import { useReservationsText } from '../../messages/use-reservations-text';

/** The change to confirm, and the side that makes it. */
export type Asked =
  | {
      readonly side: 'seeker';
      readonly row: ShownReservation;
      readonly name: Extract<ChangeName, 'hire' | 'cancelMatch'>;
    }
  | {
      readonly side: 'recruiter';
      readonly row: ShownReservation;
      readonly name: Extract<ChangeName, 'cancel' | 'hire' | 'cancelMatch'>;
    };

export interface ChangeDialogProps {
  readonly asked: Asked | null;
  readonly isBusy: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Explains the effect of a cancellation or a hire, including credits, and asks for confirmation. */
export function ChangeDialog({ asked, isBusy, onConfirm, onCancel }: ChangeDialogProps) {
  const shown = useLast(asked);
  const words = useWords(shown);
  return (
    <ConfirmDialog
      open={asked !== null}
      title={words.title}
      confirmLabel={words.confirm}
      {...(words.keep !== null && { cancelLabel: words.keep })}
      danger={shown !== null && shown.name !== 'hire'}
      busy={isBusy}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      {words.sentence}
    </ConfirmDialog>
  );
}

function useWords(asked: Asked | null): { title: string; sentence: string; confirm: string; keep: string | null } {
  const text = useReservationsText();
  if (asked === null) return { title: '', sentence: '', confirm: '', keep: null };
  const of = { name: asked.row.target_user.full_name, company: whoAsks(asked.row) };
  const words =
    asked.side === 'seeker'
      ? {
          title: text(`seeker.${asked.name}.title`, of),
          sentence: text(`seeker.${asked.name}.sentence`, of),
          confirm: text(`seeker.${asked.name}.confirm`),
        }
      : {
          title: text(`recruiter.${asked.name}.title`, of),
          sentence: text(`recruiter.${asked.name}.sentence`, of),
          confirm: text(`recruiter.${asked.name}.confirm`),
        };
  // Otherwise both buttons would start with "Cancel".
  const keep = { cancel: text('recruiter.cancel.keep'), cancelMatch: text('keep.match'), hire: null }[asked.name];
  return { ...words, keep };
}
