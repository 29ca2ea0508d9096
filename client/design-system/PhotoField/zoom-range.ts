/** How far a photo can be enlarged while it is framed. */
export const zoomRange = { min: 1, max: 4, step: 0.05 } as const;
