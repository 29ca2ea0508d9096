import Box from '@mui/material/Box';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { Paperclip, SendHorizontal } from 'lucide-react';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { attachmentTypes } from '@modules/media/http/files.contract';
import type { WritingAnswer } from '@modules/messaging/http/conversations.contract';
import { LONGEST_MESSAGE } from '@modules/messaging/http/messages.contract';
import { Button } from '../../../design-system/Button/Button';
import { IconButton } from '../../../design-system/IconButton/IconButton';
import { PricedButton } from '../../../design-system/priced-button/PricedButton';
import { TemplateMenu } from '../../../design-system/Templates/TemplateMenu';
import { icon } from '../../../design-system/theme/tokens';
import type { MessageTools } from '../../../lib/message-templates/message-tools';
import { useShortcuts } from '../../../lib/shortcuts';
import type { OutgoingFile } from '../domain/outgoing-messages';
import { useMessagesText } from '../messages/use-messages-text';
import { SendLater } from './SendLater';
import { ChosenFiles } from './ChosenFiles';
import { type UploadAttachment, useAttachments } from './use-attachments';

export interface ComposerProps {
  readonly writing: WritingAnswer;
  /** Credits that can be spent; undefined while loading, and for accounts without credits. */
  readonly available: number | undefined;
  /** Saved draft of this conversation. */
  readonly typed: string;
  readonly onTyped: (content: string) => void;
  readonly onSend: (message: { readonly content: string; readonly attachments: readonly OutgoingFile[] }) => void;
  readonly uploadFile: UploadAttachment;
  /** Sends the text at that time; null if the reader cannot. */
  readonly later?: { readonly now: Date; readonly onSend: (content: string, sendAt: string) => Promise<void> } | null;
  readonly isOnline: boolean;
  readonly returnTo: string;
  /** Templates of the reader's team for this person; null for people without a team. */
  readonly templates?: { readonly tools: MessageTools; readonly personId: string } | null;
}

/** The remaining characters are shown below this number. */
const NEAR_LIMIT = 500;

/** On-screen keyboards have no Shift + Enter, so Enter must insert a line break there. */
const isTouchScreen = (): boolean => globalThis.matchMedia('(pointer: coarse)').matches;

/** Field to write a message. Enter sends a free message; a message that costs credits is sent only by its labelled button. */
export function Composer(props: ComposerProps) {
  const {
    writing,
    available,
    typed,
    onTyped,
    onSend,
    uploadFile,
    isOnline,
    returnTo,
    templates = null,
    later = null,
  } = props;
  const text = useMessagesText();
  useShortcuts('composer');
  const [content, setContent] = useState(typed);
  const attachments = useAttachments(uploadFile);
  const input = useRef<HTMLInputElement>(null);
  const area = useRef<HTMLTextAreaElement>(null);
  const sendButton = useRef<HTMLButtonElement>(null);
  const hintId = useId();
  const left = LONGEST_MESSAGE - content.trim().length;
  const ready = attachments.files.flatMap(({ done }) => done ?? []);
  const isReady = (content.trim() !== '' || ready.length > 0) && left >= 0 && ready.length === attachments.files.length;
  const write = (words: string): void => {
    setContent(words);
    onTyped(words);
  };
  const send = (): void => {
    if (!isReady) return;
    onSend({ content: content.trim(), attachments: ready });
    write('');
    attachments.clear();
    area.current?.focus();
  };
  const press = (event: KeyboardEvent): void => {
    // Ignore an Enter that ends an IME composition, for example an accented character.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || isTouchScreen()) return;
    event.preventDefault();
    if (writing.price > 0) sendButton.current?.focus();
    else send();
  };
  const buttonProps = { ref: sendButton, variant: 'primary', onClick: send, disabled: !isReady } as const;
  const keysHint = (
    // Hidden on touch screens, where these keys do not exist.
    <Box component="span" sx={{ '@media (pointer: coarse)': { display: 'none' } }}>
      {text('compose.hint')}
    </Box>
  );
  return (
    <Box sx={{ display: 'grid', gap: 1, px: { xs: 2, md: 3 }, py: 1.5, borderTop: 1, borderColor: 'line.main' }}>
      {writing.price > 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {text('compose.price', { count: writing.price })}
        </Typography>
      )}
      <ChosenFiles files={attachments.files} onRemove={attachments.remove} onAgain={attachments.again} />
      <Box role="alert">
        {attachments.problem !== null && (
          <Typography variant="body2" sx={{ color: 'error.main' }}>
            {attachments.problem}
          </Typography>
        )}
      </Box>
      {templates !== null && (
        <Box sx={{ justifySelf: 'start' }}>
          <TemplateMenu
            tools={templates.tools}
            kinds={['MESSAGE', 'INTERVIEW', 'OFFER', 'REMINDER']}
            about={{ person_id: templates.personId }}
            onInsert={(inserted) => {
              write(content.trim() === '' ? inserted : `${content.trim()}\n\n${inserted}`);
              area.current?.focus();
            }}
          />
        </Box>
      )}
      <Box sx={{ display: 'flex', alignItems: 'flex-end', flexWrap: 'wrap', gap: 1 }}>
        {writing.attachments && (
          <>
            <IconButton label={text('compose.attach')} onClick={() => input.current?.click()}>
              <Paperclip size={icon.normal} aria-hidden />
            </IconButton>
            <input
              ref={input}
              type="file"
              multiple
              hidden
              aria-label={text('compose.attach')}
              accept={attachmentTypes.join(',')}
              onChange={(event) => {
                attachments.add([...(event.target.files ?? [])]);
                // Reset the input, so that choosing the same file again fires a change.
                event.target.value = '';
              }}
            />
          </>
        )}
        <OutlinedInput
          value={content}
          onChange={(event) => write(event.target.value)}
          onKeyDown={press}
          onPaste={(event) => {
            const files = [...event.clipboardData.files];
            if (files.length > 0 && writing.attachments) attachments.add(files);
          }}
          multiline
          minRows={1}
          maxRows={6}
          inputRef={area}
          placeholder={text('compose.label')}
          error={left < 0}
          sx={{ flex: '1 1 180px', minWidth: 0 }}
          slotProps={{ input: { 'aria-label': text('compose.label'), 'aria-describedby': hintId } }}
        />
        {later !== null && writing.price === 0 && (
          <SendLater
            now={later.now}
            isReady={isReady}
            hasFiles={attachments.files.length > 0}
            onSchedule={async (sendAt) => {
              await later.onSend(content.trim(), sendAt);
              write('');
            }}
          />
        )}
        {writing.price > 0 ? (
          <PricedButton {...buttonProps} price={writing.price} available={available} returnTo={returnTo}>
            {text('compose.send')}
          </PricedButton>
        ) : (
          <Button {...buttonProps} aria-label={text('compose.send')}>
            {/* On narrow screens the text field gets the space. */}
            <Box component="span" sx={{ display: { xs: 'none', lg: 'inline' }, mr: 1 }}>
              {text('compose.send')}
            </Box>
            <SendHorizontal size={icon.normal} aria-hidden />
          </Button>
        )}
      </Box>
      <Typography id={hintId} variant="caption" sx={{ color: left < 0 ? 'error.main' : 'text.secondary' }}>
        {left < 0
          ? text('compose.tooLong', { count: -left })
          : left < NEAR_LIMIT
            ? text('compose.left', { count: left })
            : isOnline
              ? writing.you_are_masked
                ? text('compose.noAttach')
                : keysHint
              : text('compose.offline')}
      </Typography>
    </Box>
  );
}
