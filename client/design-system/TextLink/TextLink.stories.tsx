import Typography from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { english, useStoryText } from '../../../storybook/decorators/story-text';
import { TextLink, type TextLinkProps } from './TextLink';

const meta = { title: 'Design system/TextLink', component: TextLink } satisfies Meta<typeof TextLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ToAPageOfTheSite: Story = {
  args: { href: '/matches', children: 'Toutes les correspondances' },
  parameters: english<TextLinkProps>({ children: 'All matches' }),
};

export const ToAnotherSite: Story = {
  args: { href: 'https://www.quebec.ca', external: true, children: 'Québec.ca' },
};

function Sentence(props: TextLinkProps) {
  const say = useStoryText();
  return (
    <Typography sx={{ maxWidth: '48ch' }}>
      {say('Calculées à partir de votre profil. ', 'Calculated from your profile. ')}
      <TextLink {...props}>
        {say('Ce que nous comparons, et ce que nous ne regardons jamais', 'What we compare, and what we never look at')}
      </TextLink>
    </Typography>
  );
}

export const InsideASentence: Story = {
  args: { href: '/matches', quiet: true, children: '' },
  render: (args) => <Sentence {...args} />,
};

export const InALineOfItsOwn: Story = {
  args: { href: '/companies', standalone: true, children: 'Toutes les entreprises' },
  parameters: english<TextLinkProps>({ children: 'All companies' }),
};
