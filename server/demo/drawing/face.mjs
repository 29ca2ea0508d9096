import { darker, hairs, lighter, mix, skins } from './colours.mjs';

/**
 * The state of a face in one picture.
 * @typedef {{ open: number, wide: number, lids: number, gaze: number }} Mood `open`: how far the mouth is open (0..1); `wide`: its
 *   width (0.6..1.1); `lids`: 0 open eyes, 1 closed; `gaze`: −1 left .. 1 right.
 */

/** @type {Mood} */
export const calm = { open: 0, wide: 1, lids: 0, gaze: 0 };

/** Half widths of the face at the cheeks, the jaw and the chin. */
const shapes = {
  oval: [66, 50, 20],
  round: [70, 60, 26],
  square: [66, 60, 32],
  long: [62, 48, 22],
  heart: [67, 44, 15],
};

/** @param {string} name */
export function faceOutline(name) {
  const [cheek, jaw, chin] = shapes[name];
  return `M${-cheek},-14 C${-cheek},-70 ${-cheek * 0.62},-94 0,-94 C${cheek * 0.62},-94 ${cheek},-70 ${cheek},-14
    C${cheek},30 ${jaw},58 ${chin},80 C${chin * 0.5},91 ${-chin * 0.5},91 ${-chin},80 C${-jaw},58 ${-cheek},30 ${-cheek},-14 Z`;
}

/** @param {Mood} mood */
function eyes({ lids, gaze }, iris, skin, { lashes }) {
  const line = mix(skin, '#22150F', 0.78);
  return [-27, 27]
    .map((x) => {
      if (lids > 0.6)
        return `<path d="M${x - 11},-6 Q${x},1 ${x + 11},-6" fill="none" stroke="${line}" stroke-width="3" stroke-linecap="round"/>`;
      const height = 8 * (1 - lids);
      const lash = lashes
        ? `<path d="M${x + Math.sign(x) * 10},-10 l${Math.sign(x) * 5},-4" stroke="${line}" stroke-width="2.4" stroke-linecap="round"/>`
        : '';
      return `<ellipse cx="${x}" cy="-6" rx="11.5" ry="${height}" fill="#FBF8F4"/>
        <circle cx="${x + gaze * 2.4}" cy="-6" r="${Math.min(6, height)}" fill="${iris}"/>
        <circle cx="${x + gaze * 2.4}" cy="-6" r="${Math.min(3, height)}" fill="#17110E"/>
        <circle cx="${x + gaze * 2.4 + 2}" cy="-8.2" r="1.6" fill="#fff"/>
        <path d="M${x - 12},-7 Q${x},${-8 - height * 1.25} ${x + 12},-7" fill="none" stroke="${line}" stroke-width="3" stroke-linecap="round"/>${lash}`;
    })
    .join('');
}

/** @param {Mood} mood */
function mouth({ open, wide }, skin, lips) {
  const half = 21 * wide;
  const lip = lips ? mix(skin, '#9E3A42', 0.5) : mix(skin, '#8A4038', 0.36);
  const line = mix(skin, '#4A1C1A', 0.7);
  if (open < 0.08)
    return `<path d="M${-half},45 Q0,${56 - lips * 2} ${half},45" fill="none" stroke="${line}" stroke-width="3.2" stroke-linecap="round"/>
      <path d="M${-half * 0.5},56 Q0,61 ${half * 0.5},56" fill="none" stroke="${lip}" stroke-width="3" stroke-linecap="round" opacity=".7"/>`;
  const drop = 8 + open * 19;
  return `<path d="M${-half},45 Q0,41 ${half},45 Q${half * 0.7},${45 + drop} 0,${46 + drop} Q${-half * 0.7},${45 + drop} ${-half},45 Z"
      fill="#5A1E22" stroke="${lip}" stroke-width="3.4" stroke-linejoin="round"/>
    <path d="M${-half * 0.78},45 Q0,42.5 ${half * 0.78},45 L${half * 0.62},49.5 Q0,51 ${-half * 0.62},49.5 Z" fill="#F7F2EC"/>
    ${open > 0.45 ? `<ellipse cx="0" cy="${43 + drop}" rx="${half * 0.45}" ry="${open * 6}" fill="#B4595A"/>` : ''}`;
}

function glasses(kind, colour = '#2B2B33') {
  const frame = (x) =>
    kind === 'round'
      ? `<circle cx="${x}" cy="-5" r="19" fill="#ffffff22" stroke="${colour}" stroke-width="3"/>`
      : `<rect x="${x - 20}" y="-21" width="40" height="30" rx="8" fill="#ffffff22" stroke="${colour}" stroke-width="3.4"/>`;
  return `${frame(-27)}${frame(27)}<path d="M-8,-8 Q0,-13 8,-8 M-46,-9 L-66,-13 M46,-9 L66,-13" fill="none" stroke="${colour}" stroke-width="3"/>`;
}

/** @param {Mood} mood */
function beard(kind, shape, colour, { open }) {
  const [cheek, jaw, chin] = shapes[shape];
  const low = 86 + (kind === 'full' ? 16 : 6) + open * 7;
  const moustache = `<path d="M-24,41 Q-12,29 0,34 Q12,29 24,41 Q12,38 0,39 Q-12,38 -24,41 Z" fill="${colour}"/>`;
  if (kind === 'moustache') return moustache;
  if (kind === 'goatee')
    return `${moustache}<path d="M-17,${66 + open * 5} Q0,60 17,${66 + open * 5} Q20,${low - 4} 0,${low} Q-20,${low - 4} -17,${66 + open * 5} Z" fill="${colour}"/>`;
  const stubble = kind === 'stubble' ? ' opacity=".28"' : '';
  return `<path d="M${-cheek - 1},2 C${-cheek},38 ${-jaw - 3},66 ${-chin - 3},${low - 8} Q0,${low + 4} ${chin + 3},${low - 8}
      C${jaw + 3},66 ${cheek},38 ${cheek + 1},2 C${cheek - 7},26 ${cheek - 16},32 34,33 Q14,26 0,31 Q-14,26 -34,33 C${-cheek + 16},32 ${-cheek + 7},26 ${-cheek - 1},2 Z
      M-25,44 Q0,38 25,44 Q20,${54 + open * 22} 0,${56 + open * 22} Q-20,${54 + open * 22} -25,44 Z" fill-rule="evenodd" fill="${colour}"${stubble}/>`;
}

/** Everything of a head in front of the hair behind it. @param {object} person @param {Mood} mood */
export function face(person, mood) {
  const { shape = 'oval', skin: tone, hair, lashes = false, age = 0 } = person;
  const skin = skins[tone];
  const shade = darker(skin, 0.16);
  const hairColour = hairs[hair?.colour ?? 'black'];
  const brow = mix(hairColour, skin, hair?.colour === 'white' || hair?.colour === 'grey' ? 0.1 : 0.12);
  const iris = person.iris ?? '#4B3222';
  const lines =
    age > 0
      ? `<path d="M-40,20 Q-31,30 -29,42 M40,20 Q31,30 29,42" fill="none" stroke="${shade}" stroke-width="2.4" stroke-linecap="round"/>
         ${age > 1 ? `<path d="M-36,-58 Q0,-66 36,-58 M-28,-46 Q0,-51 28,-46 M-50,-10 l-9,-5 M-50,-4 l-9,1 M50,-10 l9,-5 M50,-4 l9,1" fill="none" stroke="${shade}" stroke-width="2" stroke-linecap="round" opacity=".8"/>` : ''}`
      : '';
  const ears = person.cover
    ? ''
    : `<ellipse cx="-68" cy="2" rx="11" ry="17" fill="${shade}"/><ellipse cx="68" cy="2" rx="11" ry="17" fill="${shade}"/>`;
  const rings =
    person.earrings && !person.cover
      ? `<circle cx="-69" cy="23" r="4.5" fill="#E7B760"/><circle cx="69" cy="23" r="4.5" fill="#E7B760"/>`
      : '';
  const lift = mood.open * 2;
  return `${ears}${rings}<path d="${faceOutline(shape)}" fill="${skin}"/>
    <path d="${faceOutline(shape)}" fill="url(#side)" opacity=".5"/>
    <ellipse cx="-41" cy="26" rx="14" ry="9" fill="#D9604C" opacity="${tone > 3 ? 0.1 : 0.17}"/>
    <ellipse cx="41" cy="26" rx="14" ry="9" fill="#D9604C" opacity="${tone > 3 ? 0.1 : 0.17}"/>${lines}
    ${person.beard ? beard(person.beard, shape, mix(hairColour, skin, 0.08), mood) : ''}
    ${eyes(mood, iris, skin, { lashes })}
    <path d="M-41,${-25 - lift} Q-28,${-33 - lift} -14,${-26 - lift} M41,${-25 - lift} Q28,${-33 - lift} 14,${-26 - lift}" fill="none" stroke="${brow}"
      stroke-width="${person.brows ?? 5}" stroke-linecap="round"/>
    <path d="M2,-4 Q-9,18 -8,23 Q-1,29 8,24" fill="none" stroke="${darker(skin, 0.26)}" stroke-width="3.2" stroke-linecap="round" stroke-linejoin="round"/>
    ${mouth(mood, skin, person.lips ? 1 : 0)}
    ${person.glasses ? glasses(person.glasses, person.frames) : ''}
    ${person.freckles ? [-48, -40, -33, 33, 40, 48].map((x, at) => `<circle cx="${x}" cy="${16 + (at % 3) * 5}" r="1.7" fill="${darker(skin, 0.3)}" opacity=".6"/>`).join('') : ''}`;
}

export { lighter };
