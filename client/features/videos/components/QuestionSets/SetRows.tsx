import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { questionsMax } from '@modules/media/http/questions.contract';
import { Button } from '../../../../design-system/Button/Button';
import { SelectField } from '../../../../design-system/form/SelectField';
import { TextField } from '../../../../design-system/form/TextField';
import { IconButton } from '../../../../design-system/IconButton/IconButton';
import { icon, radius } from '../../../../design-system/theme/tokens';
import { VisuallyHidden } from '../../../../design-system/VisuallyHidden/VisuallyHidden';
import { durationInWords } from '../../../../lib/format';
import { useLanguage } from '../../../../lib/i18n';
import { emptySetQuestion, lengthsFor, type SetDraft } from '../../domain/question-set';
import { useSetsText } from '../../messages/use-sets-text';

/** Questions of a set in order, each with its suggested time. */
export function SetRows() {
  const text = useSetsText();
  const language = useLanguage();
  const { control, formState, getValues } = useFormContext<SetDraft>();
  const { fields, append, remove, move } = useFieldArray({ control, name: 'questions' });
  const [announcement, announce] = useState('');
  const listError = formState.errors.questions?.root?.message ?? formState.errors.questions?.message;
  const shift = (from: number, to: number): void => {
    move(from, to);
    announce(text('moved', { from: from + 1, to: to + 1 }));
  };
  return (
    <>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
        {fields.map((field, index) => {
          const number = index + 1;
          return (
            <Box
              component="li"
              key={field.id}
              sx={{
                display: 'grid',
                gap: 1.5,
                p: 2,
                borderRadius: `${radius.control}px`,
                bgcolor: 'background.sunken',
              }}
            >
              <TextField name={`questions.${index}.text`} label={text('question', { number })} />
              <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'flex-end' }}>
                <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
                  <SelectField
                    name={`questions.${index}.seconds`}
                    label={text('length', { number })}
                    emptyLabel={text('length.none')}
                    optional
                    options={lengthsFor(getValues(`questions.${index}.seconds`)).map((seconds) => ({
                      value: String(seconds),
                      label: durationInWords(seconds, language),
                    }))}
                  />
                </Box>
                <Box sx={{ display: 'flex', gap: 0.5, ml: 'auto' }}>
                  <IconButton
                    label={text('up', { number })}
                    onClick={() => shift(index, index - 1)}
                    disabled={index === 0}
                  >
                    <ArrowUp size={icon.normal} aria-hidden />
                  </IconButton>
                  <IconButton
                    label={text('down', { number })}
                    onClick={() => shift(index, index + 1)}
                    disabled={index === fields.length - 1}
                  >
                    <ArrowDown size={icon.normal} aria-hidden />
                  </IconButton>
                  <IconButton label={text('drop', { number })} onClick={() => remove(index)}>
                    <Trash2 size={icon.normal} aria-hidden />
                  </IconButton>
                </Box>
              </Box>
            </Box>
          );
        })}
      </Box>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      {listError !== undefined && (
        <Box role="alert">
          <FormHelperText error>{listError}</FormHelperText>
        </Box>
      )}
      <Box>
        <Button
          onClick={() => append(emptySetQuestion)}
          disabled={fields.length >= questionsMax}
          startIcon={<Plus size={icon.normal} aria-hidden />}
        >
          {text('add')}
        </Button>
      </Box>
    </>
  );
}
