interface FrostLights {
  hues: readonly [number, number, number];
  places: readonly [readonly [number, number], readonly [number, number], readonly [number, number]];
}

/** Three soft lights behind glass. Muted and cold, so that amber stays the only warm colour of the page. */
export function frostedBackground({ hues, places }: FrostLights): string {
  const light = (index: 0 | 1 | 2, colour: string, reach: number) => {
    const [x, y] = places[index];
    return `radial-gradient(ellipse at ${x}% ${y}%, ${colour} 0%, transparent ${reach}%)`;
  };
  return [
    'linear-gradient(to top, hsl(222 30% 9% / 0.78), hsl(222 30% 9% / 0.32) 30%, transparent 56%)',
    light(0, `hsl(${hues[0]} 30% 62% / 0.9)`, 52),
    light(1, `hsl(${hues[1]} 36% 52% / 0.8)`, 56),
    light(2, `hsl(${hues[2]} 26% 40% / 0.9)`, 62),
    `linear-gradient(150deg, hsl(${hues[1]} 18% 46%), hsl(${hues[2]} 26% 26%))`,
  ].join(', ');
}
