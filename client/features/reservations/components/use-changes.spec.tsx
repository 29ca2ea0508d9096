import { jest } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { DesignSystemProvider } from '../../../design-system/theme/DesignSystemProvider';
import { pendingRequest } from '../../../lib/examples/reservations';
import { createI18n, I18nContext } from '../../../lib/i18n';
import { type OnChange, useChanges } from './use-changes';

const i18n = createI18n('fr');
const wrapper = ({ children }: { children: ReactNode }) => (
  <I18nContext value={i18n}>
    <DesignSystemProvider>{children}</DesignSystemProvider>
  </I18nContext>
);
const afterwards = (step: () => void) =>
  act(async () => {
    step();
    await new Promise((resolve) => setTimeout(resolve));
  });

it('sends a second answer after the first, and does not confirm it before', async () => {
  const finish: (() => void)[] = [];
  const onChange = jest.fn<OnChange>(() => new Promise<void>((resolve) => finish.push(resolve)));
  const { result } = renderHook(() => useChanges(onChange, () => 'Fait.'), { wrapper });
  const row = pendingRequest('fr');
  const sent = jest.fn();
  await afterwards(() => {
    void result.current.change(row, { status: 'MATCHED' });
    void result.current.send(row, { status: 'REJECTED', reason: 'Trop loin.' }).then(sent);
  });
  expect(onChange).toHaveBeenCalledTimes(1);
  expect(sent).not.toHaveBeenCalled();
  await afterwards(() => finish[0]?.());
  expect(onChange.mock.calls[1]).toEqual([row, { status: 'REJECTED', reason: 'Trop loin.' }]);
  expect(sent).not.toHaveBeenCalled();
  await afterwards(() => finish[1]?.());
  expect(sent).toHaveBeenCalledTimes(1);
});
