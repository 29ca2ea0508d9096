import Stack from '@mui/material/Stack';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { english, useStoryText } from '../../../storybook/decorators/story-text';
import { TextLink } from '../TextLink/TextLink';
import { Notice, type NoticeProps, type NoticeTone } from './Notice';

const meta = { title: 'Design system/Notice', component: Notice } satisfies Meta<typeof Notice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const HowAReservationWorks: Story = {
  args: {
    tone: 'accent',
    title: 'Une réservation dure 72 heures.',
    children: 'Sans oui, le crédit vous est rendu.',
    action: <TextLink href="/help">Comment ça marche</TextLink>,
  },
  parameters: english<NoticeProps>({
    title: 'A reservation lasts 72 hours.',
    children: 'On refusal or silence the credit comes back by itself.',
    action: <TextLink href="/help">How it works</TextLink>,
  }),
};

export const MayBeClosed: Story = {
  args: { tone: 'info', children: 'Votre profil est visible des recruteurs.', onClose: (): void => undefined },
  parameters: english<NoticeProps>({ children: 'Your profile is visible to recruiters.' }),
};

const tones: readonly NoticeTone[] = ['info', 'success', 'warning', 'danger', 'accent'];

function Every() {
  const say = useStoryText();
  return (
    <Stack sx={{ gap: 1.5 }}>
      {tones.map((tone) => (
        <Notice key={tone} tone={tone} title={say('Ce qui se passe', 'What is going on')}>
          {say('Et ce que vous pouvez faire maintenant.', 'And what you can do now.')}
        </Notice>
      ))}
    </Stack>
  );
}

export const Catalog: Story = { args: { tone: 'info', children: '' }, render: () => <Every /> };
