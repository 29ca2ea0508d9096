import { lazy, Suspense } from 'react';
import { useConsentState } from '../../../lib/consent/use-consent';

const CookieQuestions = lazy(async () => ({
  default: (await import('./CookieQuestions')).CookieQuestions,
}));

/** Asks on a first visit, and when somebody opens the settings again. Downloads the questions only then. */
export function CookieConsent({ hasBottomBar }: { hasBottomBar: boolean }) {
  const { record, isDialogOpen } = useConsentState();
  if (record !== null && !isDialogOpen) return null;
  return (
    <Suspense fallback={null}>
      <CookieQuestions hasBottomBar={hasBottomBar} />
    </Suspense>
  );
}
