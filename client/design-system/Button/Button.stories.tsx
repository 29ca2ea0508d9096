import Stack from '@mui/material/Stack';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRight, Trash2 } from 'lucide-react';
import { english, useStoryText } from '../../../storybook/decorators/story-text';
import { onPhone } from '../../../storybook/widths';
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
  parameters: english<ButtonProps>({ children: 'Save and publish this job in both languages' }),
  globals: onPhone,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 240 }}>
        <Story />
      </div>
    ),
  ],
};

/** MUI marks the keyboard's focus by a class. */
const holdFocus = (box: HTMLElement | null): void => box?.querySelector('button')?.classList.add('Mui-focusVisible');

/** As the pointer and the keyboard show them: one row a variant. */
export const HoverAndFocus: Story = {
  args: { children: '' },
  parameters: { pseudo: { hover: '.held-hover button' } },
  render: function HoverAndFocus() {
    const say = useStoryText();
    return (
      <Stack sx={{ gap: 2 }}>
        {variants.map((variant) => (
          <Stack key={variant} direction="row" sx={{ gap: 2, flexWrap: 'wrap' }}>
            <Button variant={variant}>{say('Au repos', 'At rest')}</Button>
            <span className="held-hover">
              <Button variant={variant}>{say('Sous le pointeur', 'Under the pointer')}</Button>
            </span>
            <span ref={holdFocus}>
              <Button variant={variant}>{say('Au clavier', 'By keyboard')}</Button>
            </span>
          </Stack>
        ))}
      </Stack>
    );
  },
};
