import Stack from '@mui/material/Stack';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRight, Trash2 } from 'lucide-react';
import { english, useStoryText } from '../../../storybook/decorators/story-text';
import { icon } from '../theme/tokens';
import { Button, type ButtonProps, type ButtonVariant } from './Button';

const meta = {
  title: 'Design system/Button',
  component: Button,
  args: { onClick: (): void => undefined },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const PrimaryAction: Story = {
  args: { variant: 'primary', children: 'Ça m’intéresse' },
  parameters: english<ButtonProps>({ children: 'I am interested' }),
};

export const SecondaryAction: Story = {
  args: { children: 'Pas pour moi' },
  parameters: english<ButtonProps>({ children: 'Not for me' }),
};

export const BeingSent: Story = {
  args: { variant: 'primary', loading: true, children: 'Publier l’offre' },
  parameters: english<ButtonProps>({ children: 'Publish the job' }),
};

export const NotAllowedNow: Story = {
  args: { variant: 'primary', disabled: true, children: 'Candidature envoyée' },
  parameters: english<ButtonProps>({ children: 'Application sent' }),
};

export const LeadsSomewhere: Story = {
  args: { href: '/jobs', children: 'Voir les offres', endIcon: <ArrowRight size={icon.normal} aria-hidden /> },
  parameters: english<ButtonProps>({ children: 'See the jobs' }),
};

const variants: readonly ButtonVariant[] = ['primary', 'secondary', 'text', 'danger'];

function Every() {
  const say = useStoryText();
  return (
    <Stack sx={{ gap: 2 }}>
      {variants.map((variant) => (
        <Stack key={variant} direction="row" sx={{ gap: 2, flexWrap: 'wrap' }}>
          <Button variant={variant}>{say('Enregistrer', 'Save')}</Button>
          <Button variant={variant} startIcon={<Trash2 size={icon.normal} aria-hidden />}>
            {say('Supprimer', 'Delete')}
          </Button>
          <Button variant={variant} dense>
            {say('Dense', 'Dense')}
          </Button>
          <Button variant={variant} loading>
            {say('Enregistrer', 'Save')}
          </Button>
          <Button variant={variant} disabled>
            {say('Enregistrer', 'Save')}
          </Button>
        </Stack>
      ))}
    </Stack>
  );
}

export const Catalog: Story = { args: { children: '' }, render: () => <Every /> };

export const LongFrenchLabel: Story = {
  args: { variant: 'primary', children: 'Enregistrer et publier cette offre dans les deux langues' },
  parameters: { ...english<ButtonProps>({ children: 'Save and publish this job in both languages' }), width: 390 },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 240 }}>
        <Story />
      </div>
    ),
  ],
};
