import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { DesignSystemProvider } from '../../../design-system/theme/DesignSystemProvider';
import { createI18n, I18nContext } from '../../../lib/i18n';
import { JobApplicationsView, type JobApplicationsViewProps } from './JobApplicationsView';
import * as stories from './JobApplicationsView.stories';
import { useBoardAddress } from './use-board-address';

/** The router creates a Request per navigation; jsdom has none. */
class PlainRequest {
  readonly method = 'GET';
  readonly signal: AbortSignal;

  constructor(
    readonly url: string,
    init: { signal: AbortSignal },
  ) {
    this.signal = init.signal;
  }
}
Object.defineProperty(globalThis, 'Request', { value: PlainRequest, configurable: true });

const { args } = stories.default;
const { opened } = stories.Opened.args as JobApplicationsViewProps;
const board = '/recruiter/jobs/1/applications';
const openedId = opened?.status === 'ready' ? opened.data.id : '';

let shown: ReturnType<typeof useBoardAddress>;

function Board() {
  const address = useBoardAddress();
  useEffect(() => {
    shown = address;
  });
  return <JobApplicationsView {...args} {...address} opened={address.board.open === null ? null : opened} />;
}

function openAt(entries: string[]) {
  const router = createMemoryRouter(
    [
      { path: '/recruiter/jobs', element: <p>all postings</p> },
      { path: board, element: <Board /> },
    ],
    { initialEntries: entries },
  );
  render(
    <I18nContext value={createI18n('fr')}>
      <DesignSystemProvider>
        <RouterProvider router={router} />
      </DesignSystemProvider>
    </I18nContext>,
  );
  return { back: () => act(() => router.navigate(-1)), search: () => router.state.location.search };
}
const openOne = async (): Promise<void> => {
  const [first] = await screen.findAllByRole('button', { name: /^Ouvrir/ });
  if (first) await userEvent.click(first);
  await screen.findByRole('dialog');
};
const panelIsGone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

it('keeps both of two changes, also if the second comes before the first is on screen', async () => {
  const { search } = openAt([`${board}?q=soudage`]);
  await screen.findAllByRole('button', { name: /^Ouvrir/ });
  const { board: before, onBoard } = shown;
  act(() => {
    onBoard({ ...before, words: '' });
    onBoard({ ...before, tab: 'new' });
  });
  await waitFor(() => expect(search()).toBe('?tab=new'));
});

describe('the panel of a board', () => {
  it('closes with Back, which stays on the board', async () => {
    const { back, search } = openAt(['/recruiter/jobs', board]);
    await userEvent.click(await screen.findByRole('button', { name: 'Colonnes' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Liste' }));
    await openOne();
    expect(search()).toContain('application=');
    await back();
    await panelIsGone();
    expect(screen.getByRole('button', { name: 'Liste' })).toBeVisible();
    await back();
    expect(await screen.findByText('all postings')).toBeVisible();
  });

  it('adds no history entry after closing it with its button', async () => {
    const { back } = openAt(['/recruiter/jobs', board]);
    await openOne();
    await userEvent.click(screen.getByRole('button', { name: 'Fermer' }));
    await panelIsGone();
    await back();
    expect(await screen.findByText('all postings')).toBeVisible();
  });

  it('closes in place if the address was opened with it', async () => {
    const { back, search } = openAt(['/recruiter/jobs', `${board}?application=${openedId}`]);
    await screen.findByRole('dialog');
    await userEvent.click(screen.getByRole('button', { name: 'Fermer' }));
    await panelIsGone();
    expect(search()).toBe('');
    await back();
    expect(await screen.findByText('all postings')).toBeVisible();
  });
});
