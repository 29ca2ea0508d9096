import engineUrl from '@twilio/video-processors/dist/build/tflite-simd-1-0-0.wasm?url';
import modelUrl from '@twilio/video-processors/dist/build/selfie_segmentation_landscape.tflite?url';
import { scriptOfWorker } from '../../../../lib/worker-script';
import workerUrl from './blur.worker.ts?worker&url';
import { type BlurParts, blurredCamera, type OpenBlur } from './blurred-camera';
import { joinTracks } from './join-tracks';

const LOADED_WITHIN_MS = 120_000;

async function bytesOf(url: string): Promise<ArrayBuffer> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(LOADED_WITHIN_MS) });
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  return answer.arrayBuffer();
}

const parts: BlurParts = {
  startWorker: () => new Worker(scriptOfWorker(workerUrl), { type: 'module' }),
  loadFiles: async () => {
    const [engine, model] = await Promise.all([bytesOf(engineUrl), bytesOf(modelUrl)]);
    return { engine, model };
  },
  join: joinTracks,
};

/** With this module the person's choice loads everything: worker, WebAssembly and model. All of it comes from our own site. */
export const openBlur: OpenBlur = (camera, events) => blurredCamera(camera, events, parts);
