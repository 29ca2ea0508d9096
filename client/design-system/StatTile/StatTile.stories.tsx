import type { Meta, StoryObj } from '@storybook/react-vite';
import { english, useStoryText } from '../../../storybook/decorators/story-text';
import { onPhone } from '../../../storybook/widths';
import { StatGrid } from './StatGrid';
import { StatTile, type StatTileProps } from './StatTile';

const meta = {
  title: 'Design system/StatTile',
  component: StatTile,
  decorators: [
    (Story) => (
      <StatGrid>
        <Story />
      </StatGrid>
    ),
  ],
} satisfies Meta<typeof StatTile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const MoreThanLastWeek: Story = {
  args: {
    figure: '41',
    label: 'entreprises ont vu votre profil en 30 jours',
    delta: { text: '7 de plus que la semaine dernière', direction: 'up' },
  },
  parameters: english<StatTileProps>({
    label: 'companies saw your profile in 30 days',
    delta: { text: '7 more than last week', direction: 'up' },
  }),
};

export const PartOfAWhole: Story = {
  args: { figure: '85 %', label: 'Profil complété', progress: 85, href: '/profile/edit' },
  parameters: english<StatTileProps>({ figure: '85%', label: 'Profile completeness' }),
};

export const Zero: Story = {
  args: { figure: '0', label: 'candidatures en cours' },
  parameters: english<StatTileProps>({ label: 'open applications' }),
};

function Row() {
  const say = useStoryText();
  return (
    <>
      <StatTile
        figure="41"
        label={say('entreprises ont vu votre profil', 'companies saw your profile')}
        delta={{ text: say('7 de plus que la semaine dernière', '7 more than last week'), direction: 'up' }}
      />
      <StatTile
        figure="3"
        label={say('candidatures', 'applications')}
        delta={{ text: say('comme la semaine dernière', 'as last week'), direction: 'same' }}
      />
      <StatTile figure="4" label={say('nouvelles correspondances', 'new matches')} href="/matches" />
      <StatTile
        figure={say('85 %', '85%')}
        label={say('Profil complété', 'Profile completeness')}
        progress={85}
        href="/profile/edit"
      />
    </>
  );
}

export const InTheirRow: Story = { args: { figure: '', label: '' }, render: () => <Row /> };

export const OnAPhone: Story = { args: { figure: '', label: '' }, render: () => <Row />, globals: onPhone };
