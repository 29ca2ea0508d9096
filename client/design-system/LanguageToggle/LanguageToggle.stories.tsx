import type { Meta, StoryObj } from '@storybook/react-vite';
import { LanguageToggle } from './LanguageToggle';

const meta = { title: 'Design system/LanguageToggle', component: LanguageToggle } satisfies Meta<typeof LanguageToggle>;
export default meta;

export const ToTheOtherLanguage: StoryObj<typeof meta> = {};
