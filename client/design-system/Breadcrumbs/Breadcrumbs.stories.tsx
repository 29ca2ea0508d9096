import type { ComponentProps } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { english } from '../../../storybook/decorators/story-text';
import { onPhone } from '../../../storybook/widths';
import { Breadcrumbs } from './Breadcrumbs';

const meta = { title: 'Design system/Breadcrumbs', component: Breadcrumbs } satisfies Meta<typeof Breadcrumbs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneLevelDown: Story = {
  args: { items: [{ label: 'Offres', href: '/jobs' }, { label: 'Infirmière clinicienne' }] },
  parameters: english<ComponentProps<typeof Breadcrumbs>>({
    items: [{ label: 'Jobs', href: '/jobs' }, { label: 'Clinical nurse' }],
  }),
};

export const LongFrenchLabel: Story = {
  args: {
    items: [
      { label: 'Offres', href: '/jobs' },
      { label: 'Centre intégré universitaire de santé', href: '/companies/1' },
      { label: 'Responsable adjointe ou adjoint du développement des compétences numériques' },
    ],
  },
  globals: onPhone,
};
