import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import sharp from 'sharp';

/** @typedef {import('./take-picture.mjs').Picture} Picture */

const raw = ({ data, width, height }) => sharp(data, { raw: { width, height, channels: 3 } });

/**
 * Writes the baseline, the new picture, and the new picture in grey with what differs in red.
 * @param {string} folder
 * @param {string} name
 * @param {Picture | null} before
 * @param {Picture} after
 * @param {import('./compare-pictures.mjs').Difference | null} difference
 */
export async function writeDifference(folder, name, before, after, difference) {
  const own = join(folder, name);
  await mkdir(own, { recursive: true });
  await raw(after).png().toFile(join(own, 'new.png'));
  if (before === null || difference === null) return;
  await raw(before).png().toFile(join(own, 'baseline.png'));
  await raw(marked(after, difference)).png().toFile(join(own, 'difference.png'));
}

function marked(after, { changed, width, height }) {
  const data = Buffer.alloc(width * height * 3);
  for (let index = 0; index < width * height; index += 1) {
    const at = (Math.floor(index / width) * after.width + (index % width)) * 3;
    const grey = Math.round((after.data[at] + after.data[at + 1] + after.data[at + 2]) / 6) + 64;
    data.set(changed[index] === 1 ? [255, 0, 64] : [grey, grey, grey], index * 3);
  }
  return { data, width, height };
}

/**
 * Writes one page with all differences side by side; none if there are none.
 * @param {string} folder
 * @param {readonly { name: string, source: string | undefined, reason: string }[]} differences
 */
export async function writePage(folder, differences) {
  if (differences.length === 0) return;
  const files = ['baseline', 'new', 'difference'];
  const sections = [...differences]
    .sort((one, other) => one.name.localeCompare(other.name))
    .map(({ name, source, reason }) => {
      const shown = reason === 'no baseline' ? ['new'] : files;
      const figures = shown.map(
        (file) =>
          `<figure><figcaption>${file}</figcaption><img alt="${file}: ${name}" src="${name}/${file}.png"></figure>`,
      );
      return `<section><h2>${name}</h2><p>${reason} · <code>npm run pictures:accept -- ${source}</code></p><div>${figures.join('')}</div></section>`;
    });
  await writeFile(
    join(folder, 'index.html'),
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>${differences.length} pictures look different</title>
<style>body{font:16px/1.5 system-ui;margin:2rem;background:#888}div{display:flex;gap:1rem;align-items:start;overflow:auto}figure{margin:0}img{display:block}section{margin-block:3rem}</style>
<h1>${differences.length} pictures look different</h1>
${sections.join('\n')}
</html>
`,
  );
}
