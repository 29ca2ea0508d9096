import { useFormContext } from 'react-hook-form';
import { type Arrival, movesAfter, type StagesDraft } from '../domain/stage-draft';
import { RemovingDialog } from './RemovingDialog';

export interface ArrivalDialogProps extends Arrival {
  readonly onClose: () => void;
}

/** Somebody moved into a removed stage before it was saved: asks for their new stage, and keeps the typed values. */
export function ArrivalDialog({ stage, people, onClose }: ArrivalDialogProps) {
  const { getValues, setValue } = useFormContext<StagesDraft>();
  return (
    <RemovingDialog
      stage={stage}
      people={people}
      stages={getValues('stages')}
      onRemove={(to) => {
        setValue('moves', movesAfter(getValues('moves'), stage.key, to), { shouldDirty: true });
        onClose();
      }}
      onClose={onClose}
    />
  );
}
