import { useEffect, useRef, useState } from 'react';
import { attachmentMaxBytes, attachmentTypes } from '@modules/media/http/files.contract';
import { MAX_ATTACHMENTS } from '@modules/messaging/http/messages.contract';
import { useErrorText } from '../../../lib/error-text';
import { formatBytes } from '../../../lib/format';
import { useLanguage } from '../../../lib/i18n';
import type { UploadPhase } from '../../../lib/upload';
import type { OutgoingFile } from '../domain/outgoing-messages';
import { useMessagesText } from '../messages/use-messages-text';

/** A file being uploaded for the next message. */
export interface ChosenFile {
  readonly key: number;
  readonly file: File;
  /** 0..100 */
  readonly percent: number;
  readonly done: OutgoingFile | null;
  readonly problem: string | null;
}

export type UploadAttachment = (
  file: File,
  onPhase: (phase: UploadPhase) => void,
  signal: AbortSignal,
) => Promise<OutgoingFile>;

/** Files chosen for a message. Each is uploaded right away and reports its progress. */
export function useAttachments(uploadFile: UploadAttachment) {
  const text = useMessagesText();
  const errorText = useErrorText();
  const language = useLanguage();
  const [files, setFiles] = useState<readonly ChosenFile[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  const running = useRef(new Map<number, AbortController>());
  const nextKey = useRef(1);
  useEffect(() => {
    const { current: uploads } = running;
    return () => {
      for (const upload of uploads.values()) upload.abort();
    };
  }, []);

  const change = (key: number, change: Partial<ChosenFile>): void =>
    setFiles((before) => before.map((each) => (each.key === key ? { ...each, ...change } : each)));
  const start = async ({ key, file }: Pick<ChosenFile, 'key' | 'file'>): Promise<void> => {
    const upload = new AbortController();
    running.current.set(key, upload);
    try {
      const done = await uploadFile(
        file,
        (phase) => change(key, { percent: phase.name === 'uploading' ? phase.percent : 95 }),
        upload.signal,
      );
      change(key, { done, percent: 100 });
    } catch (error) {
      if (!upload.signal.aborted) change(key, { problem: errorText(error) });
    } finally {
      running.current.delete(key);
    }
  };
  const refusalOf = (file: File): string | null => {
    const isKnown = (attachmentTypes as readonly string[]).includes(file.type) || /\.(heic|heif)$/i.test(file.name);
    if (!isKnown) return text('compose.wrongType', { name: file.name });
    if (file.size > attachmentMaxBytes) {
      return text('compose.tooLarge', { name: file.name, limit: formatBytes(attachmentMaxBytes, language) });
    }
    return null;
  };
  const add = (chosen: readonly File[]): void => {
    const refusals = chosen.map(refusalOf);
    const good = chosen.filter((_, index) => refusals[index] === null);
    const room = MAX_ATTACHMENTS - files.length;
    setProblem(
      good.length > room
        ? text('compose.tooMany', { max: MAX_ATTACHMENTS })
        : (refusals.find((refusal) => refusal !== null) ?? null),
    );
    const taken = good.slice(0, room).map((file) => ({
      key: nextKey.current++,
      file,
      percent: 0,
      done: null,
      problem: null,
    }));
    setFiles((before) => [...before, ...taken]);
    for (const each of taken) void start(each);
  };
  return {
    files,
    problem,
    add,
    again: (each: ChosenFile): void => {
      change(each.key, { problem: null, percent: 0 });
      void start(each);
    },
    remove: (key: number): void => {
      running.current.get(key)?.abort();
      setFiles((before) => before.filter((each) => each.key !== key));
    },
    clear: (): void => {
      setFiles([]);
      setProblem(null);
    },
  };
}
