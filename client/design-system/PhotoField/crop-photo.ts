import { cropPlan, type CropArea } from './crop-plan';

/** A photo is no drawing: above this the file grows and nobody sees more. */
const QUALITY = 0.9;

/** @throws when the browser cannot open the file as a picture. */
export async function openPicture(address: string): Promise<HTMLImageElement> {
  const picture = new Image();
  picture.src = address;
  await picture.decode();
  return picture;
}

/** The chosen part as a JPEG. Drawn anew, so nothing of the file but its pixels goes out: no place, no device, no date. */
export async function cropPhoto(address: string, area: CropArea, degrees: number): Promise<Blob> {
  const picture = await openPicture(address);
  const size = { width: picture.naturalWidth, height: picture.naturalHeight };
  const { side, transform } = cropPlan(area, size, degrees);
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas');
  // JPEG knows no transparency; without a ground it would turn black.
  context.fillStyle = 'white';
  context.fillRect(0, 0, side, side);
  context.imageSmoothingQuality = 'high';
  context.setTransform(...transform);
  context.drawImage(picture, 0, 0);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('No picture'))), 'image/jpeg', QUALITY);
  });
}
