interface ScriptPolicies {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): {
    createScriptURL(url: string): string;
  };
}
type Policy = ReturnType<ScriptPolicies['createPolicy']>;

/** Scripts of workers: the service worker, and the background blur, as it is built and as Vite serves it in development. */
const allowed =
  /^\/(?:sw\.js|assets\/blur\.worker-[\w-]+\.js|features\/videos\/recorder\/blur\/blur\.worker\.ts\?[\w=&]+)$/;

let policy: Policy | null = null;

/**
 * The address of a worker's script, as the only Trusted Types policy of the page allows it. Browsers without Trusted Types get the plain
 * address.
 *
 * @throws for any other script
 */
export function scriptOfWorker(url: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: ScriptPolicies };
  policy ??= trustedTypes?.createPolicy('workers', { createScriptURL: onlyAllowed }) ?? null;
  return policy?.createScriptURL(url) ?? url;
}

function onlyAllowed(url: string): string {
  if (!allowed.test(url)) throw new TypeError(`not a worker of this site: ${url}`);
  return url;
}
