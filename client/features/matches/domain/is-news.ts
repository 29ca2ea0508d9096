/** A match is labelled as new for two days. */
const NEWS_MS = 2 * 24 * 60 * 60_000;

export function isNews(createdAt: string, now: number = Date.now()): boolean {
  return now - Date.parse(createdAt) < NEWS_MS;
}
