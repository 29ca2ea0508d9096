import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { z } from 'zod';
import { useStoryText } from '../../../storybook/decorators/story-text';
import { onDesktop, onPhone } from '../../../storybook/widths';
import { ChipsField } from '../form/ChipsField';
import { Form } from '../form/Form';
import { SelectField } from '../form/SelectField';
import { TextField } from '../form/TextField';
import { Columns } from '../Page/Columns';
import { FilterSheet } from './FilterSheet';

const filters = z.object({ search: z.string(), skills: z.array(z.string()), place: z.string() });

interface PeopleProps {
  activeCount: number;
  resultText?: string;
  onClear?: () => void;
}

function People({ activeCount, resultText, onClear = () => undefined }: PeopleProps) {
  const say = useStoryText();
  const aside = (
    <FilterSheet
      title={say('Filtres', 'Filters')}
      activeCount={activeCount}
      resultText={resultText ?? say('38 personnes', '38 people')}
      onClear={onClear}
    >
      <Form
        schema={filters}
        defaultValues={{ search: '', skills: ['React', 'TypeScript'], place: '' }}
        onSubmit={() => Promise.resolve()}
      >
        <TextField
          name="search"
          optional="unmarked"
          type="search"
          label={say('Recherche', 'Search')}
          placeholder={say('Compétence, métier', 'Skill, occupation')}
        />
        <ChipsField name="skills" optional="unmarked" label={say('Compétences', 'Skills')} />
        <SelectField
          name="place"
          optional="unmarked"
          label={say('Lieu', 'Location')}
          emptyLabel={say('Partout', 'Anywhere')}
          options={[{ value: 'mtl', label: 'Montréal' }]}
        />
      </Form>
    </FilterSheet>
  );
  return (
    <Columns side="start" aside={aside}>
      {say('38 personnes', '38 people')}
    </Columns>
  );
}

const meta = { title: 'Design system/FilterSheet', component: People, args: { activeCount: 2 } } satisfies Meta<
  typeof People
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const BesideTheList: Story = { globals: onDesktop };

export const BehindAButton: Story = { globals: onPhone };

export const SheetOpen: Story = {
  globals: onPhone,
  play: async ({ canvasElement }) => {
    const button = canvasElement.querySelector('button[aria-haspopup=dialog]');
    if (button) await userEvent.click(button);
  },
};

export const NoFilterSet: Story = { args: { activeCount: 0 }, globals: onPhone };
