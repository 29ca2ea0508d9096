const WORKER = '/sw.js';

interface ScriptPolicies {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): {
    createScriptURL(url: string): string;
  };
}

let script: string | null = null;

/** The only Trusted Types policy of the page: it allows this script. Browsers without Trusted Types get the plain address. */
function workerScript(): string {
  const { trustedTypes } = globalThis as { trustedTypes?: ScriptPolicies };
  script ??=
    trustedTypes?.createPolicy('service-worker', { createScriptURL: () => WORKER }).createScriptURL(WORKER) ?? WORKER;
  return script;
}

/** The installed service worker. Installs it if it is not there yet. */
export async function readyWorker(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register(workerScript(), { updateViaCache: 'none' });
  return navigator.serviceWorker.ready;
}
