import type { Meta, StoryObj } from '@storybook/react-vite';
import { camille, oscar } from '../../../lib/examples/people';
import { sectionsOf } from '../domain/sections';
import { AccountSectionView } from '../sections/AccountSectionView';
import { SettingsView } from './SettingsView';

const nothing = (): Promise<void> => Promise.resolve();
const account = <AccountSectionView user={camille} onResend={nothing} onChangePassword={nothing} />;

const meta = {
  title: 'Settings/SettingsView',
  component: SettingsView,
  parameters: { layout: 'fullscreen', width: 1440 },
  args: { sections: sectionsOf(camille), section: null, children: account },
  render: (args) => (
    <main>
      <SettingsView {...args} />
    </main>
  ),
} satisfies Meta<typeof SettingsView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Index: Story = {};
export const IndexOnAPhone: Story = { parameters: { width: 390 } };
export const SectionOnAPhone: Story = { args: { section: 'account' }, parameters: { width: 390 } };
export const SectionOnATablet: Story = { args: { section: 'account' }, parameters: { width: 768 } };
export const Operator: Story = {
  args: {
    sections: sectionsOf(oscar),
    children: <AccountSectionView user={oscar} onResend={nothing} onChangePassword={nothing} />,
  },
};
