import { render, screen } from '@testing-library/react';
import { DesignSystemProvider } from '../../../design-system/theme/DesignSystemProvider';
import { createI18n, I18nContext } from '../../../lib/i18n';
import { StatusBadge } from './StatusBadge';

/** Colours by their palette name. The meaning is in the word, not the colour. */
it.each([
  ['PENDING', 'Envoyée', 'warning'],
  ['REVIEWED', 'Examinée', 'info'],
  ['INTERVIEW', 'Entrevue', 'success'],
  ['OFFERED', 'Offre', 'success'],
  ['ACCEPTED', 'Acceptée', 'success'],
  ['REJECTED', 'Non retenue', 'error'],
  ['WITHDRAWN', 'Retirée', 'text-secondary'],
] as const)('%s is said as « %s » and coloured %s', (status, word, colour) => {
  render(
    <I18nContext value={createI18n('fr')}>
      <DesignSystemProvider>
        <StatusBadge application={{ status, closed_reason: null }} />
      </DesignSystemProvider>
    </I18nContext>,
  );
  expect(getComputedStyle(screen.getByText(word)).color).toContain(colour);
});

it('says that the application ended with its posting, whatever its status', () => {
  render(
    <I18nContext value={createI18n('fr')}>
      <DesignSystemProvider>
        <StatusBadge application={{ status: 'INTERVIEW', closed_reason: 'JOB_PAUSED' }} />
      </DesignSystemProvider>
    </I18nContext>,
  );
  expect(screen.getByText('Terminée')).toBeVisible();
  expect(screen.queryByText('Entrevue')).toBeNull();
});
