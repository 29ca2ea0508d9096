import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { NodeProgram } from '../../../platform/cage/index.js';
import { ReadersBusy, ResumeProtected, ResumeUnreadable, ResumeUnsupported } from '../domain/resume.errors.js';
import type { ResumeContent } from '../domain/resume-content.js';
import { resumeLimits } from '../domain/resume-limits.js';

// Source or build: the program is beside this file with the same extension.
const path = fileURLToPath(new URL(`./text-program${extname(import.meta.url)}`, import.meta.url));
export const textProgram = new NodeProgram(path, ['--max-old-space-size=256']);

type Answer = ResumeContent | { readonly refused: 'PROTECTED' | 'UNSUPPORTED' | 'TOO_LARGE' | 'DAMAGED' };

/**
 * Reads a résumé: PDF, DOCX, ODT, plain text, or LinkedIn's data archive. A program in a cage reads it, which is killed when it takes
 * too long.
 *
 * @throws ResumeProtected @throws ResumeUnsupported @throws ResumeUnreadable
 * @throws ReadersBusy if the machine was too busy to read it in time
 */
export async function readResume(bytes: Buffer, seconds: number = resumeLimits.seconds): Promise<ResumeContent> {
  const answer = await ask(bytes, seconds);
  if (!('refused' in answer)) return answer;
  if (answer.refused === 'PROTECTED') throw new ResumeProtected();
  throw answer.refused === 'UNSUPPORTED' ? new ResumeUnsupported() : new ResumeUnreadable();
}

async function ask(bytes: Buffer, seconds: number): Promise<Answer> {
  const { code, wasStarved, output } = await textProgram.run({
    args: [JSON.stringify(resumeLimits)],
    input: bytes,
    seconds,
    memoryBytes: resumeLimits.maxMemoryBytes,
    answerBytes: resumeLimits.maxAnswerBytes,
  });
  if (wasStarved) throw new ReadersBusy();
  try {
    return code === 0 ? (JSON.parse(output.toString('utf8')) as Answer) : { refused: 'DAMAGED' };
  } catch {
    return { refused: 'DAMAGED' };
  }
}
