import Box from '@mui/material/Box';
import { z } from 'zod';
import { Form } from '../../../design-system/form/Form';
import { SubmitButton } from '../../../design-system/form/SubmitButton';
import { TextField } from '../../../design-system/form/TextField';
import { useBackOfficeText } from '../messages/use-back-office-text';

const schema = z.object({ q: z.string().trim().max(120) });

export interface SearchFormProps {
  readonly label: string;
  readonly q: string;
  readonly onSearch: (q: string) => void;
}

/** A search field with a button. Nothing is sent while typing. */
export function SearchForm({ label, q, onSearch }: SearchFormProps) {
  const text = useBackOfficeText();
  return (
    <Form
      schema={schema}
      defaultValues={{ q }}
      label={text('search.action')}
      onSubmit={(values) => {
        onSearch(values.q);
        return Promise.resolve();
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: 2 }}>
        <Box sx={{ flex: '1 1 240px', maxWidth: 480 }}>
          <TextField name="q" type="search" label={label} optional="unmarked" />
        </Box>
        <SubmitButton variant="secondary">{text('search.action')}</SubmitButton>
      </Box>
    </Form>
  );
}
