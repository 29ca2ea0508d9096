import type { Meta, StoryObj } from '@storybook/react-vite';
import { onPhone } from '../../../../../../storybook/widths';
import { KeptItems } from './KeptItems';
import { LifetimeMaxima } from './LifetimeMaxima';

const meta = { title: 'Cookies/KeptItems', component: KeptItems } satisfies Meta<typeof KeptItems>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Register: Story = {};
export const OnAPhone: Story = { globals: onPhone };
export const Maxima: Story = { render: () => <LifetimeMaxima /> };
