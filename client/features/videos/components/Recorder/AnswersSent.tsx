import { Button } from '../../../../design-system/Button/Button';
import { Card } from '../../../../design-system/Card/Card';
import { paths } from '../../../../lib/paths';
import { useRecorderText } from '../../messages/use-recorder-text';

/** Shown after answers to a posting were sent: links back to it, to apply. */
export function AnswersSent({ jobId }: { readonly jobId: string }) {
  const text = useRecorderText();
  return (
    <Card
      as="section"
      title={text('done.title')}
      titleLevel={2}
      subtitle={text('done.text')}
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
