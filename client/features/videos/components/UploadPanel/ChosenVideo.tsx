import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { UploadInfo } from '@modules/media/http/media.contract';
import type { QuestionBlock, QuestionInput } from '@modules/media/http/questions.contract';
import { Button } from '../../../../design-system/Button/Button';
import { radius } from '../../../../design-system/theme/tokens';
import { isSoundFile } from '../../domain/answer-format';
import type { NewVideo } from '../../api/running-upload';
import { NewVideoForm } from '../../forms/NewVideoForm';
import { useVideosText } from '../../messages/use-videos-text';
import { QuestionEditor, type QuestionEditorProps } from '../QuestionEditor/QuestionEditor';
import { usePreview } from './use-preview';

export interface ChosenVideoProps {
  readonly file: File;
  readonly info: UploadInfo;
  readonly blocks: readonly QuestionBlock[];
  readonly onUpload: (video: NewVideo) => void;
  readonly onOtherFile: () => void;
  readonly onSets: QuestionEditorProps['onSets'];
}

/** A chosen file in two steps: edit its questions, then, once they are saved, upload. */
export function ChosenVideo({ file, info, blocks, onUpload, onOtherFile, onSets }: ChosenVideoProps) {
  const text = useVideosText();
  const preview = usePreview(file);
  const isSound = isSoundFile(file, info.sound.accepted_extensions) || !preview.hasPicture;
  const [saved, setSaved] = useState<readonly QuestionInput[]>([]);
  const [isEditing, setEditing] = useState(true);
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      {preview.url !== null && preview.duration !== null && (
        <Box
          component={isSound ? 'audio' : 'video'}
          src={preview.url}
          controls
          muted={!isSound}
          playsInline
          aria-label={file.name}
          sx={{
            width: '100%',
            ...(!isSound && { maxHeight: 280, borderRadius: `${radius.media}px`, bgcolor: 'overMedia.ground' }),
          }}
        />
      )}
      <Box component="section" sx={{ display: 'grid', gap: 1.5 }}>
        <Typography variant="h4" component="h3">
          {text('questions.title')}
        </Typography>
        {isEditing ? (
          <>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {text('questions.lead')}
            </Typography>
            <QuestionEditor
              questions={saved}
              blocks={blocks}
              duration={preview.duration}
              onSets={onSets}
              onSave={(questions) => {
                setSaved(questions);
                setEditing(false);
                return Promise.resolve();
              }}
              {...(saved.length > 0 && { onCancel: () => setEditing(false) })}
            />
          </>
        ) : (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
            <Typography role="status">{text('questions.count', { count: saved.length })}</Typography>
            <Button variant="text" onClick={() => setEditing(true)}>
              {text('questions.edit')}
            </Button>
          </Box>
        )}
      </Box>
      <NewVideoForm
        file={file}
        isSound={isSound}
        qualities={info.video.qualities}
        defaultQuality={info.video.default_quality}
        isLocked={isEditing || saved.length === 0}
        onSend={(values) => onUpload({ file, questions: saved, ...values })}
        onOtherFile={onOtherFile}
      />
    </Box>
  );
}
