import { useState } from 'react';
import Cropper from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import type { CropArea } from './crop-plan';
import { zoomRange } from './zoom-range';

export interface EasyCropperProps {
  image: string;
  zoom: number;
  rotation: number;
  hintId: string;
  frameLabel: string;
  onZoom: (zoom: number) => void;
  onArea: (area: CropArea) => void;
}

/** Pixels per press of an arrow key. */
const KEYBOARD_STEP = 8;

/**
 * Downloaded only when somebody changes a photo. Its styles are a file, because the page's policy blocks inline styles.
 */
export default function EasyCropper({ image, zoom, rotation, hintId, frameLabel, onZoom, onArea }: EasyCropperProps) {
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  return (
    <Cropper
      disableAutomaticStylesInjection
      image={image}
      crop={crop}
      zoom={zoom}
      rotation={rotation}
      aspect={1}
      cropShape="round"
      showGrid={false}
      minZoom={zoomRange.min}
      maxZoom={zoomRange.max}
      keyboardStep={KEYBOARD_STEP}
      onCropChange={setCrop}
      onZoomChange={onZoom}
      onCropComplete={(_, pixels) => onArea(pixels)}
      mediaProps={{ alt: '' }}
      cropperProps={{ role: 'group', 'aria-label': frameLabel, 'aria-describedby': hintId }}
    />
  );
}
