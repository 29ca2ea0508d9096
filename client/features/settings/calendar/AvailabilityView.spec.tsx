import { jest } from '@jest/globals';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SaveAvailabilityRequest } from '@modules/applications/http/availability.contract';
import { ApiError } from '../../../lib/api-error';
import { storiesOf } from '../../../lib/spec-support/stories';
import * as stories from './AvailabilityView.stories';

const { Ready, NoHours, Loading, Failed } = storiesOf(stories);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const onSave = () => jest.fn<(values: SaveAvailabilityRequest) => Promise<void>>(() => Promise.resolve());

describe('the hours in which a person is free', () => {
  it('are saved as they were read, midnight included', async () => {
    const save = onSave();
    render(<Ready onSave={save} />);
    await press('Enregistrer mes disponibilités');
    await waitFor(() => expect(save).toHaveBeenCalledTimes(1));
    expect(save.mock.calls[0]?.[0]).toEqual({
      time_zone: 'America/Toronto',
      windows: [
        { day: 1, from: '09:00', to: '12:00' },
        { day: 1, from: '13:30', to: '17:00' },
        { day: 3, from: '09:00', to: '12:00' },
        { day: 5, from: '20:00', to: '24:00' },
      ],
      buffer_before_minutes: 10,
      buffer_after_minutes: 15,
      notice_hours: 24,
      max_per_day: 4,
    });
  });

  it('are added to a day, changed and removed', async () => {
    const save = onSave();
    render(<NoHours onSave={save} />);
    await press('Ajouter une plage\u00A0: mardi');
    await press('Ajouter une plage\u00A0: jeudi');
    const tuesday = within(screen.getByRole('group', { name: 'mardi' }));
    await userEvent.clear(tuesday.getByLabelText(/^De/));
    await userEvent.type(tuesday.getByLabelText(/^De/), '10:30');
    await press('Retirer la plage 1\u00A0: jeudi');
    await press('Enregistrer mes disponibilités');
    await waitFor(() => expect(save).toHaveBeenCalledTimes(1));
    expect(save.mock.calls[0]?.[0].windows).toEqual([{ day: 2, from: '10:30', to: '17:00' }]);
  });

  it('keep what was typed when they could not be saved', async () => {
    render(<Ready onSave={() => Promise.reject(new ApiError(0, 'CLIENT.NETWORK', ''))} />);
    await press('Enregistrer mes disponibilités');
    expect((await screen.findAllByRole('alert'))[0]).toBeVisible();
    expect(screen.getByRole('group', { name: 'lundi, plage 2' })).toBeVisible();
  });

  it('are loading, or can be asked for again', () => {
    const { unmount } = render(<Loading />);
    expect(screen.queryByRole('button')).toBeNull();
    unmount();
    render(<Failed />);
    expect(screen.getByRole('button', { name: /Réessayer/ })).toBeVisible();
  });
});
