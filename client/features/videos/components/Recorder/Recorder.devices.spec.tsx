import { jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { DesignSystemProvider } from '../../../../design-system/theme/DesignSystemProvider';
import { createI18n, I18nContext } from '../../../../lib/i18n';
import { SessionContext } from '../../../../lib/session/use-session';
import type { Recording } from '../../domain/recording';
import { FakeAudioContext, FakeDevices, FakeMediaRecorder, FakeWakeLock } from '../../recorder/fake-devices.examples';
import { begun, finished, fresh, memoryRecordings } from '../../recorder/recorder.examples';
import { Recorder } from './Recorder';

jest.setTimeout(60_000);

const session = { occupy: () => () => undefined } as unknown as NonNullable<
  React.ComponentProps<typeof SessionContext>['value']
>;

let parts = 0;

function open(recording: Recording = fresh, onPublish: (recording: Recording) => void = () => undefined) {
  const store = memoryRecordings();
  const recorder = (
    <Recorder
      recording={recording}
      store={store}
      newId={() => `part-${(parts += 1)}`}
      load={() => Promise.resolve([])}
      publishing={{ isRunning: false, hasFailed: false, noneLeft: false }}
      onPublish={onPublish}
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

const person = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
const press = async (name: string) => person.click(await screen.findByRole('button', { name }));
const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000));

describe('the devices of a recording', () => {
  let devices: FakeDevices;
  let wakeLock: FakeWakeLock;
  beforeEach(() => {
    jest.useFakeTimers();
    devices = new FakeDevices();
    wakeLock = new FakeWakeLock();
    Object.defineProperty(navigator, 'mediaDevices', { value: devices, configurable: true });
    Object.defineProperty(navigator, 'wakeLock', { value: wakeLock, configurable: true });
    Object.assign(globalThis, { MediaRecorder: FakeMediaRecorder, AudioContext: FakeAudioContext });
    FakeMediaRecorder.refuses = false;
    // No light measurement, because jsdom has no canvas.
    jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  });
  afterEach(() => {
    jest.restoreAllMocks();
    jest.useRealTimers();
    Reflect.deleteProperty(navigator, 'mediaDevices');
    Reflect.deleteProperty(navigator, 'wakeLock');
    Reflect.deleteProperty(globalThis, 'MediaRecorder');
    Reflect.deleteProperty(globalThis, 'AudioContext');
  });

  it('offers a camera that was plugged in after the page was opened', async () => {
    open();
    const choice = await screen.findByLabelText('Caméra');
    act(() => devices.plugIn('video', 'usb', 'Logitech BRIO'));
    await person.selectOptions(choice, await screen.findByRole('option', { name: 'Logitech BRIO' }));
    expect(await screen.findByLabelText('Caméra')).toHaveValue('usb');
  });

  it('replaces the chosen camera once it is unplugged', async () => {
    devices.plugIn('video', 'usb', 'Logitech BRIO');
    open();
    await person.selectOptions(await screen.findByLabelText('Caméra'), 'usb');
    await screen.findByLabelText('Caméra');
    act(() => devices.unplug('usb'));
    expect(await screen.findByLabelText('Caméra')).toHaveValue('built-in');
  });

  it('waits for another device if there is none, then continues automatically', async () => {
    open();
    await screen.findByLabelText('Caméra');
    act(() => devices.unplug('built-in'));
    expect(await screen.findByText(/jusque-là est gardé/)).toBeVisible();
    await pass(1);
    expect(screen.getByText(/jusque-là est gardé/)).toBeVisible();
    act(() => devices.plugIn('video', 'usb', 'Logitech BRIO'));
    expect(await screen.findByLabelText('Caméra')).toHaveValue('usb');
  });

  it('says that the picture was turned off, and shows it again when it returns', async () => {
    open();
    await screen.findByLabelText('Caméra');
    const [video] = devices.stream?.getVideoTracks() ?? [];
    act(() => video?.mute(true));
    await pass(0.5);
    expect(screen.queryByText('L’image ou le son est coupé')).not.toBeInTheDocument();
    await pass(1);
    expect(screen.getByText('L’image ou le son est coupé')).toBeVisible();
    act(() => video?.mute(false));
    expect(await screen.findByLabelText('Caméra')).toBeVisible();
  });

  it('keeps the recorded part when the microphone is lost, and continues with another one', async () => {
    const { store } = open({ ...fresh, thinkSeconds: null });
    await press('Commencer');
    await press('Répondre');
    await pass(5);
    expect(screen.getByText('L’enregistrement est en cours.')).toBeInTheDocument();
    act(() => devices.plugIn('audio', 'headset', 'Headset'));
    act(() => devices.unplug('mic'));
    await pass(1);
    expect(screen.getAllByText(/Ce que vous avez dit est gardé/)[0]).toBeInTheDocument();
    expect(store.last?.answers[0]?.parts).toHaveLength(1);
    await press('Répondre');
    await pass(5);
    await press('Terminer la réponse');
    expect(store.last?.answers[0]).toMatchObject({ isFinished: true, parts: [{}, {}] });
  });

  it('shows the notes while their question is answered, at the chosen speed, and keeps them on the device', async () => {
    const { store } = open({ ...fresh, thinkSeconds: null });
    await press('Écrire des notes');
    await person.type(screen.getByLabelText(/^Notes pour la question 1/), 'Dire bonjour');
    await press('Commencer');
    expect(screen.getByRole('region', { name: 'Vos notes pour cette question' })).toHaveTextContent('Dire bonjour');
    await press('Défiler plus vite');
    expect(screen.getByText('Vitesse 3 sur 5')).toBeVisible();
    expect(store.last).toMatchObject({ notes: ['Dire bonjour', '', '', ''], notesSpeed: 3 });
    await press('Répondre');
    await pass(5);
    expect(screen.getByText('Dire bonjour')).toBeVisible();
    await press('Suivante');
    await pass(1);
    expect(screen.queryByText('Dire bonjour')).not.toBeInTheDocument();
  });

  it('stops the hints about the picture when the person turns them off, also next time', async () => {
    localStorage.removeItem('recorder_hints');
    open();
    await person.click(await screen.findByRole('switch', { name: 'Conseils sur l’image' }));
    expect(localStorage.getItem('recorder_hints')).toBe('off');
    localStorage.removeItem('recorder_hints');
  });

  it('publishes an answer as it was cut, and a retake ends the cut', async () => {
    const onPublish = jest.fn<(recording: Recording) => void>();
    const { store } = open(finished, onPublish);
    await store.save(finished);
    const start = await screen.findByRole('slider', { name: 'Début de la réponse 2' });
    act(() => start.focus());
    await person.keyboard('{Shift>}{ArrowRight}{ArrowRight}{/Shift}');
    await pass(0.1);
    expect(screen.getByText(/Gardé.: de la seconde 2 à 23,5/)).toBeVisible();
    await press('Publier la vidéo');
    expect(onPublish.mock.lastCall?.[0].answers[1]?.trim).toEqual({ start: 2, end: 23.5 });
    await person.click(screen.getByRole('button', { name: /^Tout garder.: réponse 2$/ }));
    await pass(0.1);
    expect(store.last?.answers[1]?.trim ?? null).toBeNull();
  });

  it('keeps the screen on only while recording', async () => {
    open({ ...fresh, thinkSeconds: null });
    await press('Commencer');
    await pass(1);
    expect(wakeLock.held).toBe(0);
    await press('Répondre');
    await pass(5);
    expect(wakeLock.held).toBe(1);
    await press('Terminer la réponse');
    await pass(1);
    expect(wakeLock.held).toBe(0);
  });

  it('reports a failed recorder as such, not as a full device, and keeps the earlier answer', async () => {
    const { store } = open({ ...begun, thinkSeconds: null });
    await press('Commencer');
    FakeMediaRecorder.refuses = true;
    await press('Répondre');
    await pass(4);
    expect(screen.getAllByText(/n’a pas pu enregistrer l’image et le son/)[0]).toBeInTheDocument();
    expect(screen.queryByText(/plus d’espace/)).not.toBeInTheDocument();
    expect(store.last).toBeNull();
    FakeMediaRecorder.refuses = false;
    await press('Répondre');
    await pass(4);
    expect(screen.getByText('L’enregistrement est en cours.')).toBeInTheDocument();
  });

  it('does not render the stage again when the sound level changes', async () => {
    let reads = 0;
    open({
      ...fresh,
      get answers() {
        reads += 1;
        return fresh.answers;
      },
    });
    const meter = await screen.findByLabelText('Caméra').then(() => screen.findByRole('meter'));
    await pass(0.5);
    const [before, level] = [reads, meter.getAttribute('aria-valuenow')];
    await pass(1);
    expect(meter.getAttribute('aria-valuenow')).not.toBe(level);
    expect(reads).toBe(before);
  });
});
