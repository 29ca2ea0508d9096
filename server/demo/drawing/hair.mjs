import { cloths, darker, hairs, lighter } from './colours.mjs';

/** The cap of hair over the forehead; `line` is the height of the hairline. */
const cap = (colour, line, parting = 0) =>
  `<path d="M-72,-4 C-80,-66 -52,-112 0,-112 C52,-112 80,-66 72,-4 C68,-26 62,-42 54,-50 Q${20 + parting},${line - 6} ${parting},${line} Q${-30 + parting},${line + 6} -54,-46 C-62,-40 -68,-26 -72,-4 Z" fill="${colour}"/>`;

const strands = (colour, paths) =>
  `<path d="${paths}" fill="none" stroke="${lighter(colour, 0.16)}" stroke-width="2.4" stroke-linecap="round" opacity=".55"/>`;

const curls = (colour, points, radius) =>
  points.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="${radius}" fill="${colour}"/>`).join('');

const crown = [
  [-66, -34],
  [-58, -64],
  [-38, -90],
  [-12, -104],
  [14, -104],
  [40, -90],
  [60, -64],
  [67, -34],
];

/** Each style: what is drawn behind the head, and what in front of it. */
const styles = {
  short: (c) => ['', `${cap(c, -62, -14)}${strands(c, 'M-30,-98 Q10,-104 44,-78 M-40,-84 Q0,-94 52,-62')}`],
  side: (c) => [
    '',
    `<path d="M-71,-2 C-82,-70 -50,-116 6,-114 C60,-112 80,-62 71,-2 C68,-24 64,-36 58,-46 C30,-44 -6,-56 -26,-82 C-34,-58 -54,-46 -60,-36 C-66,-26 -69,-16 -71,-2 Z" fill="${c}"/>${strands(c, 'M-22,-88 Q10,-58 54,-54 M-14,-98 Q20,-74 60,-68')}`,
  ],
  crop: (c) => [
    '',
    `<path d="M-70,-8 C-76,-62 -52,-106 0,-106 C52,-106 76,-62 70,-8 C66,-30 62,-52 50,-60 Q0,-70 -50,-60 C-62,-52 -66,-30 -70,-8 Z" fill="${c}"/>`,
  ],
  wave: (c) => [
    '',
    `<path d="M-70,-4 C-78,-40 -74,-74 -48,-86 C-44,-112 -8,-122 16,-110 C48,-116 78,-88 72,-4 C68,-26 64,-40 56,-50 C40,-46 26,-58 18,-70 C0,-52 -34,-50 -50,-56 C-62,-44 -67,-28 -70,-4 Z" fill="${c}"/>${strands(c, 'M-36,-84 Q-8,-98 18,-86 M-8,-102 Q22,-102 48,-76')}`,
  ],
  receding: (c) => [
    '',
    `<path d="M-68,-2 C-76,-40 -72,-66 -54,-82 C-54,-58 -57,-34 -59,-14 Z M68,-2 C76,-40 72,-66 54,-82 C54,-58 57,-34 59,-14 Z" fill="${c}"/><path d="M-46,-88 Q0,-112 46,-88 Q0,-98 -46,-88 Z" fill="${c}" opacity=".75"/>`,
  ],
  bald: () => [
    '',
    '<ellipse cx="-20" cy="-78" rx="18" ry="8" fill="#fff" opacity=".14" transform="rotate(-18 -20 -78)"/>',
  ],
  bob: (c) => [
    `<path d="M-84,46 C-98,-40 -84,-118 0,-118 C84,-118 98,-40 84,46 C60,62 -60,62 -84,46 Z" fill="${darker(c, 0.2)}"/>`,
    `<path d="M-74,40 C-92,-36 -78,-116 0,-116 C78,-116 92,-36 74,40 C70,2 66,-30 54,-52 C20,-46 -12,-60 -28,-80 C-38,-56 -60,-46 -62,-24 C-66,-4 -68,16 -74,40 Z" fill="${c}"/>${strands(c, 'M-24,-90 Q14,-62 58,-58 M-18,-102 Q22,-82 66,-64')}`,
  ],
  fringe: (c) => [
    `<path d="M-86,62 C-98,-40 -86,-118 0,-118 C86,-118 98,-40 86,62 C60,74 -60,74 -86,62 Z" fill="${darker(c, 0.2)}"/>`,
    `<path d="M-76,52 C-90,-36 -78,-114 0,-114 C78,-114 90,-36 76,52 C70,10 66,-20 60,-44 Q0,-30 -60,-44 C-66,-20 -70,10 -76,52 Z" fill="${c}"/>${strands(c, 'M-36,-98 Q-40,-66 -38,-42 M0,-104 L0,-38 M36,-98 Q40,-66 38,-42')}`,
  ],
  long: (c) => [
    `<path d="M-92,150 C-104,10 -96,-118 0,-118 C96,-118 104,10 92,150 C50,166 -50,166 -92,150 Z" fill="${darker(c, 0.2)}"/>`,
    `<path d="M-78,92 C-90,-26 -80,-116 0,-116 C80,-116 90,-26 78,92 C70,30 68,-20 56,-50 C34,-60 12,-72 2,-88 C-12,-70 -34,-58 -56,-50 C-68,-20 -70,30 -78,92 Z" fill="${c}"/>${strands(c, 'M-6,-96 Q-34,-66 -62,-50 M10,-96 Q36,-68 62,-50')}`,
  ],
  waves: (c) => [
    `<path d="M-88,132 C-112,96 -84,66 -98,30 C-104,-50 -88,-120 0,-120 C88,-120 104,-50 98,30 C84,66 112,96 88,132 C60,146 -60,146 -88,132 Z" fill="${darker(c, 0.2)}"/>`,
    `<path d="M-80,76 C-94,40 -76,20 -80,-14 C-82,-80 -52,-116 4,-116 C60,-116 84,-74 80,-14 C78,20 94,40 80,76 C66,40 70,-20 58,-48 C24,-44 -4,-62 -20,-84 C-30,-60 -52,-50 -58,-36 C-68,-6 -66,40 -80,76 Z" fill="${c}"/>`,
  ],
  bun: (c) => [
    `<circle cx="0" cy="-126" r="32" fill="${darker(c, 0.12)}"/><path d="M-18,-118 Q0,-146 20,-122" fill="none" stroke="${lighter(c, 0.14)}" stroke-width="3" opacity=".5"/>`,
    `${cap(c, -70)}${strands(c, 'M-58,-52 Q-40,-96 -8,-110 M58,-52 Q40,-96 8,-110')}`,
  ],
  ponytail: (c) => [
    `<path d="M58,-80 C120,-84 118,20 96,84 C86,60 92,0 60,-24 Z" fill="${darker(c, 0.12)}"/>`,
    `${cap(c, -72, 12)}${strands(c, 'M-54,-50 Q-20,-96 30,-102 M-40,-62 Q0,-92 44,-92')}`,
  ],
  afro: (c) => [
    curls(
      c,
      [...crown.map(([x, y]) => [x * 1.28, y * 1.2 - 2]), [-88, -4], [88, -4], [-84, 24], [84, 24], [0, -90]],
      34,
    ),
    `${curls(
      c,
      crown.map(([x, y]) => [x * 0.98, y]),
      17,
    )}<path d="M-66,-40 Q0,-84 66,-40 L60,-90 L-60,-90 Z" fill="${c}"/>`,
  ],
  curls: (c) => [
    curls(
      c,
      [...crown.map(([x, y]) => [x * 1.14, y * 1.04]), [-82, -6], [82, -6], [-86, 24], [86, 24], [-82, 52], [82, 52]],
      24,
    ),
    curls(c, [...crown, [-48, -72], [-22, -84], [6, -86], [32, -80], [52, -66]], 16),
  ],
  braids: (c) => [
    [-88, -72, 72, 88]
      .map(
        (x) =>
          `<path d="M${x * 0.8},-40 C${x * 1.15},20 ${x},90 ${x},140" fill="none" stroke="${darker(c, 0.1)}" stroke-width="15" stroke-linecap="round" stroke-dasharray="13 5"/>`,
      )
      .join(''),
    `${cap(c, -68)}${strands(c, 'M0,-110 L0,-70 M-20,-108 L-24,-68 M20,-108 L24,-68 M-40,-100 L-46,-58 M40,-100 L46,-58')}`,
  ],
  fade: (c) => [
    '',
    `<path d="M-69,-14 C-74,-40 -70,-62 -60,-74 L60,-74 C70,-62 74,-40 69,-14 C66,-34 62,-50 54,-60 Q0,-66 -54,-60 C-62,-50 -66,-34 -69,-14 Z" fill="${c}" opacity=".45"/><path d="M-60,-66 C-62,-104 -34,-114 0,-114 C34,-114 62,-104 60,-66 Q0,-80 -60,-66 Z" fill="${c}"/>`,
  ],
};

/** Head coverings, worn over the hair. */
const covers = {
  scarf: (c) => [
    `<path d="M-96,170 C-110,60 -100,-122 0,-122 C100,-122 110,60 96,170 Z" fill="${darker(c, 0.22)}"/>`,
    `<path fill-rule="evenodd" d="M-98,40 C-104,-40 -98,-120 0,-120 C98,-120 96,70 126,176 C70,214 -70,214 -126,176 C-96,70 -104,60 -98,40 Z M-60,-18 C-60,36 -44,84 0,90 C44,84 60,36 60,-18 C58,-62 34,-80 0,-80 C-34,-80 -58,-62 -60,-18 Z" fill="${c}"/>
     <path d="M-60,58 Q-10,132 84,122 M-70,84 Q-10,160 88,150 M-56,-64 Q0,-108 56,-64" fill="none" stroke="${darker(c, 0.24)}" stroke-width="3.4" stroke-linecap="round" opacity=".7"/>`,
  ],
  turban: (c) => [
    '',
    `<path d="M-78,-30 C-96,-96 -60,-146 0,-146 C60,-146 96,-96 78,-30 C60,-56 30,-66 0,-76 C-30,-66 -60,-56 -78,-30 Z" fill="${c}"/>
     <path d="M-76,-42 C-40,-110 20,-128 62,-118 M-80,-64 C-50,-122 0,-142 36,-138 M76,-42 C50,-84 20,-96 0,-78 M82,-68 C58,-104 30,-112 8,-104" fill="none" stroke="${darker(c, 0.25)}" stroke-width="3.6" stroke-linecap="round"/>
     <path d="M0,-76 L-13,-60 L13,-60 Z" fill="${darker(c, 0.34)}"/>`,
  ],
  kippah: (c) => ['', `<path d="M-36,-98 Q0,-128 36,-98 Q0,-108 -36,-98 Z" fill="${c}"/>`],
  headband: (c) => ['', `<path d="M-71,-42 C-60,-92 60,-92 71,-42 L66,-58 C54,-104 -54,-104 -66,-58 Z" fill="${c}"/>`],
  wrap: (c) => [
    '',
    `<path d="M-74,-34 C-92,-110 -56,-140 0,-138 C56,-140 92,-110 74,-34 C50,-62 -50,-62 -74,-34 Z" fill="${c}"/><circle cx="30" cy="-132" r="22" fill="${darker(c, 0.12)}"/>
     <path d="M-70,-50 C-30,-92 30,-92 70,-50 M-76,-74 C-30,-118 36,-116 76,-76" fill="none" stroke="${lighter(c, 0.3)}" stroke-width="3.4" opacity=".7"/>`,
  ],
};

/** @returns {[string, string]} what is drawn behind the head and in front of it */
export function hairOf(person) {
  const [style, colour] = [person.hair?.style ?? 'bald', hairs[person.hair?.colour ?? 'black']];
  const [behind, before] = styles[style](colour);
  if (!person.cover) return [behind, before];
  const [under, over] = covers[person.cover.kind](cloths[person.cover.colour]);
  const hidesHair = ['scarf', 'turban'].includes(person.cover.kind);
  return hidesHair ? [under, over] : [`${behind}${under}`, `${before}${over}`];
}
