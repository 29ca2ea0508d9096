import { lazy, Suspense } from 'react';
import { useConsentState } from '../../../lib/consent/use-consent';

const CookieQuestions = lazy(async () => ({
  default: (await import('./CookieQuestions')).CookieQuestions,
}));

/** Asks on a first visit, and whenever somebody opens their choices again. Only then is any of it downloaded. */
export function CookieConsent({ hasBottomBar }: { hasBottomBar: boolean }) {
  const { record, isDialogOpen } = useConsentState();
  if (record !== null && !isDialogOpen) return null;
  return (
    <Suspense fallback={null}>
      <CookieQuestions hasBottomBar={hasBottomBar} />
    </Suspense>
  );
}
