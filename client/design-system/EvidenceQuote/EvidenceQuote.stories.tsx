import type { ComponentProps } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { english } from '../../../storybook/decorators/story-text';
import { onPhone } from '../../../storybook/widths';
import { EvidenceQuote } from './EvidenceQuote';

const meta = { title: 'Design system/EvidenceQuote', component: EvidenceQuote } satisfies Meta<typeof EvidenceQuote>;
export default meta;
type Story = StoryObj<typeof meta>;
type Props = ComponentProps<typeof EvidenceQuote>;

const said = {
  text: 'Huit ans aux soins intensifs, dont trois comme assistante-chef.',
  marks: ['Huit ans aux soins intensifs'],
  lang: 'fr',
} as const;
const asked = { text: '5+ years of critical care experience required', marks: ['critical care'], lang: 'en' } as const;

export const AcrossLanguages: Story = {
  args: { left: { source: 'Vous, à 0:48', ...said }, right: { source: 'L’offre', ...asked } },
  parameters: english<Props>({ left: { source: 'You, at 0:48', ...said }, right: { source: 'The job', ...asked } }),
};

export const NothingToMark: Story = {
  args: {
    left: { source: 'Profil', text: 'Suivi de plaies, enseignement aux familles' },
    right: { source: 'L’offre', text: 'Permis de conduire exigé' },
  },
  parameters: english<Props>({
    left: { source: 'Profile', text: 'Wound care, teaching families' },
    right: { source: 'The job', text: 'Driver’s licence required' },
  }),
};

export const OnAPhone: Story = { ...AcrossLanguages, parameters: { ...AcrossLanguages.parameters }, globals: onPhone };
