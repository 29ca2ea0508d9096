import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { applicationStatuses } from '@modules/applications/http/stage-fields.contract';
import { MAX_STAGES } from '@modules/applications/http/stages.contract';
import { Button } from '../../../design-system/Button/Button';
import { SelectField } from '../../../design-system/form/SelectField';
import { TextField } from '../../../design-system/form/TextField';
import { IconButton } from '../../../design-system/IconButton/IconButton';
import { icon, radius } from '../../../design-system/theme/tokens';
import { VisuallyHidden } from '../../../design-system/VisuallyHidden/VisuallyHidden';
import { useSharedText } from '../../../lib/messages/use-shared-text';
import { movesAfter, peopleOf, type StageDraft, type StagesDraft } from '../domain/stage-draft';
import { useStagesText } from '../messages/use-stages-text';
import { RemovingDialog } from './RemovingDialog';
import { StageActions } from './StageActions';

const blank = (): StageDraft => ({
  key: crypto.randomUUID(),
  fr: '',
  en: '',
  maps_to: 'REVIEWED',
  limit: null,
  actions: [],
  people: 0,
  stored: false,
});

interface Removing {
  readonly index: number;
  readonly stage: StageDraft;
  readonly people: number;
}

/** Stages in order: named in both languages, moved by buttons. Removing one with people asks for their new stage. */
export function StageRows({ before }: { readonly before: readonly StageDraft[] }) {
  const text = useStagesText();
  const shared = useSharedText();
  const { control, getValues, setValue } = useFormContext<StagesDraft>();
  const { fields, append, remove, move } = useFieldArray({ control, name: 'stages' });
  const [announcement, announce] = useState('');
  const [removing, setRemoving] = useState<Removing | null>(null);
  const shift = (from: number, to: number): void => {
    move(from, to);
    announce(text('moved', { from: from + 1, to: to + 1 }));
  };
  const drop = (index: number, stage: StageDraft, to: string | null): void => {
    setValue('moves', movesAfter(getValues('moves'), stage.key, to), { shouldDirty: true });
    remove(index);
    setRemoving(null);
  };
  const ask = (index: number): void => {
    const stage = getValues('stages')[index];
    if (!stage) return;
    const people = peopleOf(before, getValues('moves'), stage.key);
    if (people === 0) drop(index, stage, null);
    else setRemoving({ index, stage, people });
  };
  const states = applicationStatuses.map((value) => ({ value, label: shared(`application.${value}`) }));
  return (
    <>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
        {fields.map((field, index) => {
          const place = index + 1;
          return (
            <Box
              component="li"
              key={field.id}
              aria-label={text('stage', { place })}
              sx={{
                display: 'grid',
                gap: 1.5,
                p: 2,
                borderRadius: `${radius.control}px`,
                bgcolor: 'background.sunken',
              }}
            >
              <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { sm: '1fr 1fr' } }}>
                <TextField name={`stages.${index}.fr`} label={text('name.fr')} />
                <TextField name={`stages.${index}.en`} label={text('name.en')} />
              </Box>
              <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'flex-end' }}>
                <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
                  {field.stored ? (
                    <Typography variant="body2">
                      {text('statusIs', { status: shared(`application.${field.maps_to}`) })}
                    </Typography>
                  ) : (
                    <SelectField
                      name={`stages.${index}.maps_to`}
                      label={text('status')}
                      hint={text('statusFixed')}
                      options={states}
                    />
                  )}
                  {field.people > 0 && (
                    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                      {text('people', { count: field.people })}
                    </Typography>
                  )}
                </Box>
                <Box sx={{ display: 'flex', gap: 0.5, ml: 'auto' }}>
                  <IconButton
                    label={text('up', { place })}
                    onClick={() => shift(index, index - 1)}
                    disabled={index === 0}
                  >
                    <ArrowUp size={icon.normal} aria-hidden />
                  </IconButton>
                  <IconButton
                    label={text('down', { place })}
                    onClick={() => shift(index, index + 1)}
                    disabled={index === fields.length - 1}
                  >
                    <ArrowDown size={icon.normal} aria-hidden />
                  </IconButton>
                  <IconButton
                    label={text('remove', { place })}
                    onClick={() => ask(index)}
                    disabled={fields.length === 1}
                  >
                    <Trash2 size={icon.normal} aria-hidden />
                  </IconButton>
                </Box>
              </Box>
              <StageActions index={index} />
            </Box>
          );
        })}
      </Box>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <Button
          onClick={() => append(blank())}
          disabled={fields.length >= MAX_STAGES}
          startIcon={<Plus size={icon.normal} aria-hidden />}
        >
          {text('add')}
        </Button>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {text('count', { count: fields.length, max: MAX_STAGES })}
        </Typography>
      </Box>
      {removing !== null && (
        <RemovingDialog
          key={removing.stage.key}
          stage={removing.stage}
          people={removing.people}
          stages={getValues('stages')}
          onRemove={(to) => drop(removing.index, removing.stage, to)}
          onClose={() => setRemoving(null)}
        />
      )}
    </>
  );
}
