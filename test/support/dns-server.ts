import { createSocket, type RemoteInfo } from 'node:dgram';
import { createServer, type Server, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';

const TYPE = { CNAME: 5, TXT: 16 } as const;
const CODES = { ok: 0, servfail: 2, nxdomain: 3, refused: 5 } as const;

/** The answer of the server about a name. `silent` never answers; `garbage` answers bytes that are no message. */
export type DnsZone =
  | { readonly texts: readonly string[] }
  | { readonly alias: string; readonly texts?: readonly string[] }
  | 'servfail'
  | 'refused'
  | 'silent'
  | 'garbage';

/** A DNS server on the loopback address, over UDP and TCP. A name without an entry does not exist. */
export interface DnsServer {
  /** For the setting DNS_SERVERS. */
  readonly address: string;
  /** By name in lower case. */
  readonly zone: Map<string, DnsZone>;
  /** Names that were asked for, in order, with `TXT` or `CNAME`. */
  readonly asked: readonly string[];
  close(): Promise<void>;
}

interface Question {
  readonly id: number;
  readonly name: string;
  readonly type: number;
  /** The bytes of the question, which an answer repeats. */
  readonly bytes: Buffer;
}

function questionIn(message: Buffer): Question {
  const labels: string[] = [];
  let at = 12;
  for (let length = message[at] ?? 0; length > 0; length = message[at] ?? 0) {
    labels.push(message.toString('latin1', at + 1, at + 1 + length));
    at += length + 1;
  }
  const name = labels.join('.').toLowerCase();
  return { id: message.readUInt16BE(0), name, type: message.readUInt16BE(at + 1), bytes: message.subarray(12, at + 5) };
}

const named = (name: string): Buffer =>
  Buffer.concat([
    ...name.split('.').map((label) => Buffer.concat([Buffer.from([label.length]), Buffer.from(label, 'latin1')])),
    Buffer.from([0]),
  ]);

function record(owner: Buffer, type: number, data: Buffer): Buffer {
  const head = Buffer.alloc(10);
  head.writeUInt16BE(type, 0);
  head.writeUInt16BE(1, 2);
  head.writeUInt32BE(0, 4);
  head.writeUInt16BE(data.length, 8);
  return Buffer.concat([owner, head, data]);
}

/** A text in pieces of 255 bytes, as the DNS stores it. */
function textData(text: string): Buffer {
  const bytes = Buffer.from(text);
  const pieces: Buffer[] = [];
  for (let at = 0; at === 0 || at < bytes.length; at += 255) {
    const piece = bytes.subarray(at, at + 255);
    pieces.push(Buffer.from([piece.length]), piece);
  }
  return Buffer.concat(pieces);
}

function message({ id, bytes }: Question, code: number, answers: readonly Buffer[], truncated = false): Buffer {
  const head = Buffer.alloc(12);
  head.writeUInt16BE(id, 0);
  head.writeUInt16BE(0x8580 | (truncated ? 0x0200 : 0) | code, 2);
  head.writeUInt16BE(1, 4);
  head.writeUInt16BE(answers.length, 6);
  return Buffer.concat([head, bytes, ...answers]);
}

/** @returns null if the server stays silent. */
function answerTo(question: Question, zone: DnsZone | undefined): Buffer | null {
  if (zone === undefined) return message(question, CODES.nxdomain, []);
  if (zone === 'silent') return null;
  if (zone === 'garbage')
    return Buffer.concat([message(question, CODES.ok, []).subarray(0, 8), Buffer.alloc(60, 0xff)]);
  if (zone === 'servfail' || zone === 'refused') return message(question, CODES[zone], []);
  const owner = named(question.name);
  const answers: Buffer[] = [];
  let holder = owner;
  if ('alias' in zone) {
    answers.push(record(owner, TYPE.CNAME, named(zone.alias)));
    holder = named(zone.alias);
  }
  if (question.type === TYPE.TXT) {
    answers.push(...(zone.texts ?? []).map((text) => record(holder, TYPE.TXT, textData(text))));
  }
  return message(question, CODES.ok, answers);
}

const MAX_UDP = 1_232;

/** Starts the server on a free port. */
export async function startDnsServer(): Promise<DnsServer> {
  const zone = new Map<string, DnsZone>();
  const asked: string[] = [];
  const answer = (bytes: Buffer): { readonly question: Question; readonly answer: Buffer | null } => {
    const question = questionIn(bytes);
    asked.push(`${question.type === TYPE.TXT ? 'TXT' : 'CNAME'} ${question.name}`);
    return { question, answer: answerTo(question, zone.get(question.name)) };
  };
  const sockets = new Set<Socket>();
  const overTcp: Server = createServer((socket) => {
    sockets.add(socket);
    let read = Buffer.alloc(0);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => sockets.delete(socket));
    socket.on('data', (chunk: Buffer) => {
      read = Buffer.concat([read, chunk]);
      while (read.length >= 2 && read.length >= read.readUInt16BE(0) + 2) {
        const length = read.readUInt16BE(0);
        const { answer: full } = answer(read.subarray(2, 2 + length));
        read = read.subarray(2 + length);
        if (!full) continue;
        const size = Buffer.alloc(2);
        size.writeUInt16BE(full.length, 0);
        socket.write(Buffer.concat([size, full]));
      }
    });
  });
  await new Promise<void>((resolve) => overTcp.listen(0, '127.0.0.1', resolve));
  const { port } = overTcp.address() as AddressInfo;
  const overUdp = createSocket('udp4');
  overUdp.on('message', (bytes: Buffer, from: RemoteInfo) => {
    const { question, answer: full } = answer(bytes);
    if (!full) return;
    // A long answer is asked for again over TCP.
    overUdp.send(full.length > MAX_UDP ? message(question, CODES.ok, [], true) : full, from.port, from.address);
  });
  await new Promise<void>((resolve) => overUdp.bind(port, '127.0.0.1', resolve));
  return {
    address: `127.0.0.1:${port}`,
    zone,
    asked,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await Promise.all([
        new Promise<void>((resolve) => overUdp.close(() => resolve())),
        new Promise<void>((resolve) => overTcp.close(() => resolve())),
      ]);
    },
  };
}
