import { useContext } from 'react';
import { Button } from '../../../../design-system/Button/Button';
import { ErrorState } from '../../../../design-system/ErrorState/ErrorState';
import { paths } from '../../../../lib/paths';
import type { CameraProblem } from '../../../../lib/devices/camera-problem';
import { useRecorderText } from '../../messages/use-recorder-text';
import { RecordPlaceContext } from '../../recorder/record-place';

export interface CameraTroubleProps {
  readonly problem: CameraProblem;
  readonly onRetry: () => void;
}

/** Explains why there is no picture and what to do. Also offers a phone, or to upload a file instead. */
export function CameraTrouble({ problem, onRetry }: CameraTroubleProps) {
  const text = useRecorderText();
  const { offer, isPhone } = useContext(RecordPlaceContext);
  return (
    <ErrorState
      what={text(`problem.${problem}.title`)}
      toDo={text(`problem.${problem}.toDo`)}
      {...(problem !== 'unsupported' && { onRetry })}
      action={
        <>
          {offer}
          {!isPhone && <Button href={paths.videos}>{text('upload')}</Button>}
        </>
      }
    />
  );
}
