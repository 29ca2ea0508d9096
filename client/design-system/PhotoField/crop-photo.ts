import { cropPlan, type CropArea } from './crop-plan';

/** JPEG quality. Above this, photos get larger without a visible difference. */
const QUALITY = 0.9;

/** @throws if the browser cannot decode the file as a picture. */
export async function openPicture(address: string): Promise<HTMLImageElement> {
  const picture = new Image();
  picture.src = address;
  await picture.decode();
  return picture;
}

/** Returns the cropped area as a JPEG. Redrawing removes all metadata: place, device, date. */
export async function cropPhoto(address: string, area: CropArea, degrees: number): Promise<Blob> {
  const picture = await openPicture(address);
  const size = { width: picture.naturalWidth, height: picture.naturalHeight };
  const { side, transform } = cropPlan(area, size, degrees);
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas');
  // JPEG has no transparency: without a background, transparent areas would turn black.
  context.fillStyle = 'white';
  context.fillRect(0, 0, side, side);
  context.imageSmoothingQuality = 'high';
  context.setTransform(...transform);
  context.drawImage(picture, 0, 0);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('No picture'))), 'image/jpeg', QUALITY);
  });
}
