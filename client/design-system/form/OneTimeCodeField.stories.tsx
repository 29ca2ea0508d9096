import type { Meta, StoryObj } from '@storybook/react-vite';
import { z } from 'zod';
import { Form } from './Form';
import { OneTimeCodeField } from './OneTimeCodeField';

const schema = z.object({ code: z.string() });

const meta = {
  title: 'Design system/Form/OneTimeCodeField',
  component: OneTimeCodeField,
  args: {
    name: 'code',
    kind: 'digits',
    label: 'Code à six chiffres',
    hint: 'Il change toutes les trente secondes et ne sert qu’une fois.',
  },
  render: (args) => (
    <Form schema={schema} defaultValues={{ code: '' }} onSubmit={() => Promise.resolve()} label="Code">
      <OneTimeCodeField {...args} />
    </Form>
  ),
} satisfies Meta<typeof OneTimeCodeField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Digits: Story = {};
export const Signs: Story = {
  args: { kind: 'signs', label: 'Code de secours', hint: 'Douze caractères, comme 7KMP-4XQ2-9TWB.' },
};
export const TakesTheFocus: Story = { args: { takesFocus: true } };
