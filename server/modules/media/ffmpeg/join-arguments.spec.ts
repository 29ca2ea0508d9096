import { joinArguments } from './join-arguments.js';

const shape = { width: 720, height: 1280, frameRate: { numerator: 30, denominator: 1 } };
const graphOf = (options: readonly string[]): string => options[options.indexOf('-filter_complex') + 1] ?? '';
const picture = (place: number, track: number): string =>
  `[${place}:${track}]fps=30/1,scale=720:1280:force_original_aspect_ratio=decrease:flags=bicubic,` +
  `pad=720:1280:(ow-iw)/2:(oh-ih)/2,setsar=1,format=yuv420p[v${place}]`;

describe('arguments that join recordings', () => {
  it('bring every part to one shape, and fill up with silence what has no sound', () => {
    const { inputOptions, input, moreInputs, outputs } = joinArguments(
      [
        { path: '/job/part-0', videoTrack: 1, audioTrack: 0, span: null },
        { path: '/job/part-1', videoTrack: 0, audioTrack: null, span: null },
      ],
      shape,
      '/job/joined',
      2,
    );
    const sound = 'aresample=48000,aformat=sample_fmts=s16:channel_layouts=stereo';
    expect(graphOf(inputOptions).split(';')).toEqual([
      picture(0, 1),
      picture(1, 0),
      `[0:0]aresample=async=1000:first_pts=0,${sound}[a0]`,
      `anullsrc=r=48000:cl=stereo,atrim=end=0.1,${sound}[a1]`,
      '[v0][a0][v1][a1]concat=n=2:v=1:a=1[v][a]',
    ]);
    expect(input).toBe('file:/job/part-0');
    expect(moreInputs?.map(({ source }) => source)).toEqual(['file:/job/part-1']);
    expect(outputs[0]).toMatchObject({ target: 'file:/job/joined' });
  });

  it('trim picture and sound by the same clock, after the gaps of a recorder are filled', () => {
    const part = { path: '/job/part', videoTrack: 0, audioTrack: 1, span: { from: 1_200, to: 4_500 } };
    const [seen, heard] = graphOf(joinArguments([part], shape, '/job/joined', 2).inputOptions).split(';');
    expect(seen).toMatch(/^\[0:0\]fps=30\/1,trim=start=1\.2:end=4\.5,setpts=PTS-1\.2\/TB,scale=/);
    expect(heard).toMatch(/first_pts=0,atrim=start=1\.2:end=4\.5,asetpts=PTS-1\.2\/TB,aresample=48000/);
  });

  it('guard every input, not only the first one', () => {
    const part = { path: '/job/part', videoTrack: 0, audioTrack: null, span: null };
    const { inputOptions, moreInputs = [] } = joinArguments([part, part, part], shape, '/job/joined', 2);
    expect(moreInputs).toHaveLength(2);
    for (const options of [inputOptions, ...moreInputs.map((more) => more.options)]) {
      expect(options.join(' ')).toContain('-protocol_whitelist file -format_whitelist mov,mp4');
      expect(options.join(' ')).toContain('-max_pixels 16777216');
      expect(options.join(' ')).toContain('-t 3602');
    }
    expect(graphOf(inputOptions)).toMatch(/concat=n=3:v=1:a=0\[v\]$/);
  });
});
