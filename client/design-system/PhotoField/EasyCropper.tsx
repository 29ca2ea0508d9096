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

/** Pixels an arrow key moves the picture by. */
const KEYBOARD_STEP = 8;

/** A download of its own: nobody but who changes a photo needs it. Its styles come as a file; the page lets no other in. */
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
