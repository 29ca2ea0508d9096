import type { ConversationAnswer } from '@modules/messaging/http/conversations.contract';
import { type MessageAnswer, REMOVE_FOR_BOTH_SECONDS } from '@modules/messaging/http/messages.contract';
import { ConfirmDialog } from '../../../design-system/ConfirmDialog/ConfirmDialog';
import { useLast } from '../../../lib/use-last';
import { useMessagesText } from '../messages/use-messages-text';

export interface RemoveDialogProps {
  readonly message: MessageAnswer | null;
  readonly me: string;
  readonly now: Date;
  readonly isBusy: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Says for whom the message will disappear, and asks for confirmation. */
export function RemoveDialog({ message, me, now, isBusy, onConfirm, onCancel }: RemoveDialogProps) {
  const text = useMessagesText();
  const shown = useLast(message);
  const forBoth =
    shown?.sender_id === me && now.getTime() - Date.parse(shown.created_at) <= REMOVE_FOR_BOTH_SECONDS * 1_000;
  return (
    <ConfirmDialog
      open={message !== null}
      title={text('remove.title')}
      confirmLabel={text('remove.confirm')}
      danger
      busy={isBusy}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      {text(forBoth ? 'remove.both' : 'remove.me')}
    </ConfirmDialog>
  );
}

export interface BlockDialogProps {
  readonly open: boolean;
  readonly conversation: ConversationAnswer;
  readonly isBusy: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Explains the effect of blocking or unblocking, and asks for confirmation. */
export function BlockDialog({ open, conversation, isBusy, onConfirm, onCancel }: BlockDialogProps) {
  const text = useMessagesText();
  const { recipient, blocked_by_me: isBlocked } = conversation;
  const name = recipient.full_name;
  const what = recipient.user_type === 'RECRUITER' ? 'block.seeker' : 'block.recruiter';
  return (
    <ConfirmDialog
      open={open}
      title={text(isBlocked ? 'unblock.title' : 'block.title', { name })}
      confirmLabel={text(isBlocked ? 'unblock.confirm' : 'block.confirm')}
      danger={!isBlocked}
      busy={isBusy}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      {text(isBlocked ? 'unblock.sentence' : what)}
    </ConfirmDialog>
  );
}
