/** A drawn face for stories and specs, so that no real person is shown. */
export const portrait = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="480" viewBox="0 0 640 480"><rect width="640" height="480" fill="#41597A"/><circle cx="320" cy="190" r="92" fill="#E8C9A8"/><path d="M130 480c20-150 100-190 190-190s170 40 190 190z" fill="#FFB454"/></svg>',
)}`;
