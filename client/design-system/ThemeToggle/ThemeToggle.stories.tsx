import type { Meta, StoryObj } from '@storybook/react-vite';
import { ThemeToggle } from './ThemeToggle';

const meta = { title: 'Design system/ThemeToggle', component: ThemeToggle } satisfies Meta<typeof ThemeToggle>;
export default meta;

export const ToTheOtherTheme: StoryObj<typeof meta> = {};
