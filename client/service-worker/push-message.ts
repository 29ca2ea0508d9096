/** A notification as the browser shows it. `tag` makes a message that arrives twice replace the first. */
export interface ShownMessage {
  readonly title: string;
  readonly options: {
    readonly body: string;
    readonly tag: string;
    readonly lang: string;
    readonly icon: string;
    readonly badge: string;
    readonly data: { readonly path: string };
  };
}

const ICON = '/icons/icon-192.png';
const BADGE = '/icons/badge-96.png';

/**
 * Reads a message of the server (`server/modules/notifications/domain/push-text.ts`). Browsers require that each message shows
 * something, so one that cannot be read says only that there is news.
 */
export function readMessage(text: string | undefined): ShownMessage {
  const given = fieldsOf(text);
  return {
    title: given['title'] ?? 'Entrevue',
    options: {
      body: given['body'] ?? '',
      tag: given['tag'] ?? 'news',
      lang: given['language'] ?? 'fr',
      icon: ICON,
      badge: BADGE,
      data: { path: ownPath(given['path']) },
    },
  };
}

/** A page of ours; for anything else, such as `//evil.example`, the notification centre. */
export function ownPath(path: unknown): string {
  return typeof path === 'string' && /^\/(?![/\\])[^\p{Cc}]*$/u.test(path) ? path : '/notifications';
}

function fieldsOf(text: string | undefined): Readonly<Record<string, string>> {
  try {
    const value: unknown = JSON.parse(text ?? '');
    if (typeof value !== 'object' || value === null) return {};
    return Object.fromEntries(
      Object.entries(value as Record<string, unknown>).filter(
        (entry): entry is [string, string] => typeof entry[1] === 'string',
      ),
    );
  } catch {
    return {};
  }
}
