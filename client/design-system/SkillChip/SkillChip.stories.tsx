import type { Meta, StoryObj } from '@storybook/react-vite';
import { english } from '../../../storybook/decorators/story-text';
import { onPhone } from '../../../storybook/widths';
import { SkillChip, type SkillChipProps } from './SkillChip';
import { SkillList } from './SkillList';

const meta = { title: 'Design system/SkillChip', component: SkillChip } satisfies Meta<typeof SkillChip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Matched: Story = {
  args: { label: 'Soins intensifs', state: 'matched' },
  parameters: english<SkillChipProps>({ label: 'Intensive care' }),
};

export const Missing: Story = {
  args: { label: 'Certification ACLS', state: 'missing' },
  parameters: english<SkillChipProps>({ label: 'ACLS certification' }),
};

export const Removable: Story = { args: { label: 'TypeScript', onRemove: (): void => undefined } };

export const Catalog: Story = {
  args: { label: '' },
  render: () => (
    <SkillList
      skills={[
        { label: 'React', state: 'matched' },
        { label: 'TypeScript', state: 'matched' },
        { label: 'GraphQL', state: 'missing' },
        { label: 'PostgreSQL' },
        { label: 'Node.js', onRemove: (): void => undefined },
      ]}
    />
  ),
};

export const LongFrenchLabel: Story = {
  args: {
    label: 'Coordination interprofessionnelle des soins à domicile et du soutien aux proches aidants',
    state: 'matched',
  },
  globals: onPhone,
};
