/** Design tokens: the only file that contains colours and lengths. */

/** Colours of a scheme. Contrast is checked on every background (text ≥ 4.5, controls ≥ 3). */
export interface ColourTokens {
  background: string;
  surface: string;
  raised: string;
  sunken: string;
  line: string;
  lineStrong: string;
  text: string;
  muted: string;
  faint: string;
  accent: string;
  onAccent: string;
  accentText: string;
  accentTint: string;
  accentHover: string;
  info: string;
  infoTint: string;
  success: string;
  successTint: string;
  warning: string;
  warningTint: string;
  danger: string;
  dangerTint: string;
  onState: string;
  frost: string;
  hover: string;
  track: string;
  cardShadow: string;
  overlayShadow: string;
  scrim: string;
  avatar: string;
}

export const dark: ColourTokens = {
  background: '#0F1218',
  surface: '#161A22',
  raised: '#1D222D',
  sunken: '#0B0D12',
  line: '#2A3140',
  lineStrong: '#6B7689',
  text: '#EEF0F5',
  muted: '#AAB3C2',
  faint: '#8A94A6',
  accent: '#FFB454',
  onAccent: '#1C1304',
  accentText: '#FFC578',
  accentTint: 'rgba(255, 180, 84, 0.12)',
  accentHover: '#FFC67D',
  info: '#8AB8FF',
  infoTint: 'rgba(138, 184, 255, 0.12)',
  success: '#63D9A6',
  successTint: 'rgba(99, 217, 166, 0.12)',
  warning: '#F3CF6B',
  warningTint: 'rgba(243, 207, 107, 0.12)',
  danger: '#FF8A85',
  dangerTint: 'rgba(255, 138, 133, 0.12)',
  onState: '#0B0D12',
  frost: '#B9CCE6',
  hover: 'rgba(238, 240, 245, 0.06)',
  track: '#2A3140',
  cardShadow: '0 12px 28px -12px rgba(0, 0, 0, 0.45)',
  overlayShadow: '0 24px 64px -16px rgba(0, 0, 0, 0.7)',
  scrim: 'rgba(6, 8, 12, 0.66)',
  avatar: 'linear-gradient(150deg, #42536F, #2A3348)',
};

export const light: ColourTokens = {
  background: '#FAF7F2',
  surface: '#FFFFFF',
  raised: '#FFFFFF',
  sunken: '#F1ECE4',
  line: '#E2DACE',
  lineStrong: '#857B6C',
  text: '#1A1D25',
  muted: '#565E6C',
  faint: '#5F6676',
  accent: '#FFB454',
  onAccent: '#1C1304',
  accentText: '#8A4A00',
  accentTint: 'rgba(255, 180, 84, 0.2)',
  accentHover: '#F5A43C',
  info: '#1A5BB8',
  infoTint: 'rgba(26, 91, 184, 0.08)',
  success: '#0A6B43',
  successTint: 'rgba(10, 107, 67, 0.08)',
  warning: '#7A5200',
  warningTint: 'rgba(122, 82, 0, 0.1)',
  danger: '#B3261E',
  dangerTint: 'rgba(179, 38, 30, 0.08)',
  onState: '#FFFFFF',
  frost: '#41597A',
  hover: 'rgba(26, 29, 37, 0.05)',
  track: '#E2DACE',
  cardShadow: '0 10px 24px -14px rgba(88, 70, 40, 0.22)',
  overlayShadow: '0 24px 60px -18px rgba(60, 48, 28, 0.32)',
  scrim: 'rgba(26, 29, 37, 0.48)',
  avatar: 'linear-gradient(150deg, #3A4A66, #1F2636)',
};

/** Over a picture or video, both schemes use white text on a dark overlay. */
export const overMedia = {
  text: '#FFFFFF',
  muted: 'rgba(255, 255, 255, 0.82)',
  plate: 'rgba(11, 13, 18, 0.86)',
  track: 'rgba(255, 255, 255, 0.32)',
  line: 'rgba(255, 255, 255, 0.4)',
  veil: 'linear-gradient(to top, rgba(11, 13, 18, 0.92), rgba(11, 13, 18, 0.55) 55%, rgba(11, 13, 18, 0))',
  ground: '#0B0D12',
} as const;

/** Pixels: chips, controls, cards, pictures and video. */
export const radius = { chip: 8, control: 10, card: 16, media: 18, round: 999 } as const;

/** Pixels. Dense controls are for rows of desktop tables, never for touch. */
export const controlHeight = { normal: 44, dense: 36 } as const;

/** Pixels. */
export const layout = {
  header: 64,
  bottomBar: 64,
  narrow: 480,
  reading: 760,
  standard: 1240,
  wide: 1320,
  aside: 288,
} as const;

/** Milliseconds. `clearing`: the frost disappears after somebody accepted. */
export const duration = { feedback: 120, enter: 200, leave: 160, clearing: 600 } as const;
export const easing = 'cubic-bezier(0.2, 0.7, 0.2, 1)';

/** Pixels: icon sizes, and their stroke width. */
export const icon = { small: 16, normal: 18, large: 22, stroke: 1.9 } as const;
