import type { Meta, StoryObj } from '@storybook/react-vite';
import { onDesktop, onPhone, onTablet } from '../../../../storybook/widths';
import { camille, oscar } from '../../../lib/examples/people';
import { sectionsOf } from '../domain/sections';
import { AccountSectionView } from '../sections/AccountSectionView';
import { SettingsView } from './SettingsView';

const nothing = (): Promise<void> => Promise.resolve();
const account = <AccountSectionView user={camille} onResend={nothing} onChangePassword={nothing} />;

const meta = {
  title: 'Settings/SettingsView',
  component: SettingsView,
  parameters: { layout: 'fullscreen' },
  globals: onDesktop,
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
export const IndexOnAPhone: Story = { globals: onPhone };
export const SectionOnAPhone: Story = { args: { section: 'account' }, globals: onPhone };
export const SectionOnATablet: Story = { args: { section: 'account' }, globals: onTablet };
export const Operator: Story = {
  args: {
    sections: sectionsOf(oscar),
    children: <AccountSectionView user={oscar} onResend={nothing} onChangePassword={nothing} />,
  },
};
