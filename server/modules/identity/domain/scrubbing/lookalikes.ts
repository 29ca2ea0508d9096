/** Characters that look Latin but do not decompose to Latin in Unicode. Case matters (Η is not η). */
const pairs =
  'аaАaвbВbсcСcԁdеeЕeһhнhНhіiІiїiЇiјjЈjкkКkмmМmոnоoОoрpРpԛqѕsЅsтtТtуyУyхxХxԝwѡwզqսuհhօo' +
  'αaΑaβbΒbεeΕeζzΖzηnΗhιiΙiκkΚkμmΜmνvΝnοoΟoρpΡpσsτtΤtυuΥyχxΧxωwγyλlϲcϹcϳj' +
  'ɑaɡgıiȷjłlŁlđdĐdðdÐdøoØoħhĦhŧtŦtɩiʀrʟlʏyɪiɢgɴnʜhʙbᴀaᴄcᴅdᴇeꜰfᴊjᴋkᴍmᴏoᴘpꜱsᴛtᴜuᴠvᴡwᴢz';

export const lookalikes: ReadonlyMap<string, string> = new Map([
  ...(pairs.match(/../gu) ?? []).map((pair) => [pair.slice(0, 1), pair.slice(1)] as const),
  ['ß', 'ss'],
  ['ẞ', 'ss'],
  ['æ', 'ae'],
  ['Æ', 'ae'],
  ['œ', 'oe'],
  ['Œ', 'oe'],
  ['þ', 'th'],
  ['Þ', 'th'],
]);

/** First code points of the alphabets drawn in boxes, circles and flags. */
export const letterBlocks: readonly number[] = [0x1f150, 0x1f170, 0x1f1e6];

/** Zero of the decimal digits in other scripts; nine digits follow each. */
export const zeros: readonly number[] = [
  0x660, 0x6f0, 0x7c0, 0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66, 0xe50, 0xed0, 0xf20, 0x1040,
  0x17e0, 0x1810,
];
