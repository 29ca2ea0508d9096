import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { z } from 'zod';
import {
  type Criterion,
  MAX_CRITERIA,
  type SaveScorecardRequest,
  type Scorecard,
  scoreSteps,
} from '@modules/applications/http/reviews.contract';
import { Button } from '../../../design-system/Button/Button';
import { Card } from '../../../design-system/Card/Card';
import { Form } from '../../../design-system/form/Form';
import { FormActions } from '../../../design-system/form/FormActions';
import { SubmitButton } from '../../../design-system/form/SubmitButton';
import { TextField } from '../../../design-system/form/TextField';
import { useReviewsText } from '../messages/use-reviews-text';

export interface ScorecardFormProps {
  readonly scorecard: Scorecard;
  readonly onSave: (body: SaveScorecardRequest) => Promise<void>;
}

interface Row {
  readonly key: string;
  readonly name: string;
  readonly anchors: string[];
}
interface Values {
  criteria: Row[];
}

const rowOf = ({ id, name, anchors }: Criterion): Row => ({ key: id, name, anchors: [...anchors] });
const blank = (): Row => ({ key: crypto.randomUUID(), name: '', anchors: ['', '', '', ''] });

/** Up to ten criteria, each with a description of its four scores. */
export function ScorecardForm({ scorecard, onSave }: ScorecardFormProps) {
  const text = useReviewsText();
  const needed = text('scorecard.needed');
  const schema = useMemo(() => {
    const words = z.string().trim().min(1, { error: needed }).max(200);
    return z.object({
      criteria: z
        .array(z.object({ key: z.string(), name: words.max(120), anchors: z.array(words).length(4) }))
        .min(1)
        .max(MAX_CRITERIA),
    });
  }, [needed]);
  const defaultValues = useMemo(() => ({ criteria: scorecard.criteria.map(rowOf) }), [scorecard.criteria]);
  return (
    <Form
      schema={schema}
      defaultValues={defaultValues}
      label={text('scorecard.title')}
      onSubmit={({ criteria }) =>
        onSave({
          version: scorecard.version,
          criteria: criteria.map(({ key, name, anchors: [one = '', two = '', three = '', four = ''] }) => ({
            id: key,
            name,
            anchors: [one, two, three, four],
          })),
        })
      }
    >
      <Criteria templates={scorecard.templates} />
      <FormActions>
        <SubmitButton>{text('scorecard.save')}</SubmitButton>
      </FormActions>
    </Form>
  );
}

function Criteria({ templates }: Pick<Scorecard, 'templates'>) {
  const text = useReviewsText();
  const { control } = useFormContext<Values>();
  const { fields, append, remove, replace } = useFieldArray<Values, 'criteria'>({ control, name: 'criteria' });
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box role="group" aria-label={text('scorecard.templates')} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {templates.map(({ id, name, criteria }) => (
          <Button key={id} dense onClick={() => replace(criteria.map(rowOf))}>
            {text('scorecard.useTemplate', { name })}
          </Button>
        ))}
      </Box>
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2 }}>
        {fields.map(({ id }, index) => {
          const place = index + 1;
          return (
            <Card
              key={id}
              as="li"
              title={text('scorecard.criterion', { place })}
              titleLevel={2}
              {...(fields.length > 1 && {
                actions: (
                  <Button
                    variant="text"
                    dense
                    onClick={() => remove(index)}
                    aria-label={text('scorecard.remove', { place })}
                  >
                    {text('scorecard.removeShort')}
                  </Button>
                ),
              })}
            >
              <Box sx={{ display: 'grid', gap: 2 }}>
                <TextField name={`criteria.${index}.name`} label={text('scorecard.name')} />
                <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { md: '1fr 1fr' } }}>
                  {scoreSteps.map((score, step) => (
                    <TextField
                      key={score}
                      name={`criteria.${index}.anchors.${step}`}
                      label={text('scorecard.anchor', { score })}
                    />
                  ))}
                </Box>
              </Box>
            </Card>
          );
        })}
      </Box>
      {fields.length < MAX_CRITERIA && (
        <Box>
          <Button onClick={() => append(blank())}>{text('scorecard.add')}</Button>
        </Box>
      )}
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {fields.length} / {MAX_CRITERIA}
      </Typography>
    </Box>
  );
}
