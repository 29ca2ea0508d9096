/**
 * Styles of a video element that show its poster until the first frame. The browser removes its own poster at a jump, before the
 * frame there is decoded. Example: a video that resumes at 0:40 would be black for a moment.
 */
export function posterBehind(poster: string | null | undefined) {
  if (poster === null || poster === undefined) return {};
  return {
    backgroundImage: `url(${JSON.stringify(poster)})`,
    backgroundPosition: 'center',
    backgroundRepeat: 'no-repeat',
    backgroundSize: 'contain',
  };
}
