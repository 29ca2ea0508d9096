import { darker, lighter } from './colours.mjs';

const plant = (x, y, scale = 1) =>
  `<g transform="translate(${x} ${y}) scale(${scale})"><path d="M0,0 C-40,-30 -44,-76 -22,-104 C-6,-70 -2,-40 0,0 C4,-46 14,-84 40,-112 C52,-70 34,-28 0,0 C20,-18 44,-26 64,-24 C52,-2 26,8 0,4 C-22,-14 -46,-22 -66,-18 C-54,2 -28,10 0,4 Z" fill="#5F7F69"/><path d="M-26,4 h52 l-7,44 h-38 z" fill="#B9764C"/></g>`;
const shelf = (x, y) =>
  `<g transform="translate(${x} ${y})"><rect x="0" y="0" width="132" height="7" fill="#8A6A4B"/>${[
    ['#6E2F42', 44],
    ['#D08E33', 52],
    ['#4B6C86', 38],
    ['#2F5D4E', 48],
    ['#CDB894', 42],
    ['#54406E', 50],
  ]
    .map(
      ([colour, height], at) =>
        `<rect x="${10 + at * 17}" y="${-height}" width="13" height="${height}" rx="2" fill="${colour}"/>`,
    )
    .join('')}</g>`;
const lamp = (x, y) =>
  `<g transform="translate(${x} ${y})"><circle cx="0" cy="0" r="70" fill="#FFD794" opacity=".22"/><path d="M-24,22 L-14,-22 H14 L24,22 Z" fill="#F3C06B"/><path d="M0,22 V120" stroke="#6B5A47" stroke-width="5"/></g>`;
const glass = (x, y) =>
  `<g transform="translate(${x} ${y})"><rect width="120" height="150" rx="6" fill="#CFE0EA"/><path d="M0,112 Q34,84 66,106 Q94,88 120,108 V150 H0 Z" fill="#9DB8A6"/><path d="M60,0 V150 M0,74 H120" stroke="#F7F3EC" stroke-width="6"/><rect width="120" height="150" rx="6" fill="none" stroke="#F7F3EC" stroke-width="8"/></g>`;
const picture = (x, y) =>
  `<g transform="translate(${x} ${y})"><rect width="96" height="72" rx="4" fill="#F7F3EC"/><rect x="9" y="9" width="78" height="54" fill="#B7C7C9"/><path d="M9,63 V48 Q30,28 48,46 Q64,34 87,50 V63 Z" fill="#62807A"/><circle cx="66" cy="24" r="7" fill="#F3C06B"/></g>`;
const board = (x, y) =>
  `<g transform="translate(${x} ${y})"><rect width="140" height="96" rx="5" fill="#F4F1EB" stroke="#B9AD9C" stroke-width="4"/><rect x="14" y="16" width="30" height="24" fill="#F3C06B"/><rect x="54" y="16" width="30" height="24" fill="#8FB3D1"/><rect x="94" y="16" width="30" height="24" fill="#8DA58A"/><path d="M16,58 H122 M16,72 H96" stroke="#B9AD9C" stroke-width="4" stroke-linecap="round"/></g>`;
const hooks = (x, y) =>
  `<g transform="translate(${x} ${y})"><rect width="140" height="10" rx="4" fill="#8A6A4B"/><path d="M24,10 V50 M24,50 l-9,18 h18 z M68,10 V58 M60,58 h16 v14 h-16 z M112,10 V44 M102,44 a10,10 0 1 0 20,0 z" stroke="#5E6B73" stroke-width="5" fill="#5E6B73"/></g>`;

/** Rooms in muted colours: the wall, and what stands at its sides. */
const rooms = {
  study: ['#E6DCCB', [shelf(36, 128), plant(566, 300, 0.9)]],
  evening: ['#33405A', [lamp(86, 150), picture(488, 66)]],
  window: ['#DCE3E1', [glass(38, 58), plant(574, 304, 0.8)]],
  sage: ['#C3CFBF', [picture(52, 70), plant(578, 302, 1)]],
  clay: ['#D9B79D', [shelf(468, 132), lamp(80, 170)]],
  office: ['#CBD5DD', [board(28, 74), plant(582, 308, 0.9)]],
  workshop: ['#B9C0C2', [hooks(36, 84), board(470, 70)]],
  plum: ['#CFC3D6', [glass(482, 56), shelf(30, 134)]],
  paper: ['#EFE7DA', [board(470, 72), picture(54, 74)]],
};

/** @param {string} name @param {number} width @param {number} height @param {boolean} [isPlain] without furniture, for portraits */
export function room(name, width, height, isPlain = false) {
  const [wall, things] = rooms[name];
  return `<rect width="${width}" height="${height}" fill="${wall}"/><circle cx="${width * 0.5}" cy="${height * 0.42}" r="${height * 0.62}" fill="${lighter(wall, 0.14)}"/>${
    isPlain
      ? ''
      : `<path d="M0,${height - 38} H${width} V${height} H0 Z" fill="${darker(wall, 0.12)}"/>${things.join('')}`
  }`;
}
