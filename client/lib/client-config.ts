import type { ClientConfig } from '@modules/operations/http/client-config.contract';
import type { Contract } from './api-client';
import { api, i18n, queryClient, session } from './backend';
import { currentLanguage } from './i18n';
import { readOptions } from './query-client';
import { useRead } from './use-read';

type Fields<T> = { readonly [K in keyof T]-?: (value: unknown) => boolean };

const isText = (value: unknown): boolean => typeof value === 'string';
const isTextOrNull = (value: unknown): boolean => value === null || isText(value);
const isFlag = (value: unknown): boolean => typeof value === 'boolean';

const fields: Fields<ClientConfig> = {
  demo_mode: isFlag,
  google_client_id: isTextOrNull,
  google_authorization_url: isTextOrNull,
  session: (value) => matches({ idle_seconds: Number.isSafeInteger, max_seconds: Number.isSafeInteger }, value),
  contact: (value) => matches({ email: isTextOrNull, phone: isTextOrNull, social_url: isTextOrNull }, value),
  privacy_officer: (value) =>
    matches({ name: isTextOrNull, title: isTextOrNull, email: isTextOrNull, address: isTextOrNull }, value),
  service_worker: (value) => value === undefined || isFlag(value),
  version: isText,
};

function matches<T extends object>(shape: Fields<T>, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const given = value as Record<string, unknown>;
  return Object.entries<(value: unknown) => boolean>(shape).every(([name, accepts]) => accepts(given[name]));
}

/** Checked by hand: each first visit needs it, and the usual validator is larger than the page. */
export const clientConfigContract: Contract<ClientConfig> = {
  safeParse: (value) => (matches(fields, value) ? { success: true, data: value as ClientConfig } : { success: false }),
};

const read = (signal: AbortSignal): Promise<ClientConfig> =>
  api({ path: '/api/client-config', answer: clientConfigContract, signal });

/** Configuration before sign-in: demo accounts, Google, the idle limit. Undefined until it has loaded. */
export function useClientConfig(): ClientConfig | undefined {
  return useRead('client-config', [], read).data;
}

/** The same outside of components; asks the server only if no component has. */
export function readClientConfig(): Promise<ClientConfig> {
  const reader = { userId: session.userId(), language: currentLanguage(i18n) };
  return queryClient.fetchQuery({ ...readOptions('client-config', reader), queryFn: ({ signal }) => read(signal) });
}
