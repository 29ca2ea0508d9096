import { jest } from '@jest/globals';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { storiesOf } from '../../../lib/spec-support/stories';
import type { ThreadProps } from '../components/Thread';
import * as stories from './MessagesView.stories';

const { Open, Refused, ReadOnly, FirstMessageHasAPrice, NoneOpen, Scheduled, Found, LeavingThroughALink } =
  storiesOf(stories);
const box = (): HTMLElement => screen.getByRole('textbox', { name: 'Votre message' });

/** The open thread of a story, with some props replaced. */
function withThread(story: typeof Open, changes: Partial<ThreadProps>): NonNullable<typeof story.args.thread> {
  const { thread } = story.args;
  if (thread?.status !== 'ready') throw new Error('the story has a thread');
  return { status: 'ready', data: { ...thread.data, ...changes } };
}

describe('writing', () => {
  it('sends on Enter, breaks the line on Shift and Enter, and refuses blanks', async () => {
    const onSend = jest.fn();
    const onTyped = jest.fn();
    render(<Open thread={withThread(Open, { onSend, onTyped })} />);
    await userEvent.type(box(), '   {Enter}');
    expect(onSend).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: 'Envoyer' })).toBeDisabled();
    await userEvent.type(box(), 'Bonjour{Shift>}{Enter}{/Shift}À jeudi');
    expect(onTyped).toHaveBeenLastCalledWith('   Bonjour\nÀ jeudi');
    await userEvent.keyboard('{Enter}');
    expect(onSend).toHaveBeenCalledWith({ content: 'Bonjour\nÀ jeudi', attachments: [] });
    expect(box()).toHaveValue('');
  });

  it('adds a line on Enter on a touch screen, where the button sends', async () => {
    const ofTheBrowser = window.matchMedia;
    window.matchMedia = (media) => ({ ...ofTheBrowser(media), matches: media === '(pointer: coarse)' });
    try {
      const onSend = jest.fn();
      render(<Open thread={withThread(Open, { onSend })} />);
      await userEvent.type(box(), 'Bonjour{Enter}À jeudi');
      expect(onSend).not.toHaveBeenCalled();
      await userEvent.click(screen.getByRole('button', { name: 'Envoyer' }));
      expect(onSend).toHaveBeenCalledWith({ content: 'Bonjour\nÀ jeudi', attachments: [] });
    } finally {
      window.matchMedia = ofTheBrowser;
    }
  });

  it('restores the draft', () => {
    render(<Open thread={withThread(Open, { typed: 'Bonj' })} />);
    expect(box()).toHaveValue('Bonj');
  });

  it('accepts only PDF files and pictures, and waits for the upload before sending', async () => {
    const onSend = jest.fn();
    const uploaded = { id: 'f', name: 'cv.pdf', content_type: 'application/pdf', size: 3, url: '/x' };
    let finish = (): void => undefined;
    const uploadFile = () => new Promise<typeof uploaded>((resolve) => (finish = () => resolve(uploaded)));
    render(<Open thread={withThread(Open, { onSend, uploadFile })} />);
    const input = screen.getByLabelText('Joindre un fichier (PDF ou image)', { selector: 'input' });
    await userEvent.setup({ applyAccept: false }).upload(input, new File(['x'], 'a.exe', { type: 'application/x' }));
    expect(screen.getByText(/a\.exe.*n’est ni un PDF/)).toBeVisible();
    await userEvent.upload(input, new File(['pdf'], 'cv.pdf', { type: 'application/pdf' }));
    const send = screen.getByRole('button', { name: 'Envoyer' });
    expect(send).toBeDisabled();
    finish();
    await waitFor(() => expect(send).toBeEnabled());
    await userEvent.click(send);
    expect(onSend).toHaveBeenCalledWith({ content: '', attachments: [uploaded] });
  });

  it('shows the price of a first message, and Enter alone never pays it', async () => {
    const onSend = jest.fn();
    render(<FirstMessageHasAPrice thread={withThread(FirstMessageHasAPrice, { onSend })} />);
    const pay = screen.getByRole('button', { name: 'Envoyer · 2 crédits' });
    await userEvent.type(box(), 'Bonjour{Enter}');
    expect(onSend).not.toHaveBeenCalled();
    expect(pay).toHaveFocus();
    await userEvent.click(pay);
    expect(onSend).toHaveBeenCalledTimes(1);
  });

  it('explains why nothing can be written', () => {
    render(<ReadOnly />);
    expect(screen.queryByRole('textbox', { name: 'Votre message' })).toBeNull();
    expect(screen.getByText(/Vous pouvez relire la conversation/)).toBeVisible();
  });
});

describe('a thread', () => {
  it('shows its days and the status of the reader’s own messages', () => {
    render(<Open />);
    const log = screen.getByRole('log');
    expect(within(log).getByText('Hier')).toBeVisible();
    expect(within(log).getByText('Aujourd’hui')).toBeVisible();
    expect(within(log).getByText(/· Distribué/)).toBeVisible();
    expect(within(log).getByText(/· Lu/)).toBeVisible();
  });

  it('keeps a refused message with its reason until the person decides', async () => {
    const onRetry = jest.fn();
    const onDiscard = jest.fn();
    render(<Refused thread={withThread(Refused, { onRetry, onDiscard })} />);
    expect(screen.getByText(/Non envoyé.*Cette conversation est terminée/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
    await userEvent.click(screen.getByRole('button', { name: 'Récupérer le texte' }));
    expect([onRetry.mock.calls, onDiscard.mock.calls]).toEqual([[['failed']], [['failed']]]);
  });

  it('asks before a link opens another site, and shows its address', async () => {
    const open = jest.spyOn(window, 'open').mockReturnValue(null);
    render(<LeavingThroughALink />);
    await userEvent.click(screen.getByRole('link', { name: /hopital\.example/ }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Vous quittez Entrevue' });
    expect(within(dialog).getByText('https://www.hopital.example/soins-intensifs')).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Ouvrir le lien' }));
    expect(open).toHaveBeenCalledWith('https://www.hopital.example/soins-intensifs', '_blank', 'noopener,noreferrer');
    open.mockRestore();
  });

  it('blocks and deletes after a confirmation', async () => {
    const onBlock = jest.fn(() => Promise.resolve());
    const onRemove = jest.fn(() => Promise.resolve(false));
    render(<Open thread={withThread(Open, { onBlock, onRemove })} />);
    await userEvent.click(screen.getByRole('button', { name: 'Bloquer' }));
    const block = await screen.findByRole('alertdialog', { name: /Bloquer Louise Gagnon/ });
    await userEvent.click(within(block).getByRole('button', { name: 'Bloquer' }));
    expect(onBlock).toHaveBeenCalledWith(true);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    const [first] = screen.getAllByRole('button', { name: /^Supprimer,/ });
    if (first) await userEvent.click(first);
    const remove = await screen.findByRole('alertdialog', { name: /Supprimer ce message/ });
    expect(within(remove).getByText(/L’autre personne le garde/)).toBeVisible();
    await userEvent.click(within(remove).getByRole('button', { name: 'Supprimer' }));
    expect(onRemove).toHaveBeenCalledTimes(1);
  });
});

describe('the list', () => {
  it('links to each conversation and marks unread ones', () => {
    render(<NoneOpen />);
    const rows = within(screen.getByRole('list', { name: 'Conversations' })).getAllByRole('link');
    expect(rows).toHaveLength(3);
    expect(rows[0]).toHaveAttribute('href', expect.stringMatching(/^\/messages\?conversation=/));
    expect(within(rows[0] as HTMLElement).getByText('2 messages non lus')).toBeInTheDocument();
    expect(within(rows[1] as HTMLElement).getByText(/^Vous/)).toBeVisible();
  });

  it('is replaced by search results', async () => {
    const onWords = jest.fn();
    render(<Found onWords={onWords} />);
    expect(screen.getByText('4 messages trouvés')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Effacer la recherche' }));
    expect(onWords).toHaveBeenCalledWith('');
  });
});

describe('sending later', () => {
  const scheduled = (changes: Partial<NonNullable<ThreadProps['later']>>) => {
    const { thread } = Scheduled.args;
    if (thread?.status !== 'ready' || !thread.data.later) throw new Error('the story can schedule');
    return withThread(Scheduled, { later: { ...thread.data.later, ...changes } });
  };
  const openMenu = () => userEvent.click(screen.getByRole('button', { name: 'Envoyer plus tard' }));

  it('sends the text tomorrow or on Monday at nine, by the clocks of Québec', async () => {
    const onSend = jest.fn<(content: string, sendAt: string) => Promise<void>>().mockResolvedValue();
    render(<Scheduled thread={scheduled({ onSend })} />);
    await openMenu();
    await userEvent.click(screen.getByRole('menuitem', { name: /^Lundi à 9/ }));
    expect(onSend).toHaveBeenCalledWith('À lundi!', '2026-11-16T14:00:00.000Z');
    await waitFor(() => expect(box()).toHaveValue(''));
    expect(screen.getByRole('button', { name: 'Envoyer plus tard' })).toBeDisabled();
  });

  it('asks for another time, and keeps the text if it is refused', async () => {
    const onSend = jest.fn<(content: string, sendAt: string) => Promise<void>>().mockRejectedValue(new Error('full'));
    render(<Scheduled thread={scheduled({ onSend })} />);
    await openMenu();
    await userEvent.click(screen.getByRole('menuitem', { name: /Un autre moment/ }));
    await userEvent.type(await screen.findByLabelText('Date'), '2026-12-01');
    await userEvent.click(screen.getByRole('button', { name: 'Programmer l’envoi' }));
    await waitFor(() => expect(onSend).toHaveBeenCalledWith('À lundi!', '2026-12-01T14:00:00.000Z'));
    expect(screen.getByRole('textbox', { name: 'Votre message', hidden: true })).toHaveValue('À lundi!');
  });

  it('shows what waits and what was refused, and sends or cancels it', async () => {
    const onSendNow = jest.fn<(id: string) => Promise<void>>().mockResolvedValue();
    const onCancel = jest.fn<() => Promise<void>>().mockResolvedValue();
    render(<Scheduled thread={scheduled({ onSendNow, onCancel })} />);
    const shown = within(screen.getByRole('region', { name: '2 messages programmés' }));
    expect(shown.getByText(/^N’a pas pu être envoyé.*Cette conversation est terminée\.$/u)).toBeVisible();
    await userEvent.click(shown.getByRole('button', { name: /^Envoyer maintenant le message du vendredi 13/ }));
    expect(onSendNow).toHaveBeenCalledWith('waiting');
    await userEvent.click(shown.getByRole('button', { name: /^Annuler le message du vendredi 13/ }));
    expect(onCancel).toHaveBeenCalledWith(expect.objectContaining({ id: 'waiting' }));
  });

  it('is not offered to job seekers', () => {
    render(<Open />);
    expect(screen.queryByRole('button', { name: 'Envoyer plus tard' })).toBeNull();
  });
});
