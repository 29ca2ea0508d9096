import { jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { DesignSystemProvider } from '../../../design-system/theme/DesignSystemProvider';
import { pendingRequest } from '../../../lib/examples/reservations';
import { createI18n, I18nContext } from '../../../lib/i18n';
import { RequestsView } from './RequestsView';

const START = Date.UTC(2026, 10, 12, 15, 0, 0);
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

beforeEach(() => {
  jest.useFakeTimers();
  jest.setSystemTime(START);
});
afterEach(() => {
  jest.useRealTimers();
});

function open(left: number, clockOffset = 0) {
  const onOver = jest.fn();
  const request = pendingRequest('fr', { expires_at: new Date(START + left).toISOString() });
  const list = { items: [request], total: 1, isLoadingMore: false, onMore: () => undefined };
  const view = render(
    <I18nContext value={createI18n('fr')}>
      <DesignSystemProvider>
        <MemoryRouter>
          <RequestsView
            waiting={{ status: 'ready', data: list }}
            decided={{ accepted: null, hired: null, history: null }}
            clockOffset={clockOffset}
            onChange={() => Promise.resolve()}
            onOver={onOver}
            onHideProfile={null}
            onReopen={() => Promise.resolve()}
          />
        </MemoryRouter>
      </DesignSystemProvider>
    </I18nContext>,
  );
  return { onOver, view };
}

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const left = () => screen.getByText('Temps pour répondre').nextElementSibling?.textContent?.replaceAll('\u00A0', ' ');
const said = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent ?? '')
    .join('')
    .replaceAll('\u00A0', ' ');

it('shows days and hours above 24 hours, hours and minutes below, and updates each minute', () => {
  open(45 * HOUR);
  expect(left()).toBe('1 jour et 21 heures');
  pass(21 * HOUR + MINUTE);
  expect(left()).toBe('23 heures et 59 minutes');
  pass(MINUTE);
  expect(left()).toBe('23 heures et 58 minutes');
});

it('uses the server’s time, whatever this device’s clock shows', () => {
  open(10 * HOUR, 3 * HOUR);
  expect(left()).toBe('7 heures');
});

it('announces the end politely, and not every minute', () => {
  open(62 * MINUTE);
  pass(MINUTE);
  expect(said()).toBe('');
  pass(MINUTE);
  expect(said()).toContain('Il reste 1 heure pour répondre à Studio Boréal.');
  pass(30 * MINUTE);
  expect(said()).toContain('Il reste 1 heure');
  pass(20 * MINUTE);
  expect(said()).toContain('Il reste 10 minutes');
});

it('closes the request at the end, removes its buttons and asks the server', () => {
  const { onOver } = open(20_000);
  expect(screen.getByRole('button', { name: /^Accepter/ })).toBeEnabled();
  pass(19_000);
  expect(onOver).not.toHaveBeenCalled();
  pass(1_000);
  expect(screen.getByText('Expirée')).toBeInTheDocument();
  expect(screen.queryByRole('button')).toBeNull();
  expect(said()).toContain('Le délai est écoulé');
  expect(onOver).toHaveBeenCalledTimes(1);
  pass(2 * MINUTE);
  expect(onOver).toHaveBeenCalledTimes(1);
});
