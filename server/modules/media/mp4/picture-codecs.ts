interface PictureCodec {
  /** The box with the configuration of the decoder. */
  readonly config: string;
  /** @param at the first byte of that box behind its header */
  readonly nameOf: (bytes: Buffer, at: number) => string;
}

/** How players and playlists name a picture (RFC 6381 and the bindings of each codec to MP4), by the type of its description. */
export const pictureCodecs: Readonly<Record<string, PictureCodec>> = {
  avc1: {
    config: 'avcC',
    // Profile, compatibility and level follow the version.
    nameOf: (bytes, at) => `avc1.${bytes.subarray(at + 1, at + 4).toString('hex')}`,
  },
  av01: {
    config: 'av1C',
    nameOf: (bytes, at) => {
      const [levels = 0, flags = 0] = bytes.subarray(at + 1, at + 3);
      const level = String(levels & 0x1f).padStart(2, '0');
      const depth = (flags & 0x40) === 0 ? '08' : (flags & 0x20) === 0 ? '10' : '12';
      return `av01.${levels >> 5}.${level}${(flags & 0x80) === 0 ? 'M' : 'H'}.${depth}`;
    },
  },
  hvc1: {
    config: 'hvcC',
    nameOf: (bytes, at) => {
      const general = bytes[at + 1] ?? 0;
      const space = ['', 'A', 'B', 'C'][general >> 6] ?? '';
      // The flags are written from the last bit to the first.
      const flags = Number.parseInt(
        [
          ...bytes
            .readUInt32BE(at + 2)
            .toString(2)
            .padStart(32, '0'),
        ]
          .reverse()
          .join(''),
        2,
      );
      const constraints = [...bytes.subarray(at + 6, at + 12)].map((byte) => byte.toString(16).toUpperCase());
      while (constraints.at(-1) === '0') constraints.pop();
      const tier = (general & 0x20) === 0 ? 'L' : 'H';
      return [
        'hvc1',
        `${space}${general & 0x1f}`,
        flags.toString(16).toUpperCase(),
        `${tier}${bytes[at + 12]}`,
        ...constraints,
      ].join('.');
    },
  },
};
