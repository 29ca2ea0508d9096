import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { english } from '../../../../storybook/decorators/story-text';
import { onDesktop, onPhone, onTablet } from '../../../../storybook/widths';
import { ApiError } from '../../../lib/api-error';
import {
  exampleConversations,
  exampleMessages,
  mayWrite,
  seekerId,
  unsolicitedConversation,
} from '../../../lib/examples/messages';
import type { Language } from '../../../lib/i18n';
import type { ThreadProps } from '../components/Thread';
import type { OutgoingMessage } from '../domain/outgoing-messages';
import { MessagesView, type MessagesViewProps } from './MessagesView';

const now = new Date('2026-11-12T15:00:00.000Z');

const list = (language: Language): MessagesViewProps['conversations'] => {
  const items = exampleConversations(language);
  return {
    status: 'ready',
    data: { items, total: items.length, isLoadingMore: false, onMore: fn(), moreError: null },
  };
};

const conversationOf = (language: Language) => {
  const [first] = exampleConversations(language);
  if (!first) throw new Error('there is an example');
  return first;
};

const threadOf = (language: Language, changes: Partial<ThreadProps> = {}): MessagesViewProps['thread'] => ({
  status: 'ready',
  data: {
    conversation: conversationOf(language),
    messages: {
      status: 'ready',
      data: {
        items: exampleMessages(language),
        hasMore: false,
        isLoadingMore: false,
        moreError: null,
        onMore: fn(),
      },
    },
    outgoing: [],
    me: seekerId,
    now,
    isOnline: true,
    available: undefined,
    typed: '',
    typedVersion: 0,
    onTyped: fn(),
    onSend: fn(),
    onRetry: fn(),
    onDiscard: fn(),
    onRemove: () => Promise.resolve(true),
    onBlock: () => Promise.resolve(),
    uploadFile: () => new Promise(() => undefined),
    ...changes,
  },
});

const outgoing = (state: OutgoingMessage['state'], problem: string | null = null): OutgoingMessage => ({
  key: state,
  userId: seekerId,
  conversationId: conversationOf('fr').id,
  receiverId: conversationOf('fr').recipient.id,
  content: 'Merci beaucoup !',
  attachments: [],
  writtenAt: '2026-11-12T14:58:00.000Z',
  state,
  problem,
});

const meta = {
  title: 'Messages/MessagesView',
  component: MessagesView,
  parameters: {
    layout: 'fullscreen',
    ...english<MessagesViewProps>({ conversations: list('en'), thread: threadOf('en') }),
  },
  globals: onDesktop,
  args: {
    conversations: list('fr'),
    me: seekerId,
    isSeeker: true,
    now,
    words: '',
    onWords: (): void => undefined,
    found: null,
    thread: threadOf('fr'),
  },
  render: (args) => (
    <main>
      <MessagesView {...args} />
    </main>
  ),
} satisfies Meta<typeof MessagesView>;
export default meta;
type Story = StoryObj<typeof meta>;

const both = (changes: Partial<ThreadProps>): Pick<Story, 'args' | 'parameters'> => ({
  args: { thread: threadOf('fr', changes) },
  parameters: english<MessagesViewProps>({ conversations: list('en'), thread: threadOf('en', changes) }),
});

export const Open: Story = {};
export const OpenOnAPhone: Story = { globals: onPhone };
export const OpenOnATablet: Story = { globals: onTablet };
export const ListOnAPhone: Story = {
  args: { thread: null },
  parameters: english<MessagesViewProps>({ conversations: list('en'), thread: null }),
  globals: onPhone,
};
export const NoneOpen: Story = {
  args: { thread: null },
  parameters: english<MessagesViewProps>({ conversations: list('en'), thread: null }),
};
export const Sending: Story = both({ outgoing: [outgoing('sending')] });
export const Offline: Story = both({ outgoing: [outgoing('waiting')], isOnline: false });
export const Refused: Story = both({ outgoing: [outgoing('failed', 'Cette conversation est terminée.')] });
export const ReadOnly: Story = both({
  conversation: {
    ...conversationOf('fr'),
    writing: { ...mayWrite, allowed: false, reason: 'ENDED', attachments: false },
  },
});
export const BlockedByMe: Story = both({
  conversation: {
    ...conversationOf('fr'),
    blocked_by_me: true,
    writing: { ...mayWrite, allowed: false, reason: 'BLOCKED_BY_YOU', attachments: false },
  },
});
export const MaskedForThem: Story = both({
  conversation: { ...conversationOf('fr'), writing: { ...mayWrite, attachments: false, you_are_masked: true } },
});

const later = (language: Language): NonNullable<ThreadProps['later']> => {
  const person = conversationOf(language).recipient.id;
  const written = { receiver_id: person, created_at: '2026-11-12T14:00:00.000Z' };
  const words =
    language === 'fr'
      ? ['Bonjour Camille, avez-vous pu regarder notre proposition?', 'Merci pour votre visite d’hier!']
      : ['Hello Camille, did you have a look at our offer?', 'Thank you for your visit yesterday!'];
  const [first = '', second = ''] = words;
  return {
    scheduled: {
      status: 'ready',
      data: [
        {
          ...written,
          id: 'refused',
          content: second,
          send_at: '2026-11-12T14:00:00.000Z',
          state: 'REFUSED',
          refusal: language === 'fr' ? 'Cette conversation est terminée.' : 'This conversation has ended.',
        },
        {
          ...written,
          id: 'waiting',
          content: first,
          send_at: '2026-11-13T14:00:00.000Z',
          state: 'WAITING',
          refusal: null,
        },
      ],
    },
    onSend: () => Promise.resolve(),
    onSendNow: () => Promise.resolve(),
    onCancel: () => Promise.resolve(),
  };
};
const scheduling = (language: Language): Partial<ThreadProps> => ({
  later: later(language),
  typed: language === 'fr' ? 'À lundi!' : 'See you on Monday!',
});
export const Scheduled: Story = {
  args: { isSeeker: false, thread: threadOf('fr', scheduling('fr')) },
  parameters: english<MessagesViewProps>({ conversations: list('en'), thread: threadOf('en', scheduling('en')) }),
  globals: onDesktop,
};
export const ScheduledOnAPhone: Story = { ...Scheduled, globals: onPhone };
export const ScheduledOnATablet: Story = { ...Scheduled, globals: onTablet };
export const ScheduledFailed: Story = {
  args: {
    isSeeker: false,
    thread: threadOf('fr', {
      later: {
        ...later('fr'),
        scheduled: { status: 'failed', error: new ApiError(0, 'CLIENT.NETWORK', ''), retry: fn() },
      },
    }),
  },
};
export const ChoosingWhen: Story = {
  ...Scheduled,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^(Envoyer plus tard|Send later)$/ }));
    await expect(await within(document.body).findByRole('menu')).toBeVisible();
  },
};

const firstMessage = (language: Language): Partial<ThreadProps> => ({
  conversation: unsolicitedConversation(language),
  me: unsolicitedConversation(language).user2_id,
  available: 12,
  messages: {
    status: 'ready',
    data: { items: [], hasMore: false, isLoadingMore: false, moreError: null, onMore: fn() },
  },
});
export const FirstMessageHasAPrice: Story = {
  args: { isSeeker: false, thread: threadOf('fr', firstMessage('fr')) },
  parameters: english<MessagesViewProps>({
    conversations: list('en'),
    thread: threadOf('en', firstMessage('en')),
  }),
};
export const FirstMessageOnAPhone: Story = {
  args: FirstMessageHasAPrice.args ?? {},
  parameters: { ...FirstMessageHasAPrice.parameters },
  globals: onPhone,
};
export const EarlierMessages: Story = both({
  messages: {
    status: 'ready',
    data: {
      items: exampleMessages('fr'),
      hasMore: true,
      isLoadingMore: false,
      moreError: new ApiError(0, 'CLIENT.NETWORK', ''),
      onMore: fn(),
    },
  },
});
export const LeavingThroughALink: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('link', { name: /hopital\.example/ }));
    await expect(await within(document.body).findByRole('alertdialog')).toBeVisible();
  },
};
export const Found: Story = {
  args: {
    words: 'jeudi',
    found: {
      status: 'ready',
      data: {
        limit: 20,
        results: exampleMessages('fr').map((message) => ({ message, conversation: conversationOf('fr') })),
      },
    },
  },
};
export const NothingFound: Story = {
  args: { words: 'zzz', found: { status: 'ready', data: { limit: 20, results: [] } } },
};
export const Empty: Story = {
  args: {
    conversations: {
      status: 'ready',
      data: { items: [], total: 0, isLoadingMore: false, onMore: fn(), moreError: null },
    },
    thread: null,
  },
  parameters: { en: null },
};
export const Loading: Story = {
  args: { conversations: { status: 'loading' }, thread: { status: 'loading' } },
  parameters: { en: null },
};
export const Failed: Story = {
  args: {
    conversations: { status: 'failed', error: new ApiError(0, 'CLIENT.NETWORK', ''), retry: fn() },
    thread: { status: 'failed', error: new ApiError(404, 'REQUEST.NOT_FOUND', ''), retry: fn() },
  },
  parameters: { en: null },
};
