/**
 * Codecs that cameras, phones, browsers and screen recorders write; the values are ffmpeg's decoders for them, which depend on
 * the build. All other, less tested decoders are blocked.
 */
export const videoDecoders = {
  h264: ['h264'],
  hevc: ['hevc'],
  vp8: ['vp8', 'libvpx'],
  vp9: ['vp9', 'libvpx-vp9'],
  av1: ['libdav1d', 'libaom-av1', 'av1'],
  mpeg4: ['mpeg4'],
  msmpeg4v3: ['msmpeg4'],
  mjpeg: ['mjpeg'],
  mpeg2video: ['mpeg2video'],
  h263: ['h263'],
  prores: ['prores'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export const audioDecoders = {
  aac: ['aac'],
  mp3: ['mp3float', 'mp3'],
  mp2: ['mp2float', 'mp2'],
  opus: ['opus', 'libopus'],
  vorbis: ['vorbis', 'libvorbis'],
  flac: ['flac'],
  alac: ['alac'],
  ac3: ['ac3'],
  amr_nb: ['amrnb', 'libopencore_amrnb'],
  amr_wb: ['amrwb', 'libopencore_amrwb'],
  pcm_u8: ['pcm_u8'],
  pcm_s16le: ['pcm_s16le'],
  pcm_s16be: ['pcm_s16be'],
  pcm_s24le: ['pcm_s24le'],
  pcm_s24be: ['pcm_s24be'],
  pcm_s32le: ['pcm_s32le'],
  pcm_f32le: ['pcm_f32le'],
  pcm_mulaw: ['pcm_mulaw'],
  pcm_alaw: ['pcm_alaw'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** Cover art is never decoded, but ffprobe opens its decoder. */
const coverArtDecoders = ['png'];

/** For `-codec_whitelist:v` and `:a`. */
export const decoderWhitelist = {
  video: [...Object.values(videoDecoders).flat(), ...coverArtDecoders].join(','),
  audio: Object.values(audioDecoders).flat().join(','),
} as const;

/** For `-format_whitelist`: the demuxers of our containers, none of which can reference other files. */
export const demuxerWhitelist = 'mov,mp4,m4a,3gp,3g2,mj2,matroska,webm,avi,mp3,wav,ogg';
