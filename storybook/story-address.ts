/** Address of a story, alone, in one combination: `iframe.html?id=…&globals=theme:dark;locale:en`. */
export function addressOf(
  storyId: string,
  args: string | null,
  { theme, locale }: { readonly theme: 'dark' | 'light'; readonly locale: 'fr' | 'en' },
): string {
  const query = new URLSearchParams({ id: storyId, viewMode: 'story', globals: `theme:${theme};locale:${locale}` });
  if (args !== null) query.set('args', args);
  return `iframe.html?${query}`;
}
