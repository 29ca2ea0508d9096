import { useEffect, useState } from 'react';
import { levelOf, type Loudness, loudnessOf } from './sound-level';

export interface SoundLevel {
  /** Current level, 0 to 1. */
  readonly level: number;
  /** Over the last seconds, because a word that changes with every syllable cannot be read. */
  readonly loudness: Loudness;
}

const LOOK_EVERY_MS = 100;
const REMEMBERED = 30;

/** Level of the microphone; null if the browser cannot measure it. */
export function useSoundLevel(stream: MediaStream | null): SoundLevel | null {
  const [sound, setSound] = useState<SoundLevel | null>(null);
  useEffect(() => {
    if (!stream || typeof AudioContext === 'undefined' || stream.getAudioTracks().length === 0) return;
    const context = new AudioContext();
    const analyser = context.createAnalyser();
    analyser.fftSize = 2048;
    const source = context.createMediaStreamSource(stream);
    source.connect(analyser);
    // A context created without a user gesture may start suspended.
    void context.resume();
    const samples = new Float32Array(analyser.fftSize);
    const last: number[] = [];
    const timer = setInterval(() => {
      analyser.getFloatTimeDomainData(samples);
      const level = levelOf(samples);
      last.push(level);
      if (last.length > REMEMBERED) last.shift();
      setSound({ level, loudness: loudnessOf(Math.max(...last)) });
    }, LOOK_EVERY_MS);
    return () => {
      clearInterval(timer);
      source.disconnect();
      void context.close();
      setSound(null);
    };
  }, [stream]);
  return sound;
}
