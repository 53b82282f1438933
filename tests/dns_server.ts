import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'

/** Records by name: texts, and hosts that take mail. A name that isn't here doesn't exist; one that is `null` is never answered for. */
export type Zone = Record<string, { txt?: string[]; mx?: string[] } | null>

const TYPES = { 15: 'mx', 16: 'txt' } as const
const NO_SUCH_NAME = 3

/** A name server on loopback (RFC 1035). @returns its address, and a function that stops it */
export async function startDnsServer(zone: Zone): Promise<{ address: string; stop: () => Promise<void> }> {
  const socket = createSocket('udp4')
  socket.on('message', (question, { port, address }) => {
    const answer = answerTo(question, zone)
    if (answer) socket.send(answer, port, address)
  })
  socket.bind(0, '127.0.0.1')
  await once(socket, 'listening')
  const stop = async () => {
    socket.close()
    await once(socket, 'close')
  }
  return { address: `127.0.0.1:${(socket.address() as AddressInfo).port}`, stop }
}

function answerTo(question: Buffer, zone: Zone): Buffer | undefined {
  const { name, end } = nameIn(question, 12)
  const known = zone[name]
  if (known === null) return undefined
  const type = TYPES[question.readUInt16BE(end) as keyof typeof TYPES]
  const found = (type && known?.[type]) ?? []
  const header = Buffer.alloc(12)
  question.copy(header, 0, 0, 2)
  header.writeUInt16BE(0x8180 | (known ? 0 : NO_SUCH_NAME), 2)
  header.writeUInt16BE(1, 4)
  header.writeUInt16BE(found.length, 6)
  const records = found.map((value) => record(question.readUInt16BE(end), type === 'mx' ? mx(value) : txt(value)))
  return Buffer.concat([header, question.subarray(12, end + 4), ...records])
}

function nameIn(message: Buffer, start: number): { name: string; end: number } {
  const labels: string[] = []
  let at = start
  for (let length = message[at]!; length > 0; length = message[at]!) {
    labels.push(message.toString('latin1', at + 1, at + 1 + length))
    at += length + 1
  }
  return { name: labels.join('.').toLowerCase(), end: at + 1 }
}

/** Of the name that was asked for, which stands at the beginning. */
function record(type: number, data: Buffer): Buffer {
  const head = Buffer.alloc(12)
  head.writeUInt16BE(0xc00c, 0)
  head.writeUInt16BE(type, 2)
  head.writeUInt16BE(1, 4)
  head.writeUInt16BE(data.length, 10)
  return Buffer.concat([head, data])
}

/** In strings of up to 255 bytes. */
function txt(text: string): Buffer {
  const pieces = text.match(/.{1,255}/gs) ?? ['']
  return Buffer.concat(pieces.map((piece) => Buffer.from(String.fromCharCode(piece.length) + piece, 'latin1')))
}

function mx(host: string): Buffer {
  const labels = host.split('.').filter(Boolean)
  const name = labels.map((label) => String.fromCharCode(label.length) + label).join('')
  return Buffer.from(`\0\u000a${name}\0`, 'latin1')
}
