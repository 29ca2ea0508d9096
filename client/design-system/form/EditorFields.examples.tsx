import { z } from 'zod';
import { useStoryText } from '../../../storybook/decorators/story-text';
import { Button } from '../Button/Button';
import { ChipsField } from './ChipsField';
import { ChoiceField } from './ChoiceField';
import { ChoicesField } from './ChoicesField';
import { Form } from './Form';
import { SalaryField } from './SalaryField';
import { SaveBar } from './SaveBar';
import { SubmitButton } from './SubmitButton';

const shape = z.object({
  contract: z.array(z.string()),
  nights: z.enum(['YES', 'NO', '']),
  salary: z.string().max(200),
  chips: z.array(z.string()).max(5),
});

export interface EditorFormProps {
  salary: string;
  chips: string[];
  onSubmit?: (values: z.output<typeof shape>) => Promise<unknown>;
}

export function EditorForm({ salary, chips, onSubmit = () => Promise.resolve() }: EditorFormProps) {
  const say = useStoryText();
  return (
    <Form
      schema={shape}
      defaultValues={{ contract: ['FULL_TIME'], nights: 'NO', salary, chips }}
      onSubmit={onSubmit}
      label={say('Préférences', 'Preferences')}
    >
      <ChoicesField
        name="contract"
        label={say('Types de contrat', 'Kinds of contract')}
        options={[
          { value: 'FULL_TIME', label: say('Temps plein', 'Full time') },
          { value: 'PART_TIME', label: say('Temps partiel', 'Part time') },
          { value: 'INTERNSHIP', label: say('Stage', 'Internship') },
        ]}
      />
      <ChoiceField
        name="nights"
        inline
        label={say('Travail de nuit', 'Night shifts')}
        options={[
          { value: 'YES', label: say('Oui', 'Yes') },
          { value: 'NO', label: say('Non', 'No') },
          { value: '', label: say('Sans préférence', 'No preference') },
        ]}
      />
      <SalaryField
        name="salary"
        label={say('Salaire souhaité', 'Desired pay')}
        hint={say('Avant impôts.', 'Before taxes.')}
        optional
      />
      <ChipsField name="chips" label={say('Compétences', 'Skills')} max={5} optional />
      <SaveBar>
        <SubmitButton>{say('Enregistrer', 'Save')}</SubmitButton>
        <Button>{say('Annuler', 'Cancel')}</Button>
      </SaveBar>
    </Form>
  );
}
