/** Simple signs of the demo's companies, in the colours of the design. Keys: `content/companies.ts`. */

const sign = (ground, content) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="320" viewBox="0 0 320 320"><rect width="320" height="320" fill="${ground}"/>${content}</svg>`;

export const logos = {
  // Contour lines of a map, with a place on them.
  studio: sign(
    '#22304A',
    '<g fill="none" stroke="#8FB3D1" stroke-width="12"><path d="M34,222 C92,150 150,262 286,150"/><path d="M34,172 C96,104 168,206 286,96"/><path d="M34,270 C100,206 168,300 286,206"/></g><path d="M160,48 C124,48 104,74 104,102 C104,142 160,186 160,186 C160,186 216,142 216,102 C216,74 196,48 160,48 Z" fill="#FFB454"/><circle cx="160" cy="102" r="22" fill="#22304A"/>',
  ),
  // A cross over the river.
  hopital: sign(
    '#F1ECE4',
    '<path d="M128,60 h64 v56 h56 v64 h-56 v56 h-64 v-56 h-56 v-64 h56 z" fill="#2F5D4E"/><path d="M40,266 q30,-24 60,0 t60,0 t60,0 t60,0" fill="none" stroke="#4B6C86" stroke-width="14" stroke-linecap="round"/>',
  ),
  // An ear of barley.
  boulangerie: sign(
    '#F3DFBF',
    '<path d="M160,284 V92" stroke="#8A5A2B" stroke-width="10"/><g fill="#B9783A"><ellipse cx="160" cy="66" rx="20" ry="34"/><ellipse cx="122" cy="112" rx="18" ry="36" transform="rotate(-34 122 112)"/><ellipse cx="198" cy="112" rx="18" ry="36" transform="rotate(34 198 112)"/><ellipse cx="118" cy="168" rx="18" ry="36" transform="rotate(-34 118 168)"/><ellipse cx="202" cy="168" rx="18" ry="36" transform="rotate(34 202 168)"/><ellipse cx="116" cy="224" rx="18" ry="36" transform="rotate(-34 116 224)"/><ellipse cx="204" cy="224" rx="18" ry="36" transform="rotate(34 204 224)"/></g>',
  ),
  // Three roofs: three generations.
  construction: sign(
    '#6E2F42',
    '<g fill="none" stroke="#F3E7D6" stroke-width="18" stroke-linejoin="round" stroke-linecap="round"><path d="M52,160 L160,72 L268,160"/><path d="M80,206 L160,142 L240,206"/><path d="M108,252 L160,212 L212,252"/></g>',
  ),
  // A road to the north-east.
  transport: sign(
    '#1D3140',
    '<path d="M56,280 L120,280 L226,94 L196,76 Z" fill="#8FA6B5"/><path d="M92,272 L206,88" stroke="#1D3140" stroke-width="6" stroke-dasharray="26 18"/><path d="M196,46 h78 v78" fill="none" stroke="#FFB454" stroke-width="18" stroke-linejoin="round" stroke-linecap="round"/>',
  ),
  // Three banks.
  mutuelle: sign(
    '#54406E',
    '<g fill="none" stroke="#E9D9A8" stroke-width="20" stroke-linecap="round"><path d="M60,112 Q160,60 260,112"/><path d="M60,170 Q160,118 260,170"/><path d="M60,228 Q160,176 260,228"/></g><circle cx="160" cy="258" r="14" fill="#FFB454"/>',
  ),
  // An open book whose pages are leaves.
  college: sign(
    '#2F5D4E',
    '<path d="M160,112 C126,76 82,76 54,90 V230 C82,216 126,216 160,250 C194,216 238,216 266,230 V90 C238,76 194,76 160,112 Z" fill="#F1ECE4"/><path d="M160,112 V250" stroke="#2F5D4E" stroke-width="8"/><path d="M82,118 q32,-6 56,18 M82,158 q32,-6 56,18 M238,118 q-32,-6 -56,18 M238,158 q-32,-6 -56,18" fill="none" stroke="#8DA58A" stroke-width="8" stroke-linecap="round"/>',
  ),
  // A steel beam and a spark.
  acier: sign(
    '#3B4650',
    '<path d="M70,84 h180 v38 h-66 v76 h66 v38 h-180 v-38 h66 v-76 h-66 z" fill="#C7CFD4"/><path d="M246,34 l8,22 22,8 -22,8 -8,22 -8,-22 -22,-8 22,-8 z" fill="#FFB454"/>',
  ),
  // A basket at the quay.
  marche: sign(
    '#4B6C86',
    '<path d="M64,132 H256 L234,228 H86 Z" fill="#F3E0BC"/><path d="M104,132 Q160,36 216,132" fill="none" stroke="#F3E0BC" stroke-width="14"/><path d="M120,132 V228 M160,132 V228 M200,132 V228" stroke="#4B6C86" stroke-width="8"/><path d="M44,266 q29,-22 58,0 t58,0 t58,0 t58,0" fill="none" stroke="#BFD4E2" stroke-width="12" stroke-linecap="round"/>',
  ),
  // A sun over small hills.
  cpe: sign(
    '#F6E7C8',
    '<circle cx="160" cy="142" r="62" fill="#E7A63F"/><path d="M20,250 Q92,150 164,244 Q228,160 300,250 V320 H20 Z" fill="#5F8A6C"/><g fill="#1D3140"><circle cx="142" cy="136" r="7"/><circle cx="178" cy="136" r="7"/></g><path d="M138,160 Q160,180 182,160" fill="none" stroke="#1D3140" stroke-width="7" stroke-linecap="round"/>',
  ),
  // A clean window.
  nettoyage: sign(
    '#DCE9EC',
    '<rect x="78" y="70" width="164" height="180" rx="14" fill="#FFFFFF" stroke="#2F6C7A" stroke-width="16"/><path d="M160,70 V250 M78,160 H242" stroke="#2F6C7A" stroke-width="12"/><path d="M214,40 l9,25 25,9 -25,9 -9,25 -9,-25 -25,-9 25,-9 z" fill="#E7A63F"/>',
  ),
  // A town hall.
  municipalite: sign(
    '#EEE7DB',
    '<path d="M160,52 L262,118 H58 Z" fill="#8A4B2F"/><path d="M78,136 h28 v96 h-28 z M146,136 h28 v96 h-28 z M214,136 h28 v96 h-28 z" fill="#B9764C"/><path d="M58,250 H262" stroke="#8A4B2F" stroke-width="18" stroke-linecap="round"/><circle cx="160" cy="94" r="12" fill="#EEE7DB"/>',
  ),
};
