import { jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { DesignSystemProvider } from '../../../../design-system/theme/DesignSystemProvider';
import { createI18n, I18nContext } from '../../../../lib/i18n';
import type { StartTake } from '../../../../lib/recording/take';
import { SessionContext } from '../../../../lib/session/use-session';
import type { BlurEvents, OpenBlur } from '../../recorder/blur/blurred-camera';
import {
  FakeAudioContext,
  FakeDevices,
  FakeMediaRecorder,
  FakeStream,
  FakeTrack,
} from '../../recorder/fake-devices.examples';
import { fresh, memoryRecordings } from '../../recorder/recorder.examples';
import { Recorder } from './Recorder';

jest.setTimeout(60_000);

const session = { occupy: () => () => undefined } as unknown as NonNullable<
  React.ComponentProps<typeof SessionContext>['value']
>;
const person = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
const press = async (name: string) => person.click(await screen.findByRole('button', { name }));
const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000));
const blurSwitch = () => screen.findByRole('switch', { name: 'Flouter l’arrière-plan' });

describe('the blurred background of a recording', () => {
  let devices: FakeDevices;
  /** Device of the picture of each take. */
  let recorded: string[];
  let stopped: number;
  let opened: { camera: MediaStream; events: BlurEvents; track: FakeTrack; give: () => void }[];

  beforeEach(() => {
    jest.useFakeTimers();
    localStorage.removeItem('recorder_blur');
    devices = new FakeDevices();
    [recorded, stopped, opened] = [[], 0, []];
    Object.defineProperty(navigator, 'mediaDevices', { value: devices, configurable: true });
    Object.assign(globalThis, {
      MediaRecorder: FakeMediaRecorder,
      AudioContext: FakeAudioContext,
      Worker: class {},
      OffscreenCanvas: class {},
    });
    Object.assign(HTMLCanvasElement.prototype, { captureStream: () => undefined });
    jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  });
  afterEach(() => {
    jest.restoreAllMocks();
    jest.useRealTimers();
    localStorage.removeItem('recorder_blur');
    Reflect.deleteProperty(navigator, 'mediaDevices');
    for (const name of ['MediaRecorder', 'AudioContext', 'Worker', 'OffscreenCanvas'])
      Reflect.deleteProperty(globalThis, name);
    Reflect.deleteProperty(HTMLCanvasElement.prototype, 'captureStream');
  });

  const startTake: StartTake = (stream) => {
    recorded.push(stream.getVideoTracks()[0]?.getSettings().deviceId ?? 'none');
    return {
      seconds: () => 2,
      pause: () => undefined,
      resume: () => undefined,
      stop: () => {
        stopped += 1;
        return Promise.resolve(2);
      },
    };
  };
  const openBlur: OpenBlur = (camera, events) => {
    const track = new FakeTrack('video', 'blurred');
    const { promise, resolve } = Promise.withResolvers<MediaStream | null>();
    const stream = new FakeStream([track, new FakeTrack('audio', 'mic')]) as unknown as MediaStream;
    opened.push({ camera, events, track, give: () => resolve(stream) });
    return { stream: promise, close: track.stop };
  };

  function open(loadBlur: () => Promise<OpenBlur> = () => Promise.resolve(openBlur)) {
    const store = memoryRecordings();
    let parts = 0;
    const recorder = (
      <Recorder
        recording={{ ...fresh, thinkSeconds: null }}
        store={store}
        startTake={startTake}
        loadBlur={loadBlur}
        newId={() => `part-${(parts += 1)}`}
        load={() => Promise.resolve([])}
        publishing={{ isRunning: false, hasFailed: false, noneLeft: false }}
        onPublish={() => undefined}
        onDiscard={() => undefined}
        onBack={() => undefined}
        onLeave={() => undefined}
      />
    );
    const router = createMemoryRouter([{ path: '/', element: recorder }]);
    render(
      <I18nContext value={createI18n('fr')}>
        <DesignSystemProvider>
          <SessionContext value={session}>
            <RouterProvider router={router} />
          </SessionContext>
        </DesignSystemProvider>
      </I18nContext>,
    );
    return { store };
  }
  async function ready() {
    const { store } = open();
    await person.click(await blurSwitch());
    await pass(0.1);
    await act(async () => opened.at(-1)?.give());
    await screen.findByText(/^L’arrière-plan est flou/);
    return { store };
  }

  it('is loaded only once the person chooses it, and remembered on this device', async () => {
    const load = jest.fn(() => Promise.resolve(openBlur));
    open(load);
    expect(await blurSwitch()).not.toBeChecked();
    await pass(2);
    expect(load).not.toHaveBeenCalled();
    await person.click(await blurSwitch());
    await pass(0.1);
    expect(load).toHaveBeenCalledTimes(1);
    expect(localStorage.getItem('recorder_blur')).toBe('on');
  });

  it('is awaited: until then nothing can start', async () => {
    open();
    await person.click(await blurSwitch());
    await pass(1);
    expect(screen.getByText(/^Préparation du flou/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Commencer' })).toBeDisabled();
    expect(screen.queryByRole('button', { name: 'Essayer' })).not.toBeInTheDocument();
    await act(async () => opened[0]?.give());
    expect(await screen.findByRole('button', { name: 'Commencer' })).toBeEnabled();
  });

  it('is in what is recorded', async () => {
    await ready();
    await press('Commencer');
    await press('Répondre');
    await pass(5);
    expect(recorded).toEqual(['blurred']);
  });

  it('stops the answer if it fails, keeps what was said, and records nothing until the person decides', async () => {
    const { store } = await ready();
    await press('Commencer');
    await press('Répondre');
    await pass(5);
    act(() => opened[0]?.events.onFailed('stopped'));
    await pass(1);
    expect(stopped).toBe(1);
    expect(screen.getAllByText(/Rien n’a été enregistré sans flou/)[0]).toBeInTheDocument();
    expect(store.last?.answers[0]).toMatchObject({ isFinished: false, parts: [{ seconds: 2 }] });
    await press('Répondre');
    await pass(5);
    expect(recorded).toEqual(['blurred']);
    await press('Réessayer le flou');
    await pass(0.1);
    await act(async () => opened[1]?.give());
    await press('Répondre');
    await pass(5);
    expect(recorded).toEqual(['blurred', 'blurred']);
  });

  it('is left out only if the person says so', async () => {
    open();
    await person.click(await blurSwitch());
    await pass(0.1);
    act(() => opened[0]?.events.onFailed('slow'));
    expect(await screen.findByText(/trop lent pour flouter/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Commencer' })).toBeDisabled();
    await press('Continuer sans flou');
    await press('Commencer');
    await press('Répondre');
    await pass(5);
    expect(recorded).toEqual(['built-in']);
    expect(localStorage.getItem('recorder_blur')).toBe('off');
  });

  it('cannot be changed during an answer', async () => {
    await ready();
    await press('Commencer');
    expect(await blurSwitch()).toBeChecked();
    await press('Répondre');
    await pass(5);
    expect(screen.queryByRole('switch', { name: 'Flouter l’arrière-plan' })).not.toBeInTheDocument();
  });

  it('starts again with another camera', async () => {
    await ready();
    act(() => devices.plugIn('video', 'usb', 'Logitech BRIO'));
    const choice = await screen.findByRole('option', { name: 'Logitech BRIO' });
    await person.selectOptions(screen.getByLabelText('Caméra'), choice);
    await pass(0.5);
    expect(opened[0]?.track.readyState).toBe('ended');
    expect(opened[1]?.camera.getVideoTracks()[0]?.getSettings().deviceId).toBe('usb');
    expect(screen.getByRole('button', { name: 'Commencer' })).toBeDisabled();
  });

  it('shows nothing if it was chosen and this browser cannot do it', async () => {
    localStorage.setItem('recorder_blur', 'on');
    Reflect.deleteProperty(globalThis, 'OffscreenCanvas');
    open();
    expect(await screen.findByText(/^Ce navigateur ne peut pas flouter/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Commencer' })).toBeDisabled();
    expect(opened).toEqual([]);
  });

  it('says where the person is in the picture', async () => {
    await ready();
    const far = { share: 0.05, centre: 0.5, above: 0.4 };
    act(() => opened[0]?.events.onReport(far, false));
    act(() => opened[0]?.events.onReport(far, true));
    expect(await screen.findByText(/^Vous êtes loin/)).toBeVisible();
    expect(screen.getByText(/l’image est saccadée/)).toBeVisible();
  });
});
