import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { NodeProgram } from '../../../platform/cage/index.js';
import { ResumeProtected, ResumeUnreadable, ResumeUnsupported } from '../domain/resume.errors.js';
import { resumeLimits } from '../domain/resume-limits.js';

// Source or build: the program is beside this file with the same extension.
const path = fileURLToPath(new URL(`./text-program${extname(import.meta.url)}`, import.meta.url));
export const textProgram = new NodeProgram(path, ['--max-old-space-size=256']);

type Answer = { readonly text: string } | { readonly refused: 'PROTECTED' | 'UNSUPPORTED' | 'TOO_LARGE' | 'DAMAGED' };

/**
 * The text of a résumé: PDF, DOCX, ODT or plain text. It is read by a program in a cage, which is killed when it takes
 * too long.
 *
 * @throws ResumeProtected @throws ResumeUnsupported @throws ResumeUnreadable
 */
export async function textOfResume(bytes: Buffer, seconds: number = resumeLimits.seconds): Promise<string> {
  const answer = await ask(bytes, seconds);
  if ('text' in answer) return answer.text;
  if (answer.refused === 'PROTECTED') throw new ResumeProtected();
  throw answer.refused === 'UNSUPPORTED' ? new ResumeUnsupported() : new ResumeUnreadable();
}

async function ask(bytes: Buffer, seconds: number): Promise<Answer> {
  const { code, output } = await textProgram.run({
    args: [JSON.stringify(resumeLimits)],
    input: bytes,
    seconds,
    memoryBytes: resumeLimits.maxMemoryBytes,
    answerBytes: resumeLimits.maxAnswerBytes,
  });
  try {
    return code === 0 ? (JSON.parse(output.toString('utf8')) as Answer) : { refused: 'DAMAGED' };
  } catch {
    return { refused: 'DAMAGED' };
  }
}
