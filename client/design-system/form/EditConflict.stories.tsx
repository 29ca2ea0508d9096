import type { Meta, StoryObj } from '@storybook/react-vite';
import { z } from 'zod';
import { useStoryText } from '../../../storybook/decorators/story-text';
import { onPhone } from '../../../storybook/widths';
import { EditConflict } from './EditConflict';
import { Form } from './Form';
import { SubmitButton } from './SubmitButton';
import { TextArea } from './TextArea';
import { TextField } from './TextField';

const schema = z.object({ title: z.string(), place: z.string(), text: z.string() });
type Values = z.infer<typeof schema>;

interface Situation {
  readonly base: Values | null;
  readonly mine: Values;
  readonly theirs: Values;
}

function Editor({ base, mine, theirs }: Situation) {
  const say = useStoryText();
  const labels = { title: say('Titre', 'Title'), place: say('Lieu', 'Place'), text: 'Description' };
  return (
    <Form schema={schema} defaultValues={mine} onSubmit={() => Promise.resolve()} label={say('Offre', 'Job')}>
      <EditConflict<Values>
        base={base}
        theirs={theirs}
        fields={(['title', 'place', 'text'] as const).map((name) => ({ name, label: labels[name] }))}
      />
      <TextField name="title" label={labels.title} />
      <TextField name="place" label={labels.place} />
      <TextArea name="text" label={labels.text} />
      <SubmitButton>{say('Enregistrer', 'Save')}</SubmitButton>
    </Form>
  );
}

const before: Values = { title: 'Soudeuse ou soudeur', place: 'Trois-Rivières', text: 'Atelier de jour.' };

const meta = {
  title: 'Design system/Form/EditConflict',
  component: Editor,
  args: {
    base: before,
    mine: { ...before, title: 'Soudeuse-monteuse ou soudeur-monteur' },
    theirs: { ...before, title: 'Soudeuse ou soudeur, soir', place: 'Shawinigan' },
  },
  parameters: { en: null },
} satisfies Meta<typeof Editor>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Both people changed one field; the other field takes the colleague's value. */
export const OneField: Story = {};

export const NothingToChoose: Story = { args: { mine: before } };

/** The form started from a restored draft: its base is unknown, so the person chooses for every difference. */
export const BaseUnknown: Story = { args: { base: null } };

export const LongTexts: Story = {
  args: {
    mine: {
      ...before,
      text: 'Vous lisez les plans, vous assemblez et vous soudez des structures d’acier.\n\n'.repeat(8),
    },
    theirs: { ...before, text: '' },
  },
};

export const OnAPhone: Story = { globals: onPhone };
