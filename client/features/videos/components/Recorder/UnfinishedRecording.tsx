import { Button } from '../../../../design-system/Button/Button';
import { Card } from '../../../../design-system/Card/Card';
import type { Recording } from '../../domain/recording';
import { useRecorderText } from '../../messages/use-recorder-text';

export interface UnfinishedRecordingProps {
  readonly recording: Recording;
  readonly onResume: () => void;
  readonly onDiscard: () => void;
}

/** Offers to continue or discard a recording that was begun earlier. */
export function UnfinishedRecording({ recording, onResume, onDiscard }: UnfinishedRecordingProps) {
  const text = useRecorderText();
  const done = recording.answers.filter(({ isFinished }) => isFinished).length;
  return (
    <Card
      as="section"
      title={text('unfinished.title')}
      titleLevel={2}
      subtitle={text('unfinished.text', { done, total: recording.prompts.length })}
      actions={
        <>
          <Button variant="primary" onClick={onResume}>
            {text('unfinished.resume')}
          </Button>
          <Button variant="danger" onClick={onDiscard}>
            {text('unfinished.discard')}
          </Button>
        </>
      }
    />
  );
}
