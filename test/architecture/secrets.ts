/** Patterns of service keys. Reports name the kind of key, never the key. */
const kinds: readonly { readonly kind: string; readonly pattern: RegExp }[] = [
  {
    kind: 'private key',
    pattern: /-----BEGIN (?:RSA |EC |OPENSSH |PGP )?PRIVATE KEY(?: BLOCK)?-----\s*[A-Za-z0-9+/=]{40,}/g,
  },
  { kind: 'AWS access key', pattern: /\b(?:AKIA|ASIA)[A-Z0-9]{16}\b/g },
  { kind: 'Stripe live key', pattern: /\b[sr]k_live_[A-Za-z0-9]{16,}/g },
  { kind: 'GitHub token', pattern: /\b(?:gh[pousr]_[A-Za-z0-9]{36}|github_pat_\w{60,})/g },
  { kind: 'GitLab token', pattern: /\bglpat-[\w-]{20}/g },
  { kind: 'Slack token', pattern: /\bxox[abprs]-[A-Za-z0-9-]{20,}/g },
  { kind: 'Google key', pattern: /\bAIza[\w-]{35}\b/g },
  { kind: 'npm token', pattern: /\bnpm_[A-Za-z0-9]{36}\b/g },
  { kind: 'OpenAI or Anthropic key', pattern: /\bsk-(?:ant-|proj-)[\w-]{30,}/g },
  // Ignores passwords for this machine and for example hosts.
  {
    kind: 'password in an address',
    pattern:
      /\b(?:postgres(?:ql)?|rediss?|smtps?|https?):\/\/[\w.-]+:[^\s:@/${}<>'"`…]{8,}@(?!127\.|localhost|\[?::1|[\w.-]*\.?example\b|[\w.-]*\.test\b)[\w-]+\.[\w.-]+/g,
  },
];

export function findSecrets(text: string): string[] {
  return kinds.flatMap(({ kind, pattern }) => [...text.matchAll(pattern)].map(() => kind));
}
