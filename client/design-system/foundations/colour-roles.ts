import { decomposeColor, getContrastRatio } from '@mui/material/styles';
import { dark, light, type ColourTokens } from '../theme/tokens';

export const schemes = { dark, light } as const;
export type SchemeName = keyof typeof schemes;

type Token = keyof ColourTokens;

/** Backgrounds on which every text colour must be readable. */
const grounds = ['background', 'surface', 'raised', 'sunken'] as const satisfies readonly Token[];

export interface ColourRole {
  readonly token: Token;
  /** Name in `sx`: `color: 'text.secondary'`. */
  readonly name: string;
  readonly use: { readonly fr: string; readonly en: string };
  /** Text or lines must contrast with every ground. A fill must contrast with the text on it. Decoration has no rule. */
  readonly rule: { readonly on: 'grounds'; readonly min: number } | { readonly text: Token; readonly min: 4.5 } | null;
}

const text = { on: 'grounds', min: 4.5 } as const;
const control = { on: 'grounds', min: 3 } as const;

function role(token: Token, name: string, fr: string, en: string, rule: ColourRole['rule'] = null): ColourRole {
  return { token, name, use: { fr, en }, rule };
}

/** The roles by purpose. Their values are only in `theme/tokens.ts`. */
export const roleGroups: readonly { title: { fr: string; en: string }; roles: readonly ColourRole[] }[] = [
  {
    title: { fr: 'Fonds', en: 'Backgrounds' },
    roles: [
      role('background', 'background.default', 'La page', 'The page', { text: 'text', min: 4.5 }),
      role('surface', 'background.paper', 'Cartes et barres', 'Cards and bars', { text: 'text', min: 4.5 }),
      role('raised', 'background.raised', 'Menus et fenêtres', 'Menus and dialogs', { text: 'text', min: 4.5 }),
      role('sunken', 'background.sunken', 'Zones en creux', 'Wells inside a card', { text: 'text', min: 4.5 }),
    ],
  },
  {
    title: { fr: 'Texte', en: 'Text' },
    roles: [
      role('text', 'text.primary', 'Titres et texte', 'Headings and text', text),
      role('muted', 'text.secondary', 'Explications', 'Explanations', text),
      role('faint', 'text.faint', 'Dates et légendes', 'Dates and captions', text),
      role('accentText', 'accent.text', 'Liens', 'Links', text),
      role('frost', 'frost', 'Ce qui est masqué', 'What is masked', text),
    ],
  },
  {
    title: { fr: 'Lignes', en: 'Lines' },
    roles: [
      role('line', 'line.main', 'Séparations', 'Dividers'),
      role('lineStrong', 'line.strong', 'Bords des champs', 'Borders of fields', control),
      role('track', 'track', 'Fond des jauges', 'Track of a progress bar'),
    ],
  },
  {
    title: { fr: 'Accent', en: 'Accent' },
    roles: [
      role('accent', 'accent.main', 'L’action principale, le progrès', 'The primary action, progress', {
        text: 'onAccent',
        min: 4.5,
      }),
      role('accentHover', 'accent.hover', 'Sous le pointeur', 'Under the pointer', { text: 'onAccent', min: 4.5 }),
      role('accentTint', 'accent.tint', 'Choix en cours', 'Current choice', { text: 'accentText', min: 4.5 }),
    ],
  },
  {
    title: { fr: 'États', en: 'States' },
    roles: [
      role('info', 'info.main', 'Information', 'Information', text),
      role('infoTint', 'tint.info', 'Fond d’information', 'Ground of information', { text: 'info', min: 4.5 }),
      role('success', 'success.main', 'Réussite', 'Success', text),
      role('successTint', 'tint.success', 'Fond de réussite', 'Ground of success', { text: 'success', min: 4.5 }),
      role('warning', 'warning.main', 'Attention', 'Warning', text),
      role('warningTint', 'tint.warning', 'Fond d’attention', 'Ground of a warning', { text: 'warning', min: 4.5 }),
      role('danger', 'error.main', 'Refus et suppression', 'Refusal and deletion', text),
      role('dangerTint', 'tint.danger', 'Fond de refus', 'Ground of a refusal', { text: 'danger', min: 4.5 }),
    ],
  },
];

/** Contrast of a role in a scheme, on the ground where it is lowest. Null if the role has no rule. */
export function contrastOf({ token, rule }: ColourRole, scheme: SchemeName): number | null {
  const tokens = schemes[scheme];
  if (rule === null) return null;
  if ('on' in rule) return Math.min(...grounds.map((ground) => getContrastRatio(tokens[token], tokens[ground])));
  return getContrastRatio(tokens[rule.text], opaque(tokens[token], tokens.surface));
}

/** A tint as it looks on a card: `rgba(255, 180, 84, 0.12)` on `#161A22` is `rgb(50, 44, 40)`. */
export function opaque(colour: string, ground: string): string {
  const [red, green, blue, alpha = 1] = decomposeColor(colour).values;
  const under = decomposeColor(ground).values;
  const mixed = [red, green, blue].map((value, at) => Math.round(value * alpha + under[at]! * (1 - alpha)));
  return `rgb(${mixed.join(', ')})`;
}
