import { Button } from '../../../../design-system/Button/Button';
import { ErrorState } from '../../../../design-system/ErrorState/ErrorState';
import { paths } from '../../../../lib/paths';
import type { CameraProblem } from '../../../../lib/devices/camera-problem';
import { useRecorderText } from '../../messages/use-recorder-text';

export interface CameraTroubleProps {
  readonly problem: CameraProblem;
  readonly onRetry: () => void;
}

/** Explains why there is no picture and what to do. Also offers to upload a file instead. */
export function CameraTrouble({ problem, onRetry }: CameraTroubleProps) {
  const text = useRecorderText();
  return (
    <ErrorState
      what={text(`problem.${problem}.title`)}
      toDo={text(`problem.${problem}.toDo`)}
      {...(problem !== 'unsupported' && { onRetry })}
      action={<Button href={paths.videos}>{text('upload')}</Button>}
    />
  );
}
