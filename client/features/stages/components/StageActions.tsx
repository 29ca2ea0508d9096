import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Plus, Trash2 } from 'lucide-react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { MAX_STAGE_ACTIONS } from '@modules/applications/http/stages.contract';
import { Button } from '../../../design-system/Button/Button';
import { NumberField } from '../../../design-system/form/NumberField';
import { SelectField } from '../../../design-system/form/SelectField';
import { IconButton } from '../../../design-system/IconButton/IconButton';
import { icon } from '../../../design-system/theme/tokens';
import {
  actionKinds,
  freeKinds,
  hasActions,
  isReminder,
  type StageDraft,
  type StagesDraft,
} from '../domain/stage-draft';
import { useStagesText } from '../messages/use-stages-text';

/** Form fields of a stage's time limit and automatic actions. */
export function StageActions({ index }: { readonly index: number }) {
  const text = useStagesText();
  const { control } = useFormContext<StagesDraft>();
  // Undefined for a moment after the stage was removed.
  const stage = useWatch({ control, name: `stages.${index}` }) as StageDraft | undefined;
  const { fields, append, remove } = useFieldArray({ control, name: `stages.${index}.actions` });
  if (!stage || !hasActions(stage.maps_to)) return null;
  const place = index + 1;
  const [next] = freeKinds(stage.actions);
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Box sx={{ maxWidth: 320 }}>
        <NumberField
          name={`stages.${index}.limit`}
          label={text('limit')}
          hint={text('limit.hint')}
          endAdornment={text('days')}
          optional
        />
      </Box>
      {fields.length > 0 && (
        <Typography variant="body2" sx={{ fontWeight: 'bold' }}>
          {text('actions.when')}
        </Typography>
      )}
      {fields.map((field, at) => {
        const kind = stage.actions[at]?.kind ?? field.kind;
        const free = new Set([...freeKinds(stage.actions), kind]);
        return (
          <Box key={field.id} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'flex-start' }}>
            <Box sx={{ flex: '1 1 260px', minWidth: 0 }}>
              <SelectField
                name={`stages.${index}.actions.${at}.kind`}
                label={text('action', { number: at + 1 })}
                options={actionKinds
                  .filter((each) => free.has(each))
                  .map((value) => ({ value, label: text(`action.${value}`) }))}
                hint={text(`action.hint.${kind}`)}
              />
            </Box>
            {isReminder(kind) && (
              <Box sx={{ width: 140 }}>
                <NumberField
                  name={`stages.${index}.actions.${at}.days`}
                  label={text('action.days')}
                  endAdornment={text('days')}
                />
              </Box>
            )}
            <Box sx={{ pt: 3.5 }}>
              <IconButton label={text('action.remove', { number: at + 1, place })} onClick={() => remove(at)}>
                <Trash2 size={icon.normal} aria-hidden />
              </IconButton>
            </Box>
          </Box>
        );
      })}
      {next !== undefined && fields.length < MAX_STAGE_ACTIONS && (
        <Box>
          <Button
            dense
            onClick={() => append({ kind: next, days: 3 })}
            startIcon={<Plus size={icon.normal} aria-hidden />}
            aria-label={text('action.addTo', { place })}
          >
            {text('action.add')}
          </Button>
        </Box>
      )}
    </Box>
  );
}
