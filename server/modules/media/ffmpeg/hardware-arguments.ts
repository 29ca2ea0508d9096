import type { RenditionPlan } from '../domain/compression-plan.js';
import { encoding } from '../domain/encoding-profiles.js';
import type { HardwareEncoder, HardwareKind } from '../domain/hardware-encoder.js';
import { type Trial, trialFrames, trialQuality } from './try-encoder.js';

/** Share of the max rate that a hardware encoder without constant quality has on average. */
const USUAL_SHARE = 0.6;

type Quality = Pick<RenditionPlan, 'crf' | 'maxRate'>;

const usualRate = ({ maxRate }: Quality): string => `${Math.round(maxRate * USUAL_SHARE)}k`;

const rateOptions: Readonly<Record<HardwareKind, (quality: Quality) => readonly string[]>> = {
  // Some drivers fail with frames that depend on later ones, and some do not know a constant quality with a cap.
  vaapi: (quality) => ['-c:v', 'h264_vaapi', '-rc_mode', 'VBR', '-b:v', usualRate(quality), '-bf', '0'],
  nvenc: ({ crf }) => [
    ...['-c:v', 'h264_nvenc', '-preset', 'p5', '-rc', 'vbr', '-cq', String(crf), '-b:v', '0'],
    ...['-forced-idr', '1', '-no-scenecut', '1'],
  ],
  videotoolbox: (quality) => ['-c:v', 'h264_videotoolbox', '-b:v', usualRate(quality)],
};

/** Options before the input that open the device. */
export const deviceOptions = ({ kind, device }: HardwareEncoder): readonly string[] =>
  kind === 'vaapi' ? ['-init_hw_device', `vaapi=gpu:${device ?? ''}`, '-filter_hw_device', 'gpu'] : [];

/** Filters that bring pictures to the device, at the end of a rung's chain. */
export const uploadFilters = ({ kind }: HardwareEncoder): readonly string[] =>
  kind === 'vaapi' ? ['format=nv12', 'hwupload'] : [];

/**
 * Options of the picture of one rung.
 *
 * @param keyFrames where key frames are, for `-force_key_frames`
 * @param interval frames between two of them
 */
export function hardwareOptions(
  { kind }: HardwareEncoder,
  quality: Quality,
  keyFrames: string,
  interval: number,
): readonly string[] {
  const { maxRate } = quality;
  return [
    ...rateOptions[kind](quality),
    ...['-profile:v', encoding.profile, '-maxrate', `${maxRate}k`, '-bufsize', `${maxRate * encoding.bufferSeconds}k`],
    // Its own key frames would come later than each forced one.
    ...['-force_key_frames', keyFrames, '-g', String(2 * interval)],
    // Name and version of the driver, which it writes into the stream.
    ...['-bsf:v', 'filter_units=remove_types=6'],
  ];
}

/** The options with which a device is tried. */
export const hardwareTrial = (encoder: HardwareEncoder): Trial => ({
  name: '360p',
  open: deviceOptions(encoder),
  upload: uploadFilters(encoder),
  options: hardwareOptions(encoder, trialQuality, 'expr:not(n)', trialFrames),
});
