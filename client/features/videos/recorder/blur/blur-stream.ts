interface Streams<Picture> {
  readonly readable: ReadableStream<Picture>;
  readonly writable: WritableStream<Picture>;
}

/**
 * Blurs each picture of a stream and closes both. Has at most one picture at a time, because a picture that is thrown away open keeps a
 * frame of the camera.
 *
 * @throws if a picture cannot be blurred or the blurred track has ended
 */
export async function blurStream<Picture extends { close(): void }>(
  { readable, writable }: Streams<Picture>,
  blur: (picture: Picture) => Picture,
): Promise<void> {
  const [reader, writer] = [readable.getReader(), writable.getWriter()];
  try {
    for (;;) {
      await writer.ready;
      const { done, value } = await reader.read();
      if (done) return await writer.close();
      const blurred = blurAndClose(value, blur);
      // The track closes it as well, unless the track has ended; closing it twice is allowed.
      await writer.write(blurred).finally(() => blurred.close());
    }
  } finally {
    await reader.cancel();
  }
}

function blurAndClose<Picture extends { close(): void }>(
  picture: Picture,
  blur: (picture: Picture) => Picture,
): Picture {
  try {
    return blur(picture);
  } finally {
    picture.close();
  }
}
