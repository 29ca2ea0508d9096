import { cloths, darker, lighter, skins } from './colours.mjs';
import { calm, face } from './face.mjs';
import { hairOf } from './hair.mjs';
import { room } from './room.mjs';

const body =
  'M-178,380 C-180,214 -150,176 -74,156 C-42,146 -35,132 -34,104 L-34,56 H34 L34,104 C35,132 42,146 74,156 C150,176 180,214 178,380 Z';
const torso =
  'M-182,380 C-184,214 -152,176 -72,155 Q-46,149 -38,140 Q0,182 38,140 Q46,149 72,155 C152,176 184,214 182,380 Z';

/** Clothes over the neck and shoulders, by kind. */
const clothes = {
  crew: (c) =>
    `<path d="${torso}" fill="${c}"/><path d="M-40,141 Q0,186 40,141" fill="none" stroke="${darker(c, 0.22)}" stroke-width="7"/>`,
  turtleneck: (c) =>
    `<path d="${torso}" fill="${c}"/><path d="M-38,104 Q0,120 38,104 L42,152 Q0,178 -42,152 Z" fill="${lighter(c, 0.08)}"/><path d="M-39,124 Q0,142 39,124" fill="none" stroke="${darker(c, 0.2)}" stroke-width="3"/>`,
  shirt: (c) =>
    `<path d="${torso}" fill="${c}"/><path d="M-40,138 L0,196 L-46,206 L-66,154 Z M40,138 L0,196 L46,206 L66,154 Z" fill="${lighter(c, 0.22)}"/><path d="M0,196 V380" stroke="${darker(c, 0.24)}" stroke-width="3"/><circle cx="0" cy="226" r="3.4" fill="${darker(c, 0.34)}"/><circle cx="0" cy="264" r="3.4" fill="${darker(c, 0.34)}"/>`,
  blazer: (c) =>
    `<path d="${torso}" fill="#F4EFE8"/><path d="M-72,155 L-40,140 L-12,240 L-8,380 L-182,380 C-184,214 -152,176 -72,155 Z M72,155 L40,140 L12,240 L8,380 L182,380 C184,214 152,176 72,155 Z" fill="${c}"/><path d="M-44,142 L-80,196 L-58,206 L-70,220 L-10,300 M44,142 L80,196 L58,206 L70,220 L10,300" fill="none" stroke="${darker(c, 0.3)}" stroke-width="3.4" stroke-linejoin="round"/>`,
  scrubs: (c) =>
    `<path d="${torso}" fill="${c}"/><path d="M-42,140 L0,214 L42,140" fill="none" stroke="${lighter(c, 0.26)}" stroke-width="9" stroke-linejoin="round"/><path d="M62,232 h52 v44 h-52 z" fill="none" stroke="${darker(c, 0.24)}" stroke-width="3"/>`,
  apron: (c) =>
    `<path d="${torso}" fill="#EFE8DC"/><path d="M-40,141 Q0,186 40,141" fill="none" stroke="#D6CBB8" stroke-width="6"/><path d="M-76,380 V206 H76 V380 Z M-76,206 L-58,148 M76,206 L58,148" fill="${c}" stroke="${c}" stroke-width="10"/>`,
  vest: (c) =>
    `<path d="${torso}" fill="${darker(c, 0.3)}"/><path d="M-104,166 L-44,142 L-14,380 H-150 C-140,250 -126,200 -104,166 Z M104,166 L44,142 L14,380 H150 C140,250 126,200 104,166 Z" fill="#E2A13A"/><path d="M-124,262 L-22,262 M124,262 L22,262 M-84,158 L-62,380 M84,158 L62,380" stroke="#F4EFE2" stroke-width="10"/>`,
  hoodie: (c) =>
    `<path d="${torso}" fill="${c}"/><path d="M-66,150 Q-40,118 -34,128 Q0,186 34,128 Q40,118 66,150 Q40,214 0,214 Q-40,214 -66,150 Z" fill="${darker(c, 0.16)}"/><path d="M-18,210 V262 M18,210 V262" stroke="${lighter(c, 0.4)}" stroke-width="4" stroke-linecap="round"/>`,
  cardigan: (c) =>
    `<path d="${torso}" fill="#F0E7DA"/><path d="M-40,141 Q0,182 40,141" fill="none" stroke="#D9CDBA" stroke-width="5"/><path d="M-74,155 L-46,148 Q-30,240 -26,380 H-182 C-184,214 -152,176 -74,155 Z M74,155 L46,148 Q30,240 26,380 H182 C184,214 152,176 74,155 Z" fill="${c}"/>`,
};

/**
 * Head and shoulders around the middle of the face, 360 wide and about 450 high.
 * @param {object} person
 * @param {import('./face.mjs').Mood & { turn?: number, nod?: number, sway?: number, breath?: number }} state
 */
export function figure(person, state = calm) {
  const skin = skins[person.skin];
  const [behind, before] = hairOf(person);
  const { turn = 0, nod = 0, sway = 0, breath = 0 } = state;
  const head = `translate(${sway} ${nod}) rotate(${turn} 0 96)`;
  return `<g transform="${head}">${behind}</g>
    <g transform="translate(0 ${-24 - breath})"><path d="${body}" fill="${darker(skin, 0.1)}"/>
      <path d="M-34,70 H34 V112 Q0,146 -34,112 Z" fill="${darker(skin, 0.28)}" opacity=".75"/>
      ${clothes[person.clothes.kind](cloths[person.clothes.colour])}</g>
    <g transform="${head}">${face(person, state)}${before}</g>`;
}

const gradient =
  '<linearGradient id="side" x1="0" x2="1"><stop offset=".55" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#3A1B10" stop-opacity=".28"/></linearGradient>';

const sheet = (width, height, content) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>${gradient}</defs>${content}</svg>`;

/** A portrait of 512 × 512. */
export const portrait = (person) =>
  sheet(
    512,
    512,
    `${room(person.room, 512, 512, true)}<g transform="translate(256 246) scale(1.4)">${figure(person)}</g>`,
  );

/** One picture of a video, 640 × 360. */
export const frame = (person, state) =>
  sheet(
    640,
    360,
    `${room(person.room, 640, 360)}<g transform="translate(320 168) scale(1.08)">${figure(person, state)}</g>`,
  );
