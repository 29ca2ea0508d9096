import { Button } from '../../../../design-system/Button/Button';
import { Card } from '../../../../design-system/Card/Card';
import { paths } from '../../../../lib/paths';
import { useFormatsText } from '../../messages/use-formats-text';
import { useRecorderText } from '../../messages/use-recorder-text';

export interface AnswersSentProps {
  readonly jobId: string;
  /** Written answers are complete at once. */
  readonly isWritten?: boolean;
}

/** Shown after answers to a posting were sent: links back to it, to apply. */
export function AnswersSent({ jobId, isWritten = false }: AnswersSentProps) {
  const text = useRecorderText();
  const formats = useFormatsText();
  return (
    <Card
      as="section"
      title={isWritten ? formats('done.title') : text('done.title')}
      titleLevel={2}
      subtitle={isWritten ? formats('done.text') : text('done.text')}
      actions={
        <>
          <Button variant="primary" href={paths.job(jobId)}>
            {text('done.back')}
          </Button>
          <Button href={paths.videos}>{text('back')}</Button>
        </>
      }
    />
  );
}
