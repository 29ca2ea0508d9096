/** One person in the recorded picture. */
export interface MixedPerson {
  readonly id: string;
  readonly name: string;
  readonly stream: MediaStream | null;
  readonly hasPicture: boolean;
}

/** Joins pictures and sounds of several people into one stream. */
export interface Mixer {
  readonly stream: MediaStream;
  /** Everybody who is recorded from now on; others are neither seen nor heard. */
  show(people: readonly MixedPerson[]): void;
  close(): void;
}

const [WIDTH, HEIGHT] = [1280, 720];
const FRAMES_PER_SECOND = 24;
/** Always dark, like the tiles of the call. */
const [GROUND, WORDS] = ['#14171c', '#f4f6f8'];

export interface Cell {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** One person fills the picture, two are side by side, three or four in two rows. */
export function cellsOf(count: number): readonly Cell[] {
  const columns = count > 1 ? 2 : 1;
  const rows = count > 2 ? 2 : 1;
  const [width, height] = [WIDTH / columns, HEIGHT / rows];
  return Array.from({ length: count }, (_, index) => ({
    x: (index % columns) * width,
    y: Math.floor(index / columns) * height,
    width,
    height,
  }));
}

/** Largest place of a picture inside a cell, without cutting it. */
export function fitInto(cell: Cell, width: number, height: number): Cell {
  const scale = Math.min(cell.width / width, cell.height / height);
  const [fitWidth, fitHeight] = [width * scale, height * scale];
  return {
    x: cell.x + (cell.width - fitWidth) / 2,
    y: cell.y + (cell.height - fitHeight) / 2,
    width: fitWidth,
    height: fitHeight,
  };
}

interface Shown extends MixedPerson {
  readonly video: HTMLVideoElement;
  readonly sound: MediaStreamAudioSourceNode | null;
}

/** @throws if the browser has no canvas or no sound output */
export function createMixer(): Mixer {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [WIDTH, HEIGHT];
  const paper = canvas.getContext('2d');
  if (paper === null) throw new Error('no canvas');
  const sounds = new AudioContext();
  const joined = sounds.createMediaStreamDestination();
  let shown: readonly Shown[] = [];

  const draw = (): void => {
    paper.fillStyle = GROUND;
    paper.fillRect(0, 0, WIDTH, HEIGHT);
    const cells = cellsOf(shown.length);
    for (const [index, person] of shown.entries()) {
      const cell = cells[index];
      if (cell) drawPerson(paper, person, cell);
    }
  };
  // A timer, because animation frames stop in a tab in the background. A tab that plays sound keeps its timers.
  const timer = setInterval(draw, 1_000 / FRAMES_PER_SECOND);
  const pictures = canvas.captureStream(FRAMES_PER_SECOND);
  void sounds.resume();

  const add = (person: MixedPerson): Shown => {
    const video = document.createElement('video');
    video.muted = true;
    video.playsInline = true;
    video.srcObject = person.stream;
    // Refused or replaced while it starts: the name is drawn instead.
    video.play().catch(() => undefined);
    const hasSound = person.stream !== null && person.stream.getAudioTracks().length > 0;
    const sound = hasSound && person.stream ? sounds.createMediaStreamSource(person.stream) : null;
    sound?.connect(joined);
    return { ...person, video, sound };
  };
  const drop = ({ video, sound }: Shown): void => {
    sound?.disconnect();
    video.srcObject = null;
  };
  return {
    stream: new MediaStream([...pictures.getVideoTracks(), ...joined.stream.getAudioTracks()]),
    show: (people) => {
      const before = new Map(shown.map((person) => [person.id, person]));
      const isSame = ({ id, stream }: MixedPerson): boolean => before.get(id)?.stream === stream;
      for (const person of shown) if (!people.some((each) => each.id === person.id && isSame(each))) drop(person);
      shown = people.map((person) => {
        const known = before.get(person.id);
        return known && isSame(person) ? { ...known, ...person } : add(person);
      });
    },
    close: () => {
      clearInterval(timer);
      for (const person of shown) drop(person);
      shown = [];
      for (const track of pictures.getTracks()) track.stop();
      void sounds.close();
    },
  };
}

function drawPerson(paper: CanvasRenderingContext2D, { video, hasPicture, name }: Shown, cell: Cell): void {
  const { videoWidth: width, videoHeight: height } = video;
  if (hasPicture && width > 0 && height > 0) {
    const place = fitInto(cell, width, height);
    paper.drawImage(video, place.x, place.y, place.width, place.height);
  }
  paper.font = '600 22px sans-serif';
  paper.textBaseline = 'bottom';
  paper.fillStyle = WORDS;
  paper.shadowColor = GROUND;
  paper.shadowBlur = 6;
  paper.fillText(name, cell.x + 16, cell.y + cell.height - 14, cell.width - 32);
  paper.shadowBlur = 0;
}
