import type { MatchAnswer } from '@modules/matching/http/matches.contract';
import { ConfirmDialog } from '../../../../design-system/ConfirmDialog/ConfirmDialog';
import { useLast } from '../../../../lib/use-last';
import { isAnswer } from '../../domain/is-answer';
import { personName } from '../../domain/person-name';
import { useMatchesText } from '../../messages/use-matches-text';

/** The action to confirm, and the match it is about. */
export type AskedMatch =
  | { readonly side: 'seeker'; readonly match: MatchAnswer; readonly action: 'REJECTED' | 'HIRED' | 'CANCELLED' }
  | {
      readonly side: 'company';
      readonly match: MatchAnswer;
      readonly action: 'MATCHED' | 'REJECTED' | 'HIRED' | 'CANCELLED';
    };

export interface MatchDialogProps {
  readonly asked: AskedMatch | null;
  readonly isBusy: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Explains the effect of an answer, including credits, and asks for confirmation. */
export function MatchDialog({ asked, isBusy, onConfirm, onCancel }: MatchDialogProps) {
  const text = useMatchesText();
  const shown = useLast(asked);
  const words = useWords(shown);
  return (
    <ConfirmDialog
      open={asked !== null}
      title={words.title}
      confirmLabel={words.confirm}
      // Otherwise both buttons would start with "Cancel".
      {...(shown?.action === 'CANCELLED' && { cancelLabel: text('cancel.keep') })}
      danger={shown?.action === 'CANCELLED'}
      busy={isBusy}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      {words.sentence}
    </ConfirmDialog>
  );
}

function useWords(asked: AskedMatch | null): { title: string; sentence: string; confirm: string } {
  const text = useMatchesText();
  if (asked === null) return { title: '', sentence: '', confirm: '' };
  const { side, action, match } = asked;
  const of = { title: match.job?.title ?? '', company: match.company?.name ?? '', name: personName(match.user) };
  if (action === 'MATCHED') {
    const cost = match.unlock_price ?? 0;
    const price = text('person.credits', { count: cost });
    const answers = isAnswer(match);
    return {
      title: text(answers ? 'confirm.title' : 'open.title', of),
      sentence: cost === 0 ? text('confirm.free') : text('confirm.paid', { count: cost }),
      confirm:
        cost === 0
          ? text(answers ? 'confirm.now' : 'person.open')
          : text(answers ? 'confirm.payNow' : 'open.payNow', { price }),
    };
  }
  const name = kinds[side][action];
  return { title: text(`${name}.title`, of), sentence: text(`${name}.sentence`, of), confirm: text(`${name}.confirm`) };
}

const kinds = {
  seeker: { REJECTED: 'decline', HIRED: 'hire', CANCELLED: 'cancel' },
  company: { REJECTED: 'rejectPerson', HIRED: 'hirePerson', CANCELLED: 'cancelPerson' },
} as const;
