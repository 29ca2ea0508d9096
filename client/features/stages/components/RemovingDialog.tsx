import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Button } from '../../../design-system/Button/Button';
import { Dialog } from '../../../design-system/Dialog/Dialog';
import { PlainSelect } from '../../../design-system/PlainSelect/PlainSelect';
import { useLanguage } from '../../../lib/i18n';
import { useSharedText } from '../../../lib/messages/use-shared-text';
import { type StageDraft, targetsFor } from '../domain/stage-draft';
import { useStagesText } from '../messages/use-stages-text';

export interface RemovingDialogProps {
  readonly stage: StageDraft;
  readonly people: number;
  readonly stages: readonly StageDraft[];
  readonly onRemove: (to: string) => void;
  readonly onClose: () => void;
}

/** Asks for another stage for the people of a stage before it is removed. */
export function RemovingDialog({ stage, people, stages, onRemove, onClose }: RemovingDialogProps) {
  const text = useStagesText();
  const shared = useSharedText();
  const language = useLanguage();
  const targets = targetsFor(stages, stage);
  const [to, setTo] = useState(targets[0] ?? stage.maps_to);
  const labelOf = (key: string): string =>
    stages.find((each) => each.key === key && each.key !== stage.key)?.[language] ??
    text('removing.standard', { name: shared(`application.${stage.maps_to}`) });
  return (
    <Dialog
      open
      title={text('removing.title', { name: stage[language] })}
      onClose={onClose}
      actions={
        <>
          <Button variant="text" onClick={onClose}>
            {text('cancel')}
          </Button>
          <Button variant="danger" onClick={() => onRemove(to)}>
            {text('removing.confirm')}
          </Button>
        </>
      }
    >
      <Typography>{text('removing.sentence', { count: people })}</Typography>
      <PlainSelect
        label={text('removing.to')}
        value={to}
        options={targets.map((value) => ({ value, label: labelOf(value) }))}
        onChange={setTo}
      />
    </Dialog>
  );
}
