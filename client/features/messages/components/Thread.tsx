import Box from '@mui/material/Box';
import { useState } from 'react';
import type { ConversationAnswer } from '@modules/messaging/http/conversations.contract';
import type { MessageAnswer } from '@modules/messaging/http/messages.contract';
import { ErrorState } from '../../../design-system/ErrorState/ErrorState';
import { Notice } from '../../../design-system/Notice/Notice';
import { type Reported, ReportDialog } from '../../../design-system/Report/ReportDialog';
import { useReportText } from '../../../design-system/Report/messages';
import { ListSkeleton } from '../../../design-system/Skeletons/ListSkeleton';
import { useToasts } from '../../../design-system/Toasts/toast-context';
import { useErrorText } from '../../../lib/error-text';
import type { Loadable } from '../../../lib/loadable';
import type { MessageTools } from '../../../lib/message-templates/message-tools';
import { paths } from '../../../lib/paths';
import type { OutgoingFile, OutgoingMessage } from '../domain/outgoing-messages';
import { useMessagesText } from '../messages/use-messages-text';
import { Composer } from './Composer';
import { LeaveDialog } from './LeaveDialog';
import { MessageList, type ThreadMessages } from './MessageList';
import { BlockDialog, RemoveDialog } from './ThreadDialogs';
import { ScheduledList, type ScheduledListProps } from './ScheduledList';
import { ThreadHeader } from './ThreadHeader';
import type { UploadAttachment } from './use-attachments';

export interface ThreadProps {
  readonly conversation: ConversationAnswer;
  readonly messages: Loadable<ThreadMessages>;
  readonly outgoing: readonly OutgoingMessage[];
  readonly me: string;
  readonly now: Date;
  readonly isOnline: boolean;
  readonly available: number | undefined;
  readonly typed: string;
  /** Changes when the text is replaced by something other than typing, for example a discarded message. */
  readonly typedVersion: number;
  readonly onTyped: (content: string) => void;
  readonly onSend: (message: { readonly content: string; readonly attachments: readonly OutgoingFile[] }) => void;
  readonly onRetry: (key: string) => void;
  /** Discards a refused message and puts its text back into the field. */
  readonly onDiscard: (key: string) => void;
  /** @returns true if the message is removed for both sides. */
  readonly onRemove: (messageId: string) => Promise<boolean>;
  readonly onBlock: (blocked: boolean) => Promise<void>;
  readonly uploadFile: UploadAttachment;
  /** Messages to be sent later; null if the reader cannot. */
  readonly later?:
    | (ScheduledListProps & { readonly onSend: (content: string, sendAt: string) => Promise<void> })
    | null;
  /** The templates of the reader's team; null without a team. */
  readonly tools?: MessageTools | null;
}

/** One conversation: header, messages and compose box. */
export function Thread(props: ThreadProps) {
  const { conversation, messages, me, now, onRemove, onBlock } = props;
  const text = useMessagesText();
  const reportText = useReportText();
  const errorText = useErrorText();
  const toasts = useToasts();
  const [leaving, setLeaving] = useState<string | null>(null);
  const [removing, setRemoving] = useState<MessageAnswer | null>(null);
  const [reported, setReported] = useState<Reported | null>(null);
  const [isBlocking, setBlocking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const { recipient, blocked_by_me: isBlocked } = conversation;
  const change = async (act: () => Promise<string>, done: () => void): Promise<void> => {
    setBusy(true);
    try {
      toasts.success(await act());
    } catch (error) {
      toasts.error(text('failed', { why: errorText(error) }));
    } finally {
      setBusy(false);
      done();
    }
  };
  return (
    <Box
      component="section"
      aria-label={text('thread.label', { name: recipient.full_name })}
      sx={{ display: 'flex', flexDirection: 'column', height: '100%', minHeight: 0 }}
    >
      <ThreadHeader conversation={conversation} onBlock={() => setBlocking(true)} />
      {messages.status === 'loading' && (
        <Box sx={{ flex: 1, p: 3 }}>
          <ListSkeleton count={4} label={text('thread.loading')} />
        </Box>
      )}
      {messages.status === 'failed' && (
        <Box sx={{ flex: 1, p: 3 }}>
          <ErrorState
            level={3}
            what={text('thread.loadFailed')}
            toDo={errorText(messages.error)}
            onRetry={messages.retry}
          />
        </Box>
      )}
      {messages.status === 'ready' && (
        <MessageList
          messages={messages.data}
          outgoing={props.outgoing}
          me={me}
          otherName={recipient.full_name}
          now={now}
          reportLabel={reportText('report')}
          onLeave={setLeaving}
          onRemove={setRemoving}
          onReport={(message) => setReported({ target: 'MESSAGE', id: message.id })}
          onRetry={props.onRetry}
          onDiscard={props.onDiscard}
        />
      )}
      {props.later && <ScheduledList {...props.later} />}
      <Answering {...props} />
      <LeaveDialog
        href={leaving}
        onStay={() => setLeaving(null)}
        onLeave={(href) => {
          setLeaving(null);
          window.open(href, '_blank', 'noopener,noreferrer');
        }}
      />
      <ReportDialog reported={reported} onClose={() => setReported(null)} />
      <RemoveDialog
        message={removing}
        me={me}
        now={now}
        isBusy={isBusy}
        onCancel={() => setRemoving(null)}
        onConfirm={() =>
          void change(
            async () => text((await onRemove(removing?.id ?? '')) ? 'removed.both' : 'removed.me'),
            () => setRemoving(null),
          )
        }
      />
      <BlockDialog
        open={isBlocking}
        conversation={conversation}
        isBusy={isBusy}
        onCancel={() => setBlocking(false)}
        onConfirm={() =>
          void change(
            async () => {
              await onBlock(!isBlocked);
              return text(isBlocked ? 'unblock.done' : 'block.done', { name: recipient.full_name });
            },
            () => setBlocking(false),
          )
        }
      />
    </Box>
  );
}

/** The compose box, or the reason why there is none. */
function Answering(props: ThreadProps) {
  const text = useMessagesText();
  const { conversation } = props;
  const { writing, recipient } = conversation;
  if (!writing.allowed) {
    return (
      <Box sx={{ p: 2, borderTop: 1, borderColor: 'line.main' }}>
        <Notice tone="info" title={text('refused.title')}>
          {text(`refused.${writing.reason ?? 'UNAVAILABLE'}`)}
        </Notice>
      </Box>
    );
  }
  const mask = recipient.is_masked ? 'thread.masked' : writing.you_are_masked ? 'thread.youAreMasked' : null;
  return (
    <>
      {mask !== null && (
        <Box component="p" sx={{ m: 0, px: { xs: 2, md: 3 }, pb: 1, typography: 'caption', color: 'text.secondary' }}>
          {text(mask)}
        </Box>
      )}
      <Composer
        key={props.typedVersion}
        writing={writing}
        available={props.available}
        typed={props.typed}
        onTyped={props.onTyped}
        onSend={props.onSend}
        uploadFile={props.uploadFile}
        isOnline={props.isOnline}
        later={props.later ? { now: props.now, onSend: props.later.onSend } : null}
        returnTo={paths.messageTo(recipient.id)}
        templates={props.tools ? { tools: props.tools, personId: recipient.id } : null}
      />
    </>
  );
}
