/** Zoom range while cropping. */
export const zoomRange = { min: 1, max: 4, step: 0.05 } as const;
