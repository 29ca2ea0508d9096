import type { ComponentProps } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { english } from '../../../storybook/decorators/story-text';
import { RichText } from './RichText';

const meta = { title: 'Design system/RichText', component: RichText } satisfies Meta<typeof RichText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const JobDescription: Story = {
  args: {
    text: 'Vous rejoignez une équipe de six personnes, de jour.\n\nVos tâches :\n- évaluer et suivre les plaies complexes ;\n- enseigner aux familles ;\n- coordonner avec le CLSC.\n\nNous répondons à chaque candidature.',
  },
  parameters: english<ComponentProps<typeof RichText>>({
    text: 'You join a team of six, on the day shift.\n\nYour tasks:\n- assess and follow complex wounds;\n- teach families;\n- coordinate with the CLSC.\n\nWe answer every application.',
  }),
};

export const MarkupStaysText: Story = {
  args: { text: '<b>Rien</b> n’est interprété : <script>alert(1)</script>' },
  parameters: english<ComponentProps<typeof RichText>>({
    text: '<b>Nothing</b> is read as markup: <script>alert(1)</script>',
  }),
};
