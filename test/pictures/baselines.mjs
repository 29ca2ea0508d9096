import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import sharp from 'sharp';

/** @typedef {import('./take-picture.mjs').Picture} Picture */

export const baselineFolder = join(import.meta.dirname, 'baselines');

/**
 * The name of a picture and of its file, without the extension.
 * @param {string} storyId
 * @param {import('./chosen.mjs').View} view
 */
export function pictureName(storyId, { theme, width }) {
  return width === undefined ? `${storyId}.${theme}` : `${storyId}.${theme}.${width}`;
}

/**
 * @param {string} name
 * @param {string} [folder]
 * @returns {Promise<Picture | null>} null if there is none
 */
export async function readBaseline(name, folder = baselineFolder) {
  const file = await readFile(join(folder, `${name}.webp`)).catch((error) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (file === null) return null;
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/**
 * @param {string} name
 * @param {Picture} picture
 * @param {string} [folder]
 */
export async function writeBaseline(name, picture, folder = baselineFolder) {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, `${name}.webp`), await encoded(picture));
}

/** Flat areas stay exact, edges lose little: half the bytes of a lossless file. @param {Picture} picture */
export function encoded({ data, width, height }) {
  return sharp(data, { raw: { width, height, channels: 3 } })
    .webp({ nearLossless: true, quality: 40, effort: 6 })
    .toBuffer();
}

/** The names of all baselines. */
export async function baselineNames(folder = baselineFolder) {
  const files = await readdir(folder).catch(() => []);
  return files.filter((file) => file.endsWith('.webp')).map((file) => file.slice(0, -'.webp'.length));
}

/** @param {string} name */
export async function removeBaseline(name, folder = baselineFolder) {
  await rm(join(folder, `${name}.webp`), { force: true });
}
