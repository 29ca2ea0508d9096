import type { Meta, StoryObj } from '@storybook/react-vite';
import { onPhone } from '../../../../storybook/widths';
import { PresetAlerts, type PresetAlertsProps } from './PresetAlerts';

const args: PresetAlertsProps = {
  presets: [
    { id: 'a', name: 'Soudage, Beauce', alert: true },
    { id: 'b', name: 'Infirmières et infirmiers en soins intensifs, disponibles de soir', alert: false },
  ],
  onChange: () => Promise.resolve(),
};

const meta = { title: 'Settings/PresetAlerts', component: PresetAlerts, args } satisfies Meta<typeof PresetAlerts>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const None: Story = { args: { presets: [] } };
export const OnAPhone: Story = { globals: onPhone };
