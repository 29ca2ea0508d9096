import { jest } from '@jest/globals';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { storiesOf } from '../../../lib/spec-support/stories';
import * as dialogStories from '../components/ShareDialog.stories';
import type { ShareDialogProps } from '../components/ShareDialog';
import type { ShareLinksViewProps } from './ShareLinksView';
import * as stories from './ShareLinksView.stories';

const { Ready, Answers, Empty, Failed } = storiesOf(stories);
const { Form } = storiesOf(dialogStories);
jest.setTimeout(40_000);

describe('the list of share links', () => {
  it('shows the status of each, and revokes open ones after a confirmation', async () => {
    const onRevoke = jest.fn<ShareLinksViewProps['onRevoke']>(() => Promise.resolve());
    render(<Ready onRevoke={onRevoke} />);
    for (const state of ['Révoqué', 'Expiré']) expect(screen.getByText(state)).toBeVisible();
    const revoke = screen.getAllByRole('button', { name: 'Révoquer' });
    expect(revoke).toHaveLength(2);
    await userEvent.click(revoke[0] as HTMLElement);
    const asked = within(await screen.findByRole('alertdialog'));
    expect(onRevoke).not.toHaveBeenCalled();
    await userEvent.click(asked.getByRole('button', { name: 'Révoquer' }));
    await waitFor(() => expect(onRevoke).toHaveBeenCalledTimes(1));
  });

  it('shows the answers of readers, by person', () => {
    render(<Answers />);
    expect(screen.getByText(/À rencontrer cette semaine/)).toBeVisible();
    expect(screen.getByText('5 sur 5')).toBeVisible();
    expect(screen.getByText('Aucun avis pour le moment.')).toBeVisible();
  });

  it('explains an empty list, and shows errors', () => {
    const { unmount } = render(<Empty />);
    expect(screen.getByText('Aucun lien')).toBeVisible();
    unmount();
    render(<Failed />);
    expect(screen.getByText('Les liens n’ont pas pu être chargés.')).toBeVisible();
  });
});

describe('the dialog that creates a link', () => {
  it('sends the choices, and shows the address once', async () => {
    const onMake = jest.fn<ShareDialogProps['onMake']>(() => Promise.resolve('https://entrevue.example/shared#link=x'));
    render(<Form onMake={onMake} />);
    await userEvent.type(screen.getByLabelText(/^Nom du lien/), 'Direction');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Camille Tremblay' }));
    await userEvent.click(screen.getByRole('button', { name: 'Créer le lien' }));
    expect(await screen.findByDisplayValue('https://entrevue.example/shared#link=x')).toBeVisible();
    expect(onMake.mock.calls).toEqual([
      [
        {
          name: 'Direction',
          user_ids: ['0199f0c2-0000-7000-8000-000000007f3a', '0199f0c2-0000-7000-8000-00000000c21d'],
          shown: 'MASKED',
          expires_in_days: 7,
        },
      ],
    ]);
  });
});
