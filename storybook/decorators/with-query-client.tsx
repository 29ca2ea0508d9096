import { QueryClientProvider } from '@tanstack/react-query';
import type { Decorator } from '@storybook/react-vite';
import { useMemo, type ReactNode } from 'react';
import { createQueryClient } from '../../client/lib/query-client';

function OwnCache({ children }: { children: ReactNode }) {
  const client = useMemo(() => createQueryClient(), []);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

/** A new cache for every story, so that no data remains from the previous one. */
export const withQueryClient: Decorator = (Story) => (
  <OwnCache>
    <Story />
  </OwnCache>
);
