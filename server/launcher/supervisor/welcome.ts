import { clientDevelopmentAddress } from './develop-client.js';
import type { LauncherSettings } from './settings.js';

/**
 * Text printed when everything runs.
 * @param accounts lines of the demo content, empty without it
 */
export function welcome(
  settings: Pick<LauncherSettings, 'env' | 'logFolder'>,
  accounts: readonly string[],
  { watch, tookMs }: { watch: boolean; tookMs: number },
): string[] {
  const address = watch ? clientDevelopmentAddress : settings.env.PUBLIC_URL;
  return [
    '',
    `Entrevue is ready in ${(tookMs / 1000).toFixed(1)} s:  ${address}`,
    ...accounts.map((line) => `  ${line}`),
    `Logs: ${settings.logFolder}   Stop: Ctrl-C`,
  ];
}
