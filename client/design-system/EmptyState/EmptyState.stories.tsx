import type { Meta, StoryObj } from '@storybook/react-vite';
import { english } from '../../../storybook/decorators/story-text';
import { onPhone } from '../../../storybook/widths';
import { Button } from '../Button/Button';
import { EmptyState, type EmptyStateProps } from './EmptyState';

const meta = { title: 'Design system/EmptyState', component: EmptyState } satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NoVideoYet: Story = {
  args: {
    title: 'Pas encore de vidéo',
    sentence: 'Deux minutes suffisent : qui vous êtes, ce que vous avez fait, ce que vous cherchez.',
    action: (
      <Button variant="primary" href="/profile/videos">
        Ajouter une vidéo
      </Button>
    ),
  },
  parameters: english<EmptyStateProps>({
    title: 'No video yet',
    sentence: 'Two minutes are enough: who you are, what you have done, what you are looking for.',
    action: (
      <Button variant="primary" href="/profile/videos">
        Add a video
      </Button>
    ),
  }),
};

export const NothingFound: Story = {
  args: { title: 'Aucune offre ne correspond à ces filtres', action: <Button>Tout effacer</Button> },
  parameters: english<EmptyStateProps>({ title: 'No job fits these filters', action: <Button>Clear all</Button> }),
};

export const OnAPhone: Story = { ...NoVideoYet, parameters: { ...NoVideoYet.parameters }, globals: onPhone };
