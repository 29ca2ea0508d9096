import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useState, type ReactNode } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useStoryText } from '../../../storybook/decorators/story-text';
import { FieldRegistryContext, type FieldRegistry } from './field-registry';

interface CellProps {
  readonly title: string;
  readonly value: unknown;
  readonly problem?: string;
  readonly children: ReactNode;
}

/** A field in a form of its own, with a value and perhaps an error, as the form would show it. */
function Cell({ title, value, problem, children }: CellProps) {
  const form = useForm({ defaultValues: { field: value } });
  const { setError } = form;
  const [registry] = useState<FieldRegistry>(() => ({ fields: new Map() }));
  useEffect(() => {
    if (problem !== undefined) setError('field', { message: problem });
  }, [problem, setError]);
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1, minWidth: 0 }}>
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
        {title}
      </Typography>
      <FormProvider {...form}>
        <FieldRegistryContext value={registry}>{children}</FieldRegistryContext>
      </FormProvider>
    </Box>
  );
}

export interface FieldStatesProps {
  readonly empty: unknown;
  readonly filled: unknown;
  /** Sentence of the error. */
  readonly problem: string;
  /** The field, whose name must be `field`. The label differs by state, because names are unique on a page. */
  readonly render: (state: {
    readonly label: string;
    readonly hint?: string;
    readonly optional?: boolean;
  }) => ReactNode;
  readonly label: string;
  readonly hint: string;
}

/** A field in each state: empty, with a hint, filled, optional, refused. */
export function FieldStates({ empty, filled, problem, render, label, hint }: FieldStatesProps) {
  const say = useStoryText();
  const cells = [
    { title: say('Vide', 'Empty'), value: empty },
    { title: say('Avec un indice', 'With a hint'), value: empty, hint },
    { title: say('Rempli', 'Filled'), value: filled },
    { title: say('Facultatif', 'Optional'), value: empty, optional: true },
    { title: say('Refusé', 'Refused'), value: empty, hint, problem },
  ];
  return (
    <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'repeat(auto-fill, minmax(280px, 1fr))' }}>
      {cells.map(({ title, value, problem: sentence, ...texts }) => (
        <Cell key={title} title={title} value={value} {...(sentence !== undefined && { problem: sentence })}>
          {render({ ...texts, label: `${label} · ${title.toLowerCase()}` })}
        </Cell>
      ))}
    </Box>
  );
}
