import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import type { UploadInfo } from '@modules/media/http/media.contract';
import type { QuestionBlock } from '@modules/media/http/questions.contract';
import { Button } from '../../../../design-system/Button/Button';
import { Card } from '../../../../design-system/Card/Card';
import { FileDropzone } from '../../../../design-system/FileDropzone/FileDropzone';
import { Notice } from '../../../../design-system/Notice/Notice';
import { formatBytes } from '../../../../lib/format';
import { useLanguage } from '../../../../lib/i18n';
import type { NewVideo, RunningUpload } from '../../api/running-upload';
import { isSoundFile } from '../../domain/answer-format';
import { acceptedTypes, refusalOf, sizeRefusalOf } from '../../domain/file-rules';
import { useFormatsText } from '../../messages/use-formats-text';
import { useVideosText } from '../../messages/use-videos-text';
import { ChosenVideo, type ChosenVideoProps } from './ChosenVideo';
import { SendingUpload } from './SendingUpload';

export interface UploadPanelProps {
  readonly info: UploadInfo;
  readonly upload: RunningUpload | null;
  /** Sets to choose questions from. */
  readonly blocks: readonly QuestionBlock[];
  /** Name of the file whose upload can resume; null for none. */
  readonly unfinished: string | null;
  /** Another way to add a video, for example the recorder. */
  readonly invitation?: ReactNode;
  readonly onUpload: (video: NewVideo) => void;
  readonly onDismiss: () => void;
  readonly onGiveUp: () => void;
  readonly onSets: ChosenVideoProps['onSets'];
}

/** Chooses a file, names it, uploads it and shows the progress. */
export function UploadPanel(props: UploadPanelProps) {
  const { info, upload, blocks, unfinished, invitation, onUpload, onDismiss, onGiveUp, onSets } = props;
  const text = useVideosText();
  const formats = useFormatsText();
  const language = useLanguage();
  const [file, setFile] = useState<File | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const size = formatBytes(info.video.max_size_bytes, language);

  if (upload !== null) {
    return (
      <Card as="section" title={text('upload.title')} titleLevel={2}>
        <SendingUpload upload={upload} onRetry={onUpload} onDismiss={onDismiss} />
      </Card>
    );
  }

  const choose = (chosen: File): void => {
    const reason = isSoundFile(chosen, info.sound.accepted_extensions)
      ? sizeRefusalOf(chosen, info.video)
      : refusalOf(chosen, info.video);
    setRefusal(reason === null ? null : text(`upload.${reason}`, { size }));
    setFile(reason === null ? chosen : null);
  };
  const types = info.video.accepted_extensions.map((extension) => extension.replace('.', '').toUpperCase()).join(', ');
  const sounds = info.sound.accepted_extensions.map((extension) => extension.replace('.', '').toUpperCase()).join(', ');
  const left = info.quota.uploads_left_today;
  return (
    <Card as="section" title={text('upload.title')} titleLevel={2}>
      {unfinished !== null && file === null && (
        <Notice tone="info" action={<Button onClick={onGiveUp}>{text('upload.startOver')}</Button>}>
          {text('upload.unfinished', { name: unfinished })}
        </Notice>
      )}
      {left === 0 ? (
        <Notice tone="info">{text('upload.noneLeft')}</Notice>
      ) : file === null ? (
        <FileDropzone
          label={text('upload.choose')}
          hint={`${text('upload.limits', { types, size, minutes: Math.floor(info.video.max_duration_seconds / 60) })} ${formats('upload.sound', { types: sounds })}`}
          accept={[...acceptedTypes(info.video), ...acceptedTypes(info.sound)]}
          isJudgedElsewhere
          onFile={choose}
          {...(refusal !== null && { rejection: refusal })}
        />
      ) : (
        <ChosenVideo
          key={`${file.name} ${file.size} ${file.lastModified}`}
          file={file}
          info={info}
          blocks={blocks}
          onUpload={(video) => {
            setFile(null);
            onUpload(video);
          }}
          onOtherFile={() => setFile(null)}
          onSets={onSets}
        />
      )}
      {file === null && invitation}
      <Box sx={{ display: 'grid', gap: 0.5 }}>
        {left > 0 && left < 5 && <Typography variant="body2">{text('upload.left', { count: left })}</Typography>}
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {text('upload.privacy')}
        </Typography>
      </Box>
    </Card>
  );
}
