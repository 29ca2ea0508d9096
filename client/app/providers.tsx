import { CacheProvider, type EmotionCache } from '@emotion/react';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { DesignSystemProvider } from '../design-system/theme/DesignSystemProvider';
import { i18n, queryClient, session } from '../lib/backend';
import { SessionContext } from '../lib/session/use-session';

interface ProvidersProps {
  readonly styles: EmotionCache;
  readonly children: ReactNode;
}

/** Everything the screens find around them, outermost first. */
export function Providers({ styles, children }: ProvidersProps) {
  return (
    <CacheProvider value={styles}>
      <I18nextProvider i18n={i18n}>
        <DesignSystemProvider>
          <QueryClientProvider client={queryClient}>
            <SessionContext value={session}>{children}</SessionContext>
          </QueryClientProvider>
        </DesignSystemProvider>
      </I18nextProvider>
    </CacheProvider>
  );
}
